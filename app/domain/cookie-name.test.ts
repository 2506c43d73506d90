import { describe, expect, it } from 'vitest';
import { cookieName, cookieValue } from './cookie-name';

describe('cookieName and cookieValue', () => {
  it.each([
    [true, '__Host-session'],
    [false, 'session'],
  ])('add the __Host- prefix over TLS (%s): %s', (secure, name) => {
    expect(cookieName('session', secure)).toBe(name);
  });

  it.each([
    [{ '__Host-session': 'own', session: 'set by another host' }, 'own'],
    [{ session: 'over plain http' }, 'over plain http'],
    [{ other: 'x' }, undefined],
  ])('prefer the prefixed cookie: %o has the value %s', (cookies, value) => {
    expect(cookieValue(cookies, 'session')).toBe(value);
  });
});
