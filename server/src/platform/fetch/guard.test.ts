import { describe, expect, it } from 'vitest';
import { isPublicAddress, publicUrl } from './connect.ts';

describe('an IP address', () => {
  it.each([
    '8.8.8.8',
    '93.184.216.34',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.255.255',
    '223.255.255.254',
    '2606:4700::6810:84e5',
    '2a00:1450:4001:81b::200e',
    '::ffff:8.8.8.8',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ['this network', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['shared by carriers', '100.64.0.1'],
    ['link-local, where clouds keep their metadata', '169.254.169.254'],
    ['for protocols', '192.0.0.8'],
    ['for documents', '192.0.2.1'],
    ['for documents', '198.51.100.7'],
    ['for documents', '203.0.113.9'],
    ['for benchmarks', '198.18.0.1'],
    ['the old 6to4 relay', '192.88.99.1'],
    ['multicast', '224.0.0.1'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['mapped IPv4 loopback', '::ffff:127.0.0.1'],
    ['mapped IPv4 private', '::ffff:a00:1'],
    ['mapped IPv4 metadata', '::ffff:169.254.169.254'],
    ['IPv4-compatible', '::7f00:1'],
    ['IPv4-translated', '::ffff:0:7f00:1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['NAT64 to a public host', '64:ff9b::808:808'],
    ['local NAT64', '64:ff9b:1::1'],
    ['6to4', '2002:7f00:1::1'],
    ['Teredo', '2001::7f00:1'],
    ['unique local', 'fc00::1'],
    ['unique local, a metadata service', 'fd00:ec2::254'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['site-local', 'fec0::1'],
    ['discarded', '100::1'],
    ['for documents', '2001:db8::1'],
    ['for documents', '3fff::1'],
    ['for benchmarks', '2001:2::1'],
    ['segment routing', '5f00::1'],
    ['multicast', 'ff02::1'],
    ['not assigned', '4000::1'],
    ['no address', 'localhost'],
    ['no address', '127.1'],
    ['no address', ''],
  ])('of a kind that is not public (%s) is refused: %s', (_kind, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('an address of the web', () => {
  it.each(['https://boards.example.com/v1?page=2', 'https://boards.example.com:443/', 'https://boards.example.com./'])(
    'may be asked: %s',
    (address) => {
      expect(publicUrl(address).hostname).toMatch(/^boards\.example\.com/);
    },
  );

  it.each([
    'http://boards.example.com/',
    'ftp://boards.example.com/',
    'file:///etc/passwd',
    'data:application/json,{}',
    'https://boards.example.com:5432/',
    'https://boards.example.com:80/',
    'https://user@boards.example.com/',
    'https://user:password@boards.example.com/',
    'https://:password@boards.example.com/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://0177.0.0.1/',
    'https://①②⑦.0.0.1/',
    'https://8.8.8.8/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[2606:4700::1]/',
    'https://localhost/',
    'https://localhost./',
    'https://LOCALHOST/',
    'https://boards.localhost/',
    'https://printer.local/',
    'https://metadata.google.internal/',
    'https://metadata.google.internal./',
    'https://router.home.arpa/',
    'https://metadata/',
    'boards.example.com',
    '',
    'https://',
  ])('is refused: %s', (address) => {
    expect(() => publicUrl(address)).toThrow(expect.objectContaining({ kind: 'private' }));
  });
});
