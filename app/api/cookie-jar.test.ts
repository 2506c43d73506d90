import { describe, expect, it } from 'vitest';
import { formatCookieHeader, mergeSetCookies } from './client.server';

const now = new Date('2026-03-10T10:00:00Z');

describe('HTTP-01: cookie jar', () => {
  it('adds the cookies of a response', () => {
    expect(mergeSetCookies({ a: '1' }, ['b=2; Path=/; HttpOnly', 'c=x%20y'], now)).toEqual({
      a: '1',
      b: '2',
      c: 'x%20y',
    });
  });

  it.each([['b=; Max-Age=0'], ['b=x; Expires=Tue, 10 Mar 2026 09:59:59 GMT']])(
    'removes expired cookies: %s',
    (cookie) => {
      expect(mergeSetCookies({ a: '1', b: '2' }, [cookie], now)).toEqual({ a: '1' });
    },
  );

  it('prefers Max-Age to Expires', () => {
    expect(mergeSetCookies({}, ['b=2; Max-Age=60; Expires=Tue, 10 Mar 2020 10:00:00 GMT'], now)).toEqual({
      b: '2',
    });
  });

  it('writes all cookies in one header, and no header for an empty jar', () => {
    expect(formatCookieHeader({ a: '1', b: 'x%20y' })).toBe('a=1; b=x%20y');
    expect(formatCookieHeader({})).toBeNull();
  });
});
