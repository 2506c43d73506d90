import { describe, expect, it } from 'vitest';
import { knownExchanges } from './exchange';
import { API, heard } from './exchange-sample';
import { inSessions } from './sessions';

type Given = Parameters<typeof heard>[2];

const logIn = (given: Given = {}) => heard('POST', '/user/account/login', given);
const profile = (given: Given = {}) => heard('GET', '/user/profile', given);

const sessionsOf = (...exchanges: ReturnType<typeof heard>[]) =>
  inSessions(knownExchanges(exchanges, API).exchanges).map(({ session }) => session);

describe('the session of an exchange', () => {
  it('is told by its cookie, where several are open at once', () => {
    expect(
      sessionsOf(
        logIn({ setCookies: ['lending_session=one; Path=/; HttpOnly'] }),
        logIn({ setCookies: ['lending_session=two; Path=/; HttpOnly'] }),
        profile({ cookie: 'language=de; lending_session=one' }),
        profile({ cookie: 'lending_session=two' }),
      ),
    ).toEqual([1, 2, 1, 2]);
  });

  it('goes on where the cookie is renewed', () => {
    expect(
      sessionsOf(
        logIn({ setCookies: ['lending_session=one'] }),
        logIn({ setCookies: ['lending_session=two'] }),
        profile({ cookie: 'lending_session=one', setCookies: ['lending_session=three; Path=/'] }),
        profile({ cookie: 'lending_session=three' }),
      ),
    ).toEqual([1, 2, 1, 1]);
  });

  it('is that of the last login where nothing carries a cookie, and none for visitors and before', () => {
    expect(
      sessionsOf(
        profile({ status: 401 }),
        logIn({ status: 400 }),
        profile(),
        logIn(),
        heard('GET', '/config', {}),
        profile(),
      ),
    ).toEqual([null, null, null, 1, null, 1]);
  });
});
