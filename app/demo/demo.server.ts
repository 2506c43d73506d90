import { data } from '@remix-run/node';
import { z } from 'zod';
import { safeReturnPath } from '~/request/login-path';
import type { PortalRequest } from '~/request/portal-request';
import { createProblemData } from '~/request/problem-data.server';
import { createRateLimitPage } from '~/request/rate-limit.server';
import { FRAME_ANCESTOR_HEADER } from '~/request/security-headers.server';
import { settings } from '~/settings/settings.server';
import { readDemoSession } from './demo-context.server';
import { fetchFromSimulator, fetchSimulatorResponse, isHostedDemo } from './simulator.server';

const entry = z.object({
  cookie: z.string().nullable(),
  at: z.string(),
  lang: z.string().nullable(),
  partner: z.string(),
  framed_by: z.string().regex(FRAME_ANCESTOR_HEADER).optional(),
  stays: z.boolean().default(false),
});

export interface DemoEntry {
  apiCookies: Record<string, string>;
  startPath: string;
  language: string | null;
  partner: string;
  framedBy: string | null;
  /** Visitors who are already in the world keep their session. */
  keepsSession: boolean;
}

/** Null for a real API, unknown sandbox or used code, or if the simulator fails. */
export async function exchangeDemoCode(sandbox: string, code: string): Promise<DemoEntry | null> {
  const exchangeResult = await fetchFromSimulator(settings.apiBaseUrl, 'play/exchange', entry, {
    sandbox,
    body: { code },
  });
  if (exchangeResult === null) return null;
  const { cookie, at, lang, partner, framed_by, stays } = exchangeResult;
  const [name, ...value] = (cookie ?? '').split('=');
  return {
    apiCookies: name ? { [name]: value.join('=') } : {},
    startPath: safeReturnPath(at) ?? '/',
    language: lang,
    partner,
    framedBy: framed_by ?? null,
    keepsSession: stays,
  };
}

const world = z.object({
  sandbox: z.string(),
  scenario: z.object({ id: z.string(), title: z.string() }),
  now: z.iso.datetime(),
  personas: z.array(z.object({ key: z.string(), email: z.string() })),
  applications: z.array(
    z.object({
      id: z.string(),
      short_id: z.string(),
      status: z.string(),
      next_status: z.string().nullable(),
    }),
  ),
  faults: z.array(z.string()),
  /** Older simulators omit this member. */
  patterns_not_run: z.int().default(0),
  partner: z.string(),
  partners: z.array(z.object({ id: z.string(), name: z.string() })),
  control_url: z.url({ protocol: /^https?$/ }),
});

export type DemoWorld = z.infer<typeof world>;

export async function readDemoWorld(request: PortalRequest): Promise<DemoWorld | null> {
  const sandbox = readDemoSession(request.session.data)?.sandbox;
  if (sandbox === undefined) return null;
  const path = `world?lang=${request.facts.language}`;
  return fetchFromSimulator(settings.apiBaseUrl, path, world, {
    sandbox,
    host: request.facts.host,
    timeoutMs: 2000,
  });
}

const revision = z.object({ revision: z.string() });

/** Changes with the data of the world. Null outside a demo, or if the simulator fails. */
export async function readDemoRevision(request: PortalRequest): Promise<string | null> {
  const sandbox = readDemoSession(request.session.data)?.sandbox;
  if (sandbox === undefined) return null;
  const revisionReport = await fetchFromSimulator(settings.apiBaseUrl, 'world/revision', revision, {
    sandbox,
    timeoutMs: 2000,
  });
  return revisionReport?.revision ?? null;
}

export async function sendDemoCommand(request: PortalRequest, path: string, body: object): Promise<boolean> {
  const sandbox = readDemoSession(request.session.data)?.sandbox;
  if (sandbox === undefined) return false;
  const commandResult = await fetchFromSimulator(settings.apiBaseUrl, path, z.unknown(), { sandbox, body });
  return commandResult !== null;
}

const openedSandbox = z.object({ sandbox: z.string() });

const RETRY_AFTER_S = '300';

export async function needsDemoWorld({ session }: PortalRequest): Promise<boolean> {
  return readDemoSession(session.data) === null && (await isHostedDemo(settings.apiBaseUrl));
}

/** @throws a page with status 429 or 503 */
export async function openDemoWorld(request: PortalRequest): Promise<string> {
  const response = await fetchSimulatorResponse(settings.apiBaseUrl, 'sandboxes', {
    body: {},
    visitorAddress: request.facts.clientAddress,
  });
  const openedWorld = response?.ok
    ? openedSandbox.safeParse(await response.json().catch(() => null)).data
    : undefined;
  if (openedWorld !== undefined) return openedWorld.sandbox;
  const t = request.t('demo');
  if (response?.status === 429) {
    request.addHeader('Retry-After', response.headers.get('Retry-After') ?? RETRY_AFTER_S);
    throw createRateLimitPage(t('tooManyWorlds'));
  }
  throw data(createProblemData({ messages: [t('noWorld')], emailNotConfirmed: false }), { status: 503 });
}
