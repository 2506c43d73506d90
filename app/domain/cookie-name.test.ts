import { describe, expect, it } from 'vitest';
import { prefixCookieName, readCookieValue } from './cookie-name';

describe('prefixCookieName and readCookieValue', () => {
  it.each([
    [true, '__Host-session'],
    [false, 'session'],
  ])('prefixCookieName adds the __Host- prefix only over TLS (over TLS: %s): %s', (secure, name) => {
    expect(prefixCookieName('session', secure)).toBe(name);
  });

  it.each([
    [{ '__Host-session': 'own', session: 'set by another host' }, 'own'],
    [{ session: 'over plain http' }, 'over plain http'],
    [{ other: 'x' }, undefined],
  ])('readCookieValue prefers the prefixed cookie: the cookies %o give the value %s', (cookies, value) => {
    expect(readCookieValue(cookies, 'session')).toBe(value);
  });
});
