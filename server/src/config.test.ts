import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('reading the environment', () => {
  it('has a default for everything, and takes an empty variable for one that is not set', () => {
    const config = readConfig({ PORT: '', DATABASE_URL: '', AI_PROVIDER: '' });
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      sampleData: true,
      rateLimits: true,
      loginWithoutCode: true,
      conversationHours: 24,
      syncHours: 6,
      trustedProxies: 0,
      hostedModel: null,
    });
    expect(config.dataDir).toMatch(/\/\.data$/);
  });

  it('has no sample in a database of its owner’s, unless asked for', () => {
    const DATABASE_URL = 'postgresql://alive@localhost/alive';
    expect(readConfig({ DATABASE_URL }).sampleData).toBe(false);
    expect(readConfig({ DATABASE_URL, SAMPLE_DATA: 'on' }).sampleData).toBe(true);
  });

  it('asks Google for logos, another service where one is told, and nobody when that is off', () => {
    expect(readConfig({}).logoService).toBe('https://www.google.com/s2/favicons?sz=128&domain={domain}');
    const LOGO_SERVICE_URL = 'https://logos.example/{domain}.png';
    expect(readConfig({ LOGO_SERVICE_URL }).logoService).toBe(LOGO_SERVICE_URL);
    expect(readConfig({ LOGO_SERVICE_URL: 'off' }).logoService).toBeNull();
  });

  it('reads job boards by no schedule when that is off', () => {
    expect(readConfig({ ATS_SYNC_HOURS: '1' }).syncHours).toBe(1);
    expect(readConfig({ ATS_SYNC: 'off', ATS_SYNC_HOURS: '1' }).syncHours).toBeNull();
  });

  it.each<[Record<string, string>]>([
    [{ LOGIN_WITHOUT_CODE: 'off' }],
    [{ HOST: '0.0.0.0' }],
    [{ HOST: '127.example.com' }],
    [{ NODE_ENV: 'production' }],
    [{ DATABASE_URL: 'postgres://localhost/alive' }],
  ])('lets nobody sign in without proof under %j', (env) => {
    expect(readConfig(env).loginWithoutCode).toBe(false);
  });

  it.each(['::1', 'localhost', '127.0.0.2'])('lets a person on their own laptop sign in without proof at %s', (HOST) => {
    expect(readConfig({ HOST }).loginWithoutCode).toBe(true);
  });

  it.each([
    ['PORT', ' '],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['PORT', '0x50'],
    ['PORT', '3000 '],
    ['TRUSTED_PROXIES', '11'],
    ['CONVERSATION_HOURS', '0'],
    ['CONVERSATION_HOURS', 'a day'],
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
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^The configuration does not fit:\n  ${name}: must be .+$`));
  });
});
