import { describe, expect, it } from 'vitest';
import { isAllowedHost, publicHostOf } from './request-origin';

describe('isAllowedHost', () => {
  it.each([
    ['lindhof.portal.example', true],
    ['Portal.Example:8443', true],
    ['evil.example', false],
    ['portal.example.evil.example', false],
    ['evilportal.example', false],
    [`${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(46)}.portal.example`, true],
    [`${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(47)}.portal.example`, false],
    ['', false],
  ])('isAllowedHost for the host $0 with portal.example allowed returns $1', (host, isAllowed) => {
    expect(isAllowedHost(host, ['portal.example'])).toBe(isAllowed);
  });

  it('accepts subdomains of each allowed domain', () => {
    const allowedDomains = ['portal.example', 'finance.example'];
    const requestedHosts = ['portal.example', 'a.finance.example', 'other.example'];
    expect(requestedHosts.map((host) => isAllowedHost(host, allowedDomains))).toEqual([true, true, false]);
  });

  it.each([
    ['localhost:3000', true],
    ['demo.localhost:3000', true],
    ['192.168.1.20:3000', true],
    ['[::1]:3000', true],
    ['portal', true],
    ['demo.evil.example', false],
    ['demo.localhost:3100@evil.example', false],
    ['localhost.evil.example', false],
    ['a.demo.localhost', true],
    ['evil_.localhost', false],
    ['1.2.3.4.evil.example', false],
    ['evil_1.2.3.4', false],
    ['[::1].evil.example', false],
    ['evil_[::1]', false],
    [`${'a'.repeat(300)}.localhost`, false],
    ['', false],
  ])('isAllowedHost for the host $0 without a configured domain returns $1', (host, isAllowed) => {
    expect(isAllowedHost(host, [])).toBe(isAllowed);
  });
});

it.each([
  ['demo.example', 'demo.example'],
  ['demo.example:3000', 'demo.example:3000'],
  ['demo.example:6666', 'demo.example'],
  ['demo.example:13000', 'demo.example'],
  ['[::1]:3000', '[::1]:3000'],
  ['[::1]:6666', '[::1]'],
  ['[fe80::3000]', '[fe80::3000]'],
])('publicHostOf %s is %s for a portal at port 3000', (requestedHost, publicHost) => {
  expect(publicHostOf(requestedHost, 3000)).toBe(publicHost);
});
