import { describe, expect, it } from 'vitest';
import { isAllowedHost } from './allowed-host';

describe('hosts the portal may be asked under', () => {
  it.each([
    ['lindhof.portal.example', true],
    ['Portal.Example:8443', true],
    ['evil.example', false],
    ['portal.example.evil.example', false],
    ['evilportal.example', false],
    ['', false],
  ])('%s with portal.example allowed: %s', (host, allowed) => {
    expect(isAllowedHost(host, ['portal.example'])).toBe(allowed);
  });

  it('are any where none is named', () => {
    expect(isAllowedHost('anything.example', [])).toBe(true);
  });
});
