import { describe, expect, it, vi } from 'vitest';
import { parseFileUrl } from './file-url';

const HTTPS_HOSTS = { names: ['files.example', 'blob.example:8443'], plainHttp: false };
const HTTP_HOSTS = { names: ['127.0.0.1:4000', '[::1]:4000'], plainHttp: true };

describe("HTTP-06, D-64: parseFileUrl (check of a file's URL)", () => {
  it.each([
    ['https://files.example/a?sig=x', HTTPS_HOSTS],
    ['https://FILES.example:443/a', HTTPS_HOSTS],
    ['https://blob.example:8443/a', HTTPS_HOSTS],
    ['http://127.0.0.1:4000/files/1', HTTP_HOSTS],
    ['http://[::1]:4000/files/1', HTTP_HOSTS],
    ['https://127.0.0.1:4000/files/1', HTTP_HOSTS],
    ['http://files.example:80/a', { names: ['files.example'], plainHttp: true }],
  ])('accepts a host that the deployment allows: %s', (given, hosts) => {
    expect(parseFileUrl(given, hosts)?.href).toBe(new URL(given).href);
  });

  it.each([
    ['another host', 'https://evil.example/a'],
    ['a sub-domain', 'https://a.files.example/a'],
    ['a host with the same prefix', 'https://files.example.evil.example/a'],
    ['a host with a dot at its end', 'https://files.example./a'],
    ['another port', 'https://files.example:8443/a'],
    ['a missing port', 'https://blob.example/a'],
    ['plain http', 'http://files.example/a'],
    ['another scheme', 'ftp://files.example/a'],
    ['a script', 'javascript:alert(1)'],
    ['a file of this machine', 'file:///etc/passwd'],
    ['data', 'data:text/html,x'],
    ['only a path', '/user/profile'],
    ['nothing', ''],
    ['a user', 'https://anna@files.example/a'],
    ['a user with a password', 'https://anna:secret@files.example/a'],
    ['an allowed host as a user', 'https://files.example@evil.example/a'],
    ['the loopback address', 'https://127.0.0.1/a'],
    ['the loopback address as an integer', 'https://2130706433/a'],
    ['localhost', 'https://localhost/a'],
    ['a private IP address', 'https://10.0.0.7/a'],
    ['the address of cloud metadata', 'http://169.254.169.254/latest/meta-data'],
    ['the loopback address in IPv6', 'https://[::1]/a'],
    ['a private IPv4 address mapped to IPv6', 'https://[::ffff:10.0.0.7]/a'],
  ])('refuses a URL with %s', (_, given) => {
    const report = vi.fn();
    expect(parseFileUrl(given, HTTPS_HOSTS, report)).toBeNull();
    expect(report).toHaveBeenCalledOnce();
  });

  it.each([
    ['https://evil.example:8443/a?sig=secret', { why: 'unlisted-host', host: 'evil.example:8443' }],
    ['http://files.example/a?sig=secret', { why: 'scheme', host: 'files.example' }],
    ['https://anna:secret@files.example/a', { why: 'credentials', host: 'files.example' }],
    ['javascript:alert(1)', { why: 'scheme', host: undefined }],
    ['/user/profile', { why: 'no-address', host: undefined }],
  ])('reports the reason and the host of %s, never path, query or credentials', (given, expectedReport) => {
    const report = vi.fn();
    parseFileUrl(given, HTTPS_HOSTS, report);
    expect(report.mock.calls).toEqual([[expectedReport]]);
  });
});
