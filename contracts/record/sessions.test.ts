import { describe, expect, it } from 'vitest';
import { filterContractExchanges } from './exchange';
import { createCapturedExchange, SAMPLE_API_URL } from './exchange-sample';
import { assignSessions } from './sessions';

type ExchangeParts = Parameters<typeof createCapturedExchange>[2];

const logIn = (parts: ExchangeParts = {}) => createCapturedExchange('POST', '/user/account/login', parts);
const profile = (parts: ExchangeParts = {}) => createCapturedExchange('GET', '/user/profile', parts);

const sessionsOf = (...exchanges: ReturnType<typeof createCapturedExchange>[]) =>
  assignSessions(filterContractExchanges(exchanges, SAMPLE_API_URL).exchanges).map(({ session }) => session);

describe('assignSessions (assigns recorded requests to login sessions)', () => {
  it('distinguishes parallel sessions by cookie', () => {
    expect(
      sessionsOf(
        logIn({ setCookies: ['lending_session=one; Path=/; HttpOnly'] }),
        logIn({ setCookies: ['lending_session=two; Path=/; HttpOnly'] }),
        profile({ cookie: 'language=de; lending_session=one' }),
        profile({ cookie: 'lending_session=two' }),
      ),
    ).toEqual([1, 2, 1, 2]);
  });

  it('continues a session after its cookie was renewed', () => {
    expect(
      sessionsOf(
        logIn({ setCookies: ['lending_session=one'] }),
        logIn({ setCookies: ['lending_session=two'] }),
        profile({ cookie: 'lending_session=one', setCookies: ['lending_session=three; Path=/'] }),
        profile({ cookie: 'lending_session=three' }),
      ),
    ).toEqual([1, 2, 1, 1]);
  });

  it('assigns exchanges without cookies to the last login, and exchanges of visitors to no session', () => {
    expect(
      sessionsOf(
        profile({ status: 401 }),
        logIn({ status: 400 }),
        profile(),
        logIn(),
        createCapturedExchange('GET', '/config', {}),
        profile(),
      ),
    ).toEqual([null, null, null, 1, null, 1]);
  });
});
