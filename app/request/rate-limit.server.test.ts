import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { translator } from '~/i18n/i18next.server';
import { LANGUAGES, type Language } from '~/i18n/languages';
import type * as RateLimits from './rate-limit.server';
import type { CountedVisit } from './rate-limit.server';
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
  await sessions.portalStore().close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

let clients = 0;

function visit({ language = 'en', ...given }: Partial<CountedVisit> & { language?: Language } = {}) {
  const headers = new Headers();
  clients += 1;
  return {
    partnerKey: 'demo',
    clientAddress: `10.${clients >> 8}.${clients & 255}.1`,
    sessionId: null,
    sandbox: null,
    t: (namespace: 'replies') => translator(language, namespace),
    addHeader: (name: string, value: string) => headers.append(name, value),
    headers,
    ...given,
  };
}

async function times(count: number, once: () => Promise<string | null>): Promise<string | null> {
  let last: string | null = null;
  for (let index = 0; index < count; index += 1) last = await once();
  return last;
}

const KATRIN = 'katrin@brandt.example';
const OWNER = 'owner@brandt.example';
const GUESSED = 'guessed@brandt.example';

describe('ACC-01: logging in', () => {
  it('is possible ten times for an account in a quarter of an hour', async () => {
    const katrin = visit();
    const logIn = () => limits.overLimit(katrin, 'login', KATRIN);
    expect(await times(10, logIn)).toBeNull();
    expect(katrin.headers.get('Retry-After')).toBeNull();
    vi.setSystemTime(Date.now() + 5 * 60_000);
    expect(await logIn()).toBe(
      'Too many login attempts. Set a new password by email to log in now, or try again in 10 minutes.',
    );
    expect(katrin.headers.get('Retry-After')).toBe('600');
    vi.setSystemTime(Date.now() + 10 * 60_000 + 1);
    expect(await logIn()).toBeNull();
  });

  it('counts the same account however its e-mail is written', async () => {
    const katrin = visit();
    await times(10, () => limits.overLimit(katrin, 'login', KATRIN));
    expect(await limits.overLimit(katrin, 'login', ' Katrin@Brandt.example ')).not.toBeNull();
  });

  it('is not closed to anybody by others elsewhere, nor to a colleague or at another partner', async () => {
    const guesser = visit();
    await times(11, () => limits.overLimit(guesser, 'login', KATRIN));
    expect(await limits.overLimit(visit(), 'login', KATRIN)).toBeNull();
    expect(await limits.overLimit(guesser, 'login', 'jonas@brandt.example')).toBeNull();
    expect(await limits.overLimit({ ...guesser, partnerKey: 'swiss' }, 'login', KATRIN)).toBeNull();
  });

  it('ends for strangers who guess at one account from ever other networks, for an hour at most', async () => {
    const logIn = () => limits.overLimit(visit(), 'login', GUESSED);
    expect(await times(100, logIn)).toBeNull();
    const stranger = visit();
    expect(await limits.overLimit(stranger, 'login', GUESSED)).toBe(
      'Too many login attempts. Set a new password by email to log in now, or try again in 60 minutes.',
    );
    expect(stranger.headers.get('Retry-After')).toBe('3600');
    expect(await limits.overLimit(visit(), 'login', 'jonas@brandt.example')).toBeNull();
    vi.setSystemTime(Date.now() + 60 * 60_000 + 1);
    expect(await logIn()).toBeNull();
  });

  it('stays possible for the owner of an account that strangers guess at, where they have logged in before', async () => {
    const owner = visit();
    expect(await limits.overLimit(owner, 'login', OWNER)).toBeNull();
    await limits.countSuccess(owner, 'login', OWNER);
    vi.setSystemTime(Date.now() + 29 * 24 * 60 * 60_000);
    await times(101, () => limits.overLimit(visit(), 'login', OWNER));
    expect(await limits.overLimit(visit(), 'login', OWNER)).not.toBeNull();
    expect(await limits.overLimit(owner, 'login', OWNER)).toBeNull();
    vi.setSystemTime(Date.now() + 2 * 24 * 60 * 60_000);
    await times(101, () => limits.overLimit(visit(), 'login', OWNER));
    expect(await limits.overLimit(owner, 'login', OWNER)).not.toBeNull();
  });

  it('stays possible for the owner on a new network, in a browser that has logged in before', async () => {
    const owner = visit({ browserId: 'browser of Nora' });
    await limits.countSuccess(owner, 'login', 'nora@brandt.example');
    await times(101, () => limits.overLimit(visit(), 'login', 'nora@brandt.example'));
    const travelling = visit({ browserId: 'browser of Nora' });
    expect(await limits.overLimit(travelling, 'login', 'nora@brandt.example')).toBeNull();
    expect(
      await limits.overLimit(visit({ browserId: 'another' }), 'login', 'nora@brandt.example'),
    ).not.toBeNull();
    await times(101, () => limits.overLimit(visit(), 'login', 'olga@brandt.example'));
    expect(await limits.overLimit(travelling, 'login', 'olga@brandt.example')).not.toBeNull();
  });

  it('stays possible for the owner on a network whose tries others have used up', async () => {
    const owner = visit({ browserId: 'browser of Petra' });
    await limits.countSuccess(owner, 'login', 'petra@brandt.example');
    const guesser = { ...visit(), clientAddress: owner.clientAddress };
    await times(250, () => limits.overLimit(guesser, 'login', 'petra@brandt.example'));
    await times(250, () => limits.overLimit(guesser, 'login'));
    expect(await limits.overLimit(owner, 'login', 'petra@brandt.example')).toBeNull();
  });

  it('is bounded in a known browser too', async () => {
    const owner = visit({ browserId: 'browser of Quirin' });
    await limits.countSuccess(owner, 'login', 'quirin@brandt.example');
    const tries = () => limits.overLimit(owner, 'login', 'quirin@brandt.example');
    expect(await times(20, tries)).toBeNull();
    expect(await tries()).not.toBeNull();
  });

  it('allows three logins within an hour after a password was set by a mail link, on any network', async () => {
    const logIn = (owner: CountedVisit) => limits.overLimit(owner, 'login', 'rosa@brandt.example');
    await times(101, () => logIn(visit()));
    const owner = visit({ mailLink: { id: 'link of Rosa', solvedAt: Date.now() } });
    expect(await logIn(owner)).toBeNull();
    expect(await times(2, () => logIn(owner))).toBeNull();
    expect(await logIn(owner)).not.toBeNull();
    const later = visit({ mailLink: { id: 'older link', solvedAt: Date.now() - 60 * 60_000 } });
    expect(await logIn(later)).not.toBeNull();
  });

  it('is not closed to strangers by one who goes on after being refused', async () => {
    const guesser = visit();
    await times(150, () => limits.overLimit(guesser, 'login', 'selin@brandt.example'));
    expect(await limits.overLimit(visit(), 'login', 'selin@brandt.example')).toBeNull();
  });

  it('ends for a network that tries one account after the other', async () => {
    const guesser = visit();
    const accounts = Array.from({ length: 201 }, (_, index) => `${index}@firma.example`);
    const next = () => limits.overLimit(guesser, 'login', accounts.pop());
    expect(await times(200, next)).toBeNull();
    expect(await next()).not.toBeNull();
  });

  it.each(['login', 'passwordReset'] as const)(
    'stores nothing of ever other accounts that a network tries for %s once it is refused',
    async (what) => {
      const guesser = visit();
      const count = vi.spyOn(sessions.portalStore(), 'count');
      const most = limits.RATE_LIMITS[what].find(({ by }) => by === 'network')?.most ?? 0;
      const accounts = Array.from({ length: most + 20 }, (_, index) => `${index}@firma.example`);
      for (const account of accounts) await limits.overLimit(guesser, what, account);
      const keys = count.mock.calls.map(([key]) => key);
      expect(keys.filter((key) => key.startsWith(`limit ${what} account`))).toHaveLength(most);
      count.mockRestore();
    },
  );

  it('counts anew after it has succeeded', async () => {
    const katrin = visit();
    const logIn = () => limits.overLimit(katrin, 'login', KATRIN);
    await times(9, logIn);
    await limits.countSuccess(katrin, 'login', KATRIN);
    expect(await times(10, logIn)).toBeNull();
  });
});

describe('the networks of one IPv6 site', () => {
  const host = (site: string) => {
    clients += 1;
    return visit({ clientAddress: `2001:db8:${site}:${clients.toString(16)}::1` });
  };

  it.each([
    ['login', 1000],
    ['registration', 300],
    ['passwordReset', 300],
    ['newSession', 3000],
  ] as const)('share a wider bound for %s: %i', async (what, most) => {
    const site = what.length.toString(16);
    expect(await times(most, () => limits.overLimit(host(site), what))).toBeNull();
    expect(await limits.overLimit(host(site), what)).not.toBeNull();
    expect(await limits.overLimit(host(`${site}0`), what)).toBeNull();
  });

  it.each([
    ['login', 50],
    ['passwordReset', 30],
  ] as const)('share a wider bound for %s to one account: %i', async (what, most) => {
    const site = `a${what.length.toString(16)}`;
    const tryAt = (place: string) => limits.overLimit(host(place), what, 'selma@brandt.example');
    expect(await times(most, () => tryAt(site))).toBeNull();
    expect(await tryAt(site)).not.toBeNull();
    expect(await tryAt(`${site}0`)).toBeNull();
  });
});

it('counts one client as one, however proxies write its address', async () => {
  const at = (clientAddress: string) =>
    limits.overLimit({ ...visit(), clientAddress }, 'login', 'tom@brandt.example');
  await times(11, () => at('203.0.113.250:4711'));
  expect(await at('203.0.113.250:4712')).not.toBeNull();
  expect(await at('::ffff:203.0.113.250')).not.toBeNull();
});

it('tells of too many tries in every language', async () => {
  const told = await Promise.all(
    LANGUAGES.map((language) => {
      const client = visit({ language });
      return times(61, () => limits.overLimit(client, 'registration'));
    }),
  );
  expect(told).toEqual([...new Set(told)]);
  for (const text of told) expect(text).toContain('60');
});

it.each([
  ['registration', 60],
  ['passwordReset', 10],
  ['newSession', 600],
] as const)('bounds %s for a network to %i an hour', async (what, most) => {
  const client = visit();
  expect(await times(most, () => limits.overLimit(client, what, KATRIN))).toBeNull();
  expect(await limits.overLimit(client, what, KATRIN)).not.toBeNull();
});

it.each([
  ['keep', 600],
  ['language', 60],
  ['upload', 300],
] as const)('bounds %s for a session to %i, and colleagues do not count', async (what, most) => {
  const client = visit({ sessionId: `session of ${what}` });
  expect(await times(most, () => limits.overLimit(client, what))).toBeNull();
  expect(await limits.overLimit(client, what)).not.toBeNull();
  expect(await limits.overLimit({ ...client, sessionId: `another of ${what}` }, what)).toBeNull();
});

it('counts nobody as everybody where the address of the client is not known', async () => {
  const unknown = visit({ clientAddress: null });
  expect(await times(70, () => limits.overLimit(unknown, 'registration'))).toBeNull();
  expect(await times(20, () => limits.overLimit(unknown, 'login', KATRIN))).toBeNull();
});

it('bounds who reaches the portal from its own machine by account, not by network', async () => {
  const local = visit({ clientAddress: '127.0.0.1' });
  expect(await times(70, () => limits.overLimit(local, 'registration'))).toBeNull();
  expect(await times(11, () => limits.overLimit(local, 'login', KATRIN))).not.toBeNull();
});

it('counts the same account of two worlds of a demo apart', async () => {
  const one = visit({ sandbox: 'one' });
  expect(await times(11, () => limits.overLimit(one, 'login', KATRIN))).not.toBeNull();
  expect(await limits.overLimit({ ...one, sandbox: 'two' }, 'login', KATRIN)).toBeNull();
});

describe('while the store cannot count', () => {
  it.each(['registration', 'passwordReset', 'keep', 'language', 'upload', 'newSession'] as const)(
    'nothing is refused for %s, which says itself what it needs the store for',
    async (what) => {
      const { StoreUnavailableError } = await import('./store/store.server');
      const count = vi.spyOn(sessions.portalStore(), 'count').mockRejectedValue(new StoreUnavailableError());
      expect(await limits.overLimit(visit(), what, KATRIN)).toBeNull();
      count.mockRestore();
    },
  );

  it('no password is tried: a store that is full would leave guessing without bounds', async () => {
    const { StoreUnavailableError } = await import('./store/store.server');
    const count = vi.spyOn(sessions.portalStore(), 'count').mockRejectedValue(new StoreUnavailableError());
    await expect(limits.overLimit(visit(), 'login', KATRIN)).rejects.toThrow(StoreUnavailableError);
    count.mockRestore();
  });
});

it('leaves neither addresses nor e-mails in the store', async () => {
  const count = vi.spyOn(sessions.portalStore(), 'count');
  const client = visit();
  await limits.overLimit(client, 'login', KATRIN);
  const keys = count.mock.calls.map(([key]) => key);
  expect(keys).toEqual([
    expect.stringMatching(/^limit login network [\w-]{43}$/),
    expect.stringMatching(/^limit login account [\w-]{43}$/),
    expect.stringMatching(/^limit login strangers [\w-]{43}$/),
  ]);
  count.mockRestore();
});
