import { describe, it, expect } from 'vitest';
import { hostOf, showsHost } from './host.ts';

describe('hostOf', () => {
  it('reads the host a person knows', () => {
    expect(hostOf('https://www.boards.example/jobs/1?x=1')).toBe('boards.example');
    expect(hostOf('http://127.0.0.1:3000/')).toBe('127.0.0.1:3000');
  });

  it('knows no host in anything but http(s)', () => {
    for (const href of ['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.example', '/dashboard', '']) expect(hostOf(href)).toBeNull();
  });
});

describe('an address with a name before its host', () => {
  it('has no host that could be shown', () => {
    for (const href of ['https://stripe.com@evil.example/', 'https://:word@evil.example', 'http://a:b@127.0.0.1/'])
      expect(hostOf(href)).toBeNull();
  });
});

describe('showsHost', () => {
  it('is true of an address at that host, however it is written', () => {
    for (const text of ['boards.example', 'https://boards.example/jobs?x=1', 'http://www.Boards.example', 'boards.example#top'])
      expect(showsHost(text, 'boards.example')).toBe(true);
  });

  it('is false where the host only occurs somewhere', () => {
    for (const text of [
      'https://stripe.com/jobs?from=evil.example',
      'https://evil.example.stripe.com',
      'https://stripe.com@evil.example',
      'https://evil.example@stripe.com',
      'https://evil.example:8443',
      'see evil.example',
    ])
      expect(showsHost(text, 'evil.example')).toBe(false);
  });
});
