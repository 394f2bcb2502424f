import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

describe('reading the environment', () => {
  it('has a default for every variable, set or empty', () => {
    const config = loadConfig({ PORT: '', DATABASE_URL: '', AI_PROVIDER: '' });
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      fileStore: 'database',
      sampleData: true,
      rateLimits: true,
      hasLocalKey: true,
      publicUrl: null,
      mail: { server: null, from: 'Alive <no-reply@localhost>', isOutboxRead: true },
      conversationHours: 24,
      syncHours: 6,
      isLoopback: true,
      opsToken: null,
      trustsLocal: true,
      registrationsPerAddress: 1000,
      trustedProxies: 0,
      model: null,
    });
    expect(config.dataDir).toMatch(/\/\.data$/);
  });

  it('keeps the sample out of a named database unless SAMPLE_DATA is on', () => {
    const DATABASE_URL = 'postgresql://alive@localhost/alive';
    expect(loadConfig({ DATABASE_URL }).sampleData).toBe(false);
    expect(loadConfig({ DATABASE_URL, SAMPLE_DATA: 'on' }).sampleData).toBe(true);
  });

  it('makes snapshots at three alongside an embedded database, and where it is asked for with PostgreSQL', () => {
    const DATABASE_URL = 'postgresql://alive@localhost/alive';
    expect(loadConfig({ DATA_DIR: '/data' })).toMatchObject({ backupDir: '/data/backups', backupAt: { hours: 3, minutes: 0 } });
    expect(loadConfig({ DATABASE_URL }).backupDir).toBeNull();
    expect(loadConfig({ DATABASE_URL, BACKUP_DIR: '/backups', BACKUP_AT: 'off' })).toMatchObject({ backupDir: '/backups', backupAt: null });
  });

  it('takes logos from Google, from another service, or from none', () => {
    expect(loadConfig({}).logoService).toBe('https://www.google.com/s2/favicons?sz=128&domain={domain}');
    const LOGO_SERVICE_URL = 'https://logos.example/{domain}.png';
    expect(loadConfig({ LOGO_SERVICE_URL }).logoService).toBe(LOGO_SERVICE_URL);
    expect(loadConfig({ LOGO_SERVICE_URL: 'off' }).logoService).toBeNull();
  });

  it('has no sync schedule when ATS_SYNC is off', () => {
    expect(loadConfig({ ATS_SYNC_HOURS: '1' }).syncHours).toBe(1);
    expect(loadConfig({ ATS_SYNC: 'off', ATS_SYNC_HOURS: '1' }).syncHours).toBeNull();
  });

  it.each<[Record<string, string>]>([
    [{ HOST: '0.0.0.0' }],
    [{ HOST: '127.example.com' }],
    [{ NODE_ENV: 'production' }],
    [{ DATABASE_URL: 'postgres://localhost/alive' }],
  ])('has no local key under %j', (env) => {
    expect(loadConfig(env).hasLocalKey).toBe(false);
  });

  it.each(['::1', 'localhost', '127.0.0.2'])('has a local key at %s', (HOST) => {
    expect(loadConfig({ HOST }).hasLocalKey).toBe(true);
  });

  it('trusts no request as this machine’s own behind a proxy in production', () => {
    expect(loadConfig({ NODE_ENV: 'production', TRUSTED_PROXIES: '1' }).trustsLocal).toBe(false);
    expect(loadConfig({ NODE_ENV: 'production' }).trustsLocal).toBe(true);
    expect(loadConfig({ TRUSTED_PROXIES: '1' }).trustsLocal).toBe(true);
  });

  it('knows where students find it, and who sends its mail', () => {
    expect(loadConfig({ PUBLIC_URL: 'https://Alive.example.edu/' }).publicUrl).toBe('https://alive.example.edu');
    expect(loadConfig({ SMTP_URL: 'smtp://mail.example.edu:587', MAIL_FROM: 'Alive <hi@example.edu>' }).mail).toMatchObject({
      server: 'smtp://mail.example.edu:587',
      from: 'Alive <hi@example.edu>',
    });
    expect(loadConfig({ SMTP_URL: 'smtps://user:pa55@mail.example.edu' }).mail.from).toBe('Alive <no-reply@mail.example.edu>');
  });

  it.each([
    ['PUBLIC_URL', 'alive.example.edu'],
    ['PUBLIC_URL', 'https://alive.example.edu/app'],
    ['PUBLIC_URL', 'https://maya@alive.example.edu'],
    ['PUBLIC_URL', 'https://alive.example.edu/?'],
    ['MAIL_FROM', 'Alive'],
    ['MAIL_FROM', 'Alive <hi@example.edu>\r\nBcc: all@example.edu'],
    ['SMTP_URL', 'http://mail.example.edu'],
    ['OPS_TOKEN', 'too-short'],
    ['OPS_TOKEN', 'sixteen letters and spaces'],
    ['REGISTRATIONS_PER_ADDRESS', '0'],
    ['AI_ADDRESS_SHARES', '101'],
    ['PORT', ' '],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['PORT', '0x50'],
    ['PORT', '3000 '],
    ['TRUSTED_PROXIES', '11'],
    ['RETENTION_MONTHS', '0'],
    ['CONVERSATION_HOURS', '0'],
    ['CONVERSATION_HOURS', 'a day'],
    ['FILE_STORE', 'databse'],
    ['FILE_STORE', './files'],
    ['BACKUP_AT', '24:00'],
    ['BACKUP_AT', '3:00'],
    ['SAMPLE_DATA', 'ON'],
    ['ATS_SYNC', 'true'],
    ['ATS_SYNC_HOURS', '0'],
    ['ATS_SYNC_HOURS', '169'],
    ['EMBEDDER', '1'],
    ['DATABASE_URL', 'localhost:5432'],
    ['AI_BASE_URL', 'ftp://models.example'],
    ['LOGO_SERVICE_URL', 'https://logos.example/'],
    ['LOGO_SERVICE_URL', 'logos/{domain}'],
    ['LOGO_SERVICE_URL', 'on'],
    ['LOGO_SERVICE_URL', 'ftp://logos.example/{domain}'],
  ])('refuses %s=%j with a reason', (name, value) => {
    expect(() => loadConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => loadConfig({ [name]: value })).toThrow(new RegExp(`^The configuration does not fit:\n  ${name}: must be .+$`));
  });
});

describe('the language model', () => {
  const model = (env: Record<string, string>) => loadConfig(env).model;
  const reasons = (env: Record<string, string>): string => {
    try {
      loadConfig(env);
    } catch (error) {
      return error instanceof ConfigError ? error.message : String(error);
    }
    return '';
  };

  it.each([
    ['OPENAI_API_KEY', 'openai'],
    ['ANTHROPIC_API_KEY', 'anthropic'],
    ['GOOGLE_GENERATIVE_AI_API_KEY', 'google'],
  ])('belongs to the vendor whose key is the only one: %s', (name, provider) => {
    const found = model({ [name]: 'sk-canary' });
    expect(found).toMatchObject({ provider, apiKey: 'sk-canary', baseUrl: null, firstToken: 20_000, dailyTokens: 200_000, cost: null });
    expect(Object.values(found?.models ?? {}).every((one) => one !== '')).toBe(true);
  });

  it('comes from AI_PROVIDER, with the vendor’s key or AI_API_KEY', () => {
    const keys = { OPENAI_API_KEY: 'sk-open', ANTHROPIC_API_KEY: 'sk-ant' };
    expect(model({ ...keys, AI_PROVIDER: 'anthropic' })).toMatchObject({ provider: 'anthropic', apiKey: 'sk-ant' });
    expect(model({ ...keys, AI_PROVIDER: 'anthropic', AI_API_KEY: 'sk-own' })).toMatchObject({ provider: 'anthropic', apiKey: 'sk-own' });
    expect(reasons(keys)).toContain('AI_PROVIDER: OPENAI_API_KEY and ANTHROPIC_API_KEY are set, so say whose model answers');
  });

  it('is off when AI_PROVIDER is builtin, even with keys', () => {
    expect(model({ AI_PROVIDER: 'builtin', OPENAI_API_KEY: 'sk-canary', AI_MODEL: 'large' })).toBeNull();
  });

  it('may come from a compatible server without a key', () => {
    const local = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://127.0.0.1:11434/v1', AI_MODEL: 'qwen3:8b' };
    expect(model(local)).toMatchObject({
      provider: 'openai-compatible',
      baseUrl: 'http://127.0.0.1:11434/v1',
      apiKey: null,
      models: { chat: 'qwen3:8b', plan: 'qwen3:8b', extract: 'qwen3:8b' },
    });
    expect(reasons({ AI_PROVIDER: 'openai-compatible' })).toMatch(/AI_BASE_URL: is needed .+\n {2}AI_MODEL: is needed/);
    expect(model({ ...local, OPENAI_API_KEY: 'sk-canary' })).toMatchObject({ apiKey: null });
  });

  it('may differ for each use', () => {
    const env = { OPENAI_API_KEY: 'sk-canary', AI_MODEL: 'middle', AI_MODEL_CHAT: 'large', AI_MODEL_PLAN: 'small' };
    expect(model(env)?.models).toEqual({ chat: 'large', plan: 'small', extract: 'middle' });
    const each = { AI_MODEL_CHAT: 'a', AI_MODEL_PLAN: 'b', AI_MODEL_EXTRACT: 'c' };
    expect(model({ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://[::1]:8000/v1', ...each })?.models).toEqual({
      chat: 'a',
      plan: 'b',
      extract: 'c',
    });
  });

  it('has configurable limits and costs', () => {
    const env = { OPENAI_API_KEY: 'sk-canary', AI_DAILY_TOKENS: '0', AI_FIRST_TOKEN_SECONDS: '45' };
    expect(model({ ...env, AI_COST_INPUT: '2.50', AI_COST_OUTPUT: '10' })).toMatchObject({
      dailyTokens: 0,
      firstToken: 45_000,
      cost: { input: 2.5, output: 10 },
    });
    expect(reasons({ ...env, AI_COST_INPUT: '2.50' })).toContain('AI_COST_OUTPUT: is needed');
  });

  it.each(['AI_MODEL', 'AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL_CHAT', 'AI_MODEL_PLAN', 'AI_MODEL_EXTRACT'])('needs more than %s', (name) => {
    expect(reasons({ [name]: 'http://canary.example' })).toBe(
      `The configuration does not fit:\n  ${name}: says nothing without AI_PROVIDER`,
    );
  });

  it.each<[string, Record<string, string>]>([
    ['AI_PROVIDER', { AI_PROVIDER: 'canary' }],
    ['AI_API_KEY', { AI_PROVIDER: 'openai' }],
    ['AI_API_KEY', { AI_PROVIDER: 'openai', AI_API_KEY: 'sk canary' }],
    ['AI_API_KEY', { AI_PROVIDER: 'openai', AI_API_KEY: 'sk-canary\n' }],
    ['OPENAI_API_KEY', { OPENAI_API_KEY: 'sk-canäry' }],
    ['ANTHROPIC_API_KEY', { ANTHROPIC_API_KEY: `sk-canary${'x'.repeat(500)}` }],
    ['AI_BASE_URL', { OPENAI_API_KEY: 'sk-canary', AI_BASE_URL: 'http://canary:canary@models.example/v1' }],
    ['AI_BASE_URL', { OPENAI_API_KEY: 'sk-canary', AI_BASE_URL: 'http://models.example/v1?key=canary' }],
    ['AI_BASE_URL', { OPENAI_API_KEY: 'sk-canary', AI_BASE_URL: 'canary' }],
    ['AI_MODEL', { OPENAI_API_KEY: 'sk-canary', AI_MODEL: `canary${'x'.repeat(200)}` }],
    ['AI_DAILY_TOKENS', { OPENAI_API_KEY: 'sk-canary', AI_DAILY_TOKENS: 'canary' }],
    ['AI_FIRST_TOKEN_SECONDS', { OPENAI_API_KEY: 'sk-canary', AI_FIRST_TOKEN_SECONDS: '46' }],
    ['AI_COST_INPUT', { OPENAI_API_KEY: 'sk-canary', AI_COST_INPUT: '$canary' }],
  ])('is refused when %s is wrong, without printing its value', (name, env) => {
    const reported = reasons(env);
    expect(reported).toMatch(new RegExp(`^The configuration does not fit:\n  ${name}: .+`));
    expect(reported).not.toContain('can');
  });
});
