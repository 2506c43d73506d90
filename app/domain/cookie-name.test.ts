import { describe, expect, it } from 'vitest';
import { cookieName, cookieValue } from './cookie-name';

describe('a cookie that no other host of the domain can set', () => {
  it.each([
    [true, '__Host-session'],
    [false, 'session'],
  ])('is named over TLS (%s) %s', (secure, name) => {
    expect(cookieName('session', secure)).toBe(name);
  });

  it.each([
    [{ '__Host-session': 'own', session: 'set by another host' }, 'own'],
    [{ session: 'over plain http' }, 'over plain http'],
    [{ other: 'x' }, undefined],
  ])('is read first: of %o %s', (cookies, value) => {
    expect(cookieValue(cookies, 'session')).toBe(value);
  });
});
