import { DEFAULT_SCENARIO, findScenario } from 'fixtures/worlds';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Simulator } from '../api/exchange';
import { createRefusal } from '../api/refusal';
import type { Sandbox } from '../store/sandbox';
import type { SandboxStart } from '../store/sandbox-state';
import { openWorld } from './open-world';

const WORLDS_COOKIE = 'simulator_worlds';

const MAX_WORLDS = 6;

const COOKIE_MAX_AGE_S = 30 * 24 * 60 * 60;

export function listWorldsOfBrowser({ sandboxes }: Simulator, c: Context): Sandbox[] {
  return idsOf(c).flatMap((id) => sandboxes.peek(id) ?? []);
}

export function openOwnWorld(simulator: Simulator, c: Context, start: SandboxStart): Sandbox {
  const sandbox = openWorld(simulator, c, start);
  rememberWorlds(c, [sandbox]);
  return sandbox;
}

/** Call once in a request: a later cookie replaces an earlier one. */
export function rememberWorlds(c: Context, worlds: readonly Sandbox[]): void {
  writeIds(
    c,
    worlds.map(({ id }) => id),
  );
}

export function runInOwnWorld(simulator: Simulator): MiddlewareHandler {
  return async (c, next) => {
    const requestedId = c.req.query('sandbox');
    if (requestedId) {
      const [latestId, ...otherIds] = idsOf(c);
      if (requestedId !== latestId && otherIds.includes(requestedId)) writeIds(c, [requestedId]);
      return next();
    }
    if (c.req.method !== 'GET') return next();
    const [latestWorld] = listWorldsOfBrowser(simulator, c);
    const world = latestWorld ?? openOwnWorld(simulator, c, defaultStart(simulator));
    const { pathname, searchParams } = new URL(c.req.url);
    searchParams.set('sandbox', world.id);
    return c.redirect(`${pathname}?${searchParams}`);
  };
}

function defaultStart({ settings }: Simulator): SandboxStart {
  const scenario = findScenario(DEFAULT_SCENARIO);
  if (scenario === undefined) throw createRefusal('err_entity_not_found', 'scenario');
  return { scenario, seed: settings.seed, now: null };
}

function idsOf(c: Context): string[] {
  return (getCookie(c, WORLDS_COOKIE) ?? '').split('.').filter(Boolean).slice(0, MAX_WORLDS);
}

function writeIds(c: Context, newestIds: readonly string[]): void {
  const ids = [...new Set([...newestIds, ...idsOf(c)])].slice(0, MAX_WORLDS);
  setCookie(c, WORLDS_COOKIE, ids.join('.'), { ...COOKIE_OPTIONS, secure: isSecureRequest(c) });
}

export const COOKIE_OPTIONS = {
  path: '/simulator',
  httpOnly: true,
  sameSite: 'Lax',
  maxAge: COOKIE_MAX_AGE_S,
} as const;

export function isSecureRequest({ req }: Context): boolean {
  return new URL(req.url).protocol === 'https:' || req.header('x-forwarded-proto') === 'https';
}
