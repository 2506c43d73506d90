import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTranslator } from '~/i18n/i18next.server';
import { LANGUAGES, type Language } from '~/i18n/languages';
import type * as RateLimits from './rate-limit.server';
import type { CountedRequest } from './rate-limit.server';
import type * as Sessions from './session.server';

const folder = mkdtempSync(join(tmpdir(), 'limits-'));
let limits: typeof RateLimits;
let sessions: typeof Sessions;

beforeAll(async () => {
  vi.stubEnv('DATA_DIR', folder);
  limits = await import('./rate-limit.server');
  sessions = await import('./session.server');
});
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T08:00:00Z') }));
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await sessions.getSessionStore().close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

let clients = 0;

type RequestOptions = Partial<CountedRequest['facts'] & CountedRequest['session']> & { language?: Language };

function visit({
  language = 'en',
  id = null,
  browserId = null,
  mailLink = null,
  ...facts
}: RequestOptions = {}) {
  const headers = new Headers();
  clients += 1;
  return {
    facts: {
      storeScope: ['demo', null] as const,
      clientAddress: `10.${clients >> 8}.${clients & 255}.1`,
      ...facts,
    },
    session: { id, browserId, mailLink },
    t: (namespace: 'replies') => createTranslator(language, namespace),
    addHeader: (name: string, value: string) => headers.append(name, value),
    headers,
  };
}

async function repeat(count: number, attempt: () => Promise<string | null>): Promise<string | null> {
  let last: string | null = null;
  for (let index = 0; index < count; index += 1) last = await attempt();
  return last;
}

const KATRIN = 'katrin@brandt.example';
const OWNER_EMAIL = 'owner@brandt.example';
const GUESSED_EMAIL = 'guessed@brandt.example';

describe('ACC-01: rate limit of login', () => {
  it('the limit allows ten attempts per account in 15 minutes', async () => {
    const katrin = visit();
    const logIn = () => limits.findExceededLimit(katrin, 'login', KATRIN);
    expect(await repeat(10, logIn)).toBeNull();
    expect(katrin.headers.get('Retry-After')).toBeNull();
    vi.setSystemTime(Date.now() + 5 * 60_000);
    expect(await logIn()).toBe(
      'Too many login attempts. Reset your password by email to log in now, or try again in 10 minutes.',
    );
    expect(katrin.headers.get('Retry-After')).toBe('600');
    vi.setSystemTime(Date.now() + 10 * 60_000 + 1);
    expect(await logIn()).toBeNull();
  });

  it('the limit counts every notation of the e-mail address as one account', async () => {
    const katrin = visit();
    await repeat(10, () => limits.findExceededLimit(katrin, 'login', KATRIN));
    expect(await limits.findExceededLimit(katrin, 'login', ' Katrin@Brandt.example ')).not.toBeNull();
  });

  it('the limit does not block the owner on other networks, other accounts on the same network or the account at other partners', async () => {
    const guessingRequest = visit();
    await repeat(11, () => limits.findExceededLimit(guessingRequest, 'login', KATRIN));
    expect(await limits.findExceededLimit(visit(), 'login', KATRIN)).toBeNull();
    expect(await limits.findExceededLimit(guessingRequest, 'login', 'jonas@brandt.example')).toBeNull();
    expect(
      await limits.findExceededLimit(
        {
          ...guessingRequest,
          facts: { ...guessingRequest.facts, storeScope: ['swiss', null] },
        },
        'login',
        KATRIN,
      ),
    ).toBeNull();
  });

  it('the limit blocks strangers from many networks for at most an hour', async () => {
    const logIn = () => limits.findExceededLimit(visit(), 'login', GUESSED_EMAIL);
    expect(await repeat(100, logIn)).toBeNull();
    const otherRequest = visit();
    expect(await limits.findExceededLimit(otherRequest, 'login', GUESSED_EMAIL)).toBe(
      'Too many login attempts. Reset your password by email to log in now, or try again in 60 minutes.',
    );
    expect(otherRequest.headers.get('Retry-After')).toBe('3600');
    expect(await limits.findExceededLimit(visit(), 'login', 'jonas@brandt.example')).toBeNull();
    vi.setSystemTime(Date.now() + 60 * 60_000 + 1);
    expect(await logIn()).toBeNull();
  });

  it('the limit lets the owner log in from a known network while strangers guess', async () => {
    const owner = visit();
    expect(await limits.findExceededLimit(owner, 'login', OWNER_EMAIL)).toBeNull();
    await limits.countSuccessfulRequest(owner, 'login', OWNER_EMAIL);
    vi.setSystemTime(Date.now() + 29 * 24 * 60 * 60_000);
    await repeat(101, () => limits.findExceededLimit(visit(), 'login', OWNER_EMAIL));
    expect(await limits.findExceededLimit(visit(), 'login', OWNER_EMAIL)).not.toBeNull();
    expect(await limits.findExceededLimit(owner, 'login', OWNER_EMAIL)).toBeNull();
    vi.setSystemTime(Date.now() + 2 * 24 * 60 * 60_000);
    await repeat(101, () => limits.findExceededLimit(visit(), 'login', OWNER_EMAIL));
    expect(await limits.findExceededLimit(owner, 'login', OWNER_EMAIL)).not.toBeNull();
  });

  it('the limit lets the owner log in from a known browser on a new network', async () => {
    const owner = visit({ browserId: 'browser of Nora' });
    await limits.countSuccessfulRequest(owner, 'login', 'nora@brandt.example');
    await repeat(101, () => limits.findExceededLimit(visit(), 'login', 'nora@brandt.example'));
    const requestElsewhere = visit({ browserId: 'browser of Nora' });
    expect(await limits.findExceededLimit(requestElsewhere, 'login', 'nora@brandt.example')).toBeNull();
    expect(
      await limits.findExceededLimit(visit({ browserId: 'another' }), 'login', 'nora@brandt.example'),
    ).not.toBeNull();
    await repeat(101, () => limits.findExceededLimit(visit(), 'login', 'olga@brandt.example'));
    expect(await limits.findExceededLimit(requestElsewhere, 'login', 'olga@brandt.example')).not.toBeNull();
  });

  it('the limit lets the owner log in although others have used up the network’s attempts', async () => {
    const owner = visit({ browserId: 'browser of Petra' });
    await limits.countSuccessfulRequest(owner, 'login', 'petra@brandt.example');
    const guessingRequest = visit({ clientAddress: owner.facts.clientAddress });
    await repeat(250, () => limits.findExceededLimit(guessingRequest, 'login', 'petra@brandt.example'));
    await repeat(250, () => limits.findExceededLimit(guessingRequest, 'login'));
    expect(await limits.findExceededLimit(owner, 'login', 'petra@brandt.example')).toBeNull();
  });

  it('the limit also applies in a known browser', async () => {
    const owner = visit({ browserId: 'browser of Quirin' });
    await limits.countSuccessfulRequest(owner, 'login', 'quirin@brandt.example');
    const attemptLogin = () => limits.findExceededLimit(owner, 'login', 'quirin@brandt.example');
    expect(await repeat(20, attemptLogin)).toBeNull();
    expect(await attemptLogin()).not.toBeNull();
  });

  it('the limit allows three logins within an hour after a password reset by mail link', async () => {
    const logIn = (owner: CountedRequest) => limits.findExceededLimit(owner, 'login', 'rosa@brandt.example');
    await repeat(101, () => logIn(visit()));
    const owner = visit({ mailLink: { id: 'link of Rosa', solvedAt: Date.now() } });
    expect(await logIn(owner)).toBeNull();
    expect(await repeat(2, () => logIn(owner))).toBeNull();
    expect(await logIn(owner)).not.toBeNull();
    const later = visit({ mailLink: { id: 'older link', solvedAt: Date.now() - 60 * 60_000 } });
    expect(await logIn(later)).not.toBeNull();
  });

  it('the limit does not extend the block of strangers when a refused client continues', async () => {
    const guessingRequest = visit();
    await repeat(150, () => limits.findExceededLimit(guessingRequest, 'login', 'selin@brandt.example'));
    expect(await limits.findExceededLimit(visit(), 'login', 'selin@brandt.example')).toBeNull();
  });

  it('the limit blocks a network that tries many accounts', async () => {
    const guessingRequest = visit();
    const accounts = Array.from({ length: 201 }, (_, index) => `${index}@firma.example`);
    const next = () => limits.findExceededLimit(guessingRequest, 'login', accounts.pop());
    expect(await repeat(200, next)).toBeNull();
    expect(await next()).not.toBeNull();
  });

  it.each(['login', 'passwordReset'] as const)(
    'the limit stores no further accounts that a refused network tries, after the limit for %s',
    async (limitName) => {
      const guessingRequest = visit();
      const count = vi.spyOn(sessions.getSessionStore(), 'count');
      const maximum = limits.RATE_LIMITS[limitName].find(({ by }) => by === 'network')?.maximum ?? 0;
      const accounts = Array.from({ length: maximum + 20 }, (_, index) => `${index}@firma.example`);
      for (const account of accounts) await limits.findExceededLimit(guessingRequest, limitName, account);
      const keys = count.mock.calls.map(([key]) => key);
      expect(keys.filter((key) => key.startsWith(`limit ${limitName} account`))).toHaveLength(maximum);
      count.mockRestore();
    },
  );

  it('the limit resets the count of attempts after a successful login', async () => {
    const katrin = visit();
    const logIn = () => limits.findExceededLimit(katrin, 'login', KATRIN);
    await repeat(9, logIn);
    await limits.countSuccessfulRequest(katrin, 'login', KATRIN);
    expect(await repeat(10, logIn)).toBeNull();
  });
});

describe('rate limits of one IPv6 site', () => {
  const host = (site: string) => {
    clients += 1;
    return visit({ clientAddress: `2001:db8:${site}:${clients.toString(16)}::1` });
  };

  it.each([
    ['login', 1000],
    ['registration', 300],
    ['passwordReset', 300],
    ['newSession', 3000],
  ] as const)(
    'rate limits of one IPv6 site allow more attempts than one network for %s: %i',
    async (limitName, maximum) => {
      const site = limitName.length.toString(16);
      expect(await repeat(maximum, () => limits.findExceededLimit(host(site), limitName))).toBeNull();
      expect(await limits.findExceededLimit(host(site), limitName)).not.toBeNull();
      expect(await limits.findExceededLimit(host(`${site}0`), limitName)).toBeNull();
    },
  );

  it.each([
    ['login', 50],
    ['passwordReset', 30],
  ] as const)(
    'rate limits of one IPv6 site allow more attempts than one network for %s to one account: %i',
    async (limitName, maximum) => {
      const site = `a${limitName.length.toString(16)}`;
      const logInFrom = (place: string) =>
        limits.findExceededLimit(host(place), limitName, 'selma@brandt.example');
      expect(await repeat(maximum, () => logInFrom(site))).toBeNull();
      expect(await logInFrom(site)).not.toBeNull();
      expect(await logInFrom(`${site}0`)).toBeNull();
    },
  );
});

it('findExceededLimit counts all notations of an IP address as one client', async () => {
  const requestFrom = (clientAddress: string) =>
    limits.findExceededLimit(visit({ clientAddress }), 'login', 'tom@brandt.example');
  await repeat(11, () => requestFrom('203.0.113.250:4711'));
  expect(await requestFrom('203.0.113.250:4712')).not.toBeNull();
  expect(await requestFrom('::ffff:203.0.113.250')).not.toBeNull();
});

it('findExceededLimit returns the message of a limit in every language', async () => {
  const messages = await Promise.all(
    LANGUAGES.map((language) => {
      const client = visit({ language });
      return repeat(61, () => limits.findExceededLimit(client, 'registration'));
    }),
  );
  expect(messages).toEqual([...new Set(messages)]);
  for (const text of messages) expect(text).toContain('60');
});

it.each([
  ['registration', 60],
  ['passwordReset', 10],
  ['newSession', 600],
] as const)('findExceededLimit limits %s per network to %i an hour', async (limitName, maximum) => {
  const client = visit();
  expect(await repeat(maximum, () => limits.findExceededLimit(client, limitName, KATRIN))).toBeNull();
  expect(await limits.findExceededLimit(client, limitName, KATRIN)).not.toBeNull();
});

it.each([
  ['autosave', 600],
  ['language', 60],
  ['upload', 300],
  ['archive', 20],
] as const)(
  'findExceededLimit limits %s per session to %i, independent of other sessions',
  async (limitName, maximum) => {
    const client = visit({ id: `session of ${limitName}` });
    expect(await repeat(maximum, () => limits.findExceededLimit(client, limitName))).toBeNull();
    expect(await limits.findExceededLimit(client, limitName)).not.toBeNull();
    expect(
      await limits.findExceededLimit(visit({ ...client.facts, id: `another of ${limitName}` }), limitName),
    ).toBeNull();
  },
);

it('findExceededLimit does not count requests without a client IP address as one client', async () => {
  const requestWithoutAddress = visit({ clientAddress: null });
  expect(await repeat(70, () => limits.findExceededLimit(requestWithoutAddress, 'registration'))).toBeNull();
  expect(await repeat(20, () => limits.findExceededLimit(requestWithoutAddress, 'login', KATRIN))).toBeNull();
});

it('findExceededLimit limits loopback clients by account, not by network', async () => {
  const loopbackRequest = visit({ clientAddress: '127.0.0.1' });
  expect(await repeat(70, () => limits.findExceededLimit(loopbackRequest, 'registration'))).toBeNull();
  expect(await repeat(11, () => limits.findExceededLimit(loopbackRequest, 'login', KATRIN))).not.toBeNull();
});

it('findExceededLimit counts equal accounts of two sandboxes separately', async () => {
  const firstRequest = visit({ storeScope: ['demo', 'one'] });
  expect(await repeat(11, () => limits.findExceededLimit(firstRequest, 'login', KATRIN))).not.toBeNull();
  expect(
    await limits.findExceededLimit(
      visit({ ...firstRequest.facts, storeScope: ['demo', 'two'] }),
      'login',
      KATRIN,
    ),
  ).toBeNull();
});

describe('findExceededLimit during a store outage', () => {
  it.each([
    'registration',
    'passwordReset',
    'autosave',
    'language',
    'upload',
    'archive',
    'newSession',
  ] as const)('allows %s, whose page reports the outage', async (limitName) => {
    const { StoreUnavailableError } = await import('./store/store.server');
    const count = vi
      .spyOn(sessions.getSessionStore(), 'count')
      .mockRejectedValue(new StoreUnavailableError());
    expect(await limits.findExceededLimit(visit(), limitName, KATRIN)).toBeNull();
    count.mockRestore();
  });

  it('refuses logins, so that passwords cannot be guessed', async () => {
    const { StoreUnavailableError } = await import('./store/store.server');
    const count = vi
      .spyOn(sessions.getSessionStore(), 'count')
      .mockRejectedValue(new StoreUnavailableError());
    await expect(limits.findExceededLimit(visit(), 'login', KATRIN)).rejects.toThrow(StoreUnavailableError);
    count.mockRestore();
  });
});

it('findExceededLimit stores neither IP addresses nor e-mail addresses in plain text', async () => {
  const count = vi.spyOn(sessions.getSessionStore(), 'count');
  const client = visit();
  await limits.findExceededLimit(client, 'login', KATRIN);
  const keys = count.mock.calls.map(([key]) => key);
  expect(keys).toEqual([
    expect.stringMatching(/^limit login network [\w-]{43}$/),
    expect.stringMatching(/^limit login account [\w-]{43}$/),
    expect.stringMatching(/^limit login strangers [\w-]{43}$/),
  ]);
  count.mockRestore();
});
