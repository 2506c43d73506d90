import { describe, expect, it } from 'vitest';
import { cookieHeader, withSetCookies } from './cookie-jar';

const now = new Date('2026-03-10T10:00:00Z');

describe('HTTP-01: the backend’s cookies of one user', () => {
  it('takes what an answer sets, beside what is there', () => {
    expect(withSetCookies({ a: '1' }, ['b=2; Path=/; HttpOnly', 'c=x%20y'], now)).toEqual({
      a: '1',
      b: '2',
      c: 'x%20y',
    });
  });

  it.each([['b=; Max-Age=0'], ['b=x; Expires=Tue, 10 Mar 2026 09:59:59 GMT']])(
    'forgets what has expired: %s',
    (cookie) => {
      expect(withSetCookies({ a: '1', b: '2' }, [cookie], now)).toEqual({ a: '1' });
    },
  );

  it('lets Max-Age win over Expires', () => {
    expect(withSetCookies({}, ['b=2; Max-Age=60; Expires=Tue, 10 Mar 2020 10:00:00 GMT'], now)).toEqual({
      b: '2',
    });
  });

  it('makes one header of all, none of none', () => {
    expect(cookieHeader({ a: '1', b: 'x%20y' })).toBe('a=1; b=x%20y');
    expect(cookieHeader({})).toBeNull();
  });
});
