import { describe, it, expect } from 'vitest';
import { hostOf } from './host.ts';

describe('hostOf', () => {
  it('reads the host a person knows', () => {
    expect(hostOf('https://www.boards.example/jobs/1?x=1')).toBe('boards.example');
    expect(hostOf('http://127.0.0.1:3000/')).toBe('127.0.0.1:3000');
  });

  it('knows no host in anything but http(s)', () => {
    for (const href of ['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.example', '/dashboard', '']) expect(hostOf(href)).toBeNull();
  });
});
