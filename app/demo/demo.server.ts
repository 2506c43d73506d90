import { data } from '@remix-run/node';
import { z } from 'zod';
import { answerOfSimulator, askSimulator, isHostedDemo } from '~/api/simulator.server';
import { problemOf } from '~/request/problem-data.server';
import { tooOftenPage } from '~/request/rate-limit.server';
import { safeReturnPath } from '~/request/return-path';
import { FRAMER } from '~/request/security-headers.server';
import type { Visit } from '~/request/visit.server';
import { settings } from '~/settings/settings.server';

const entry = z.object({
  cookie: z.string().nullable(),
  at: z.string(),
  lang: z.string().nullable(),
  partner: z.string(),
  framed_by: z.string().regex(FRAMER).optional(),
  stays: z.boolean().default(false),
});

/** Where a demo begins: a session of the lending API for one of the sandbox's people, and an address of the portal. */
export interface DemoEntry {
  apiCookies: Record<string, string>;
  at: string;
  language: string | null;
  /** Partner of a host that names none. */
  partner: string;
  /** Origin of the simulator whose page shows it in a frame; null in a window of its own. */
  framedBy: string | null;
  /** Whoever is in the sandbox already goes on as who they are. */
  stays: boolean;
}

/** Exchanges the simulator's one-time code; null when the API is no simulator, the sandbox is unknown or the code has been used. */
export async function exchangeDemoCode(sandbox: string, code: string): Promise<DemoEntry | null> {
  const exchanged = await askSimulator(settings.apiBaseUrl, 'play/exchange', entry, {
    sandbox,
    body: { code },
  });
  if (exchanged === null) return null;
  const { cookie, at, lang, partner, framed_by, stays } = exchanged;
  const [name, ...value] = (cookie ?? '').split('=');
  return {
    apiCookies: name ? { [name]: value.join('=') } : {},
    at: safeReturnPath(at) ?? '/',
    language: lang,
    partner,
    framedBy: framed_by ?? null,
    stays,
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
  /** Active faults: error codes or HTTP statuses. */
  faults: z.array(z.string()),
  /** Patterns of its forms that nobody can run; older simulators do not count them. */
  patterns_not_run: z.int().default(0),
  partner: z.string(),
  partners: z.array(z.object({ id: z.string(), name: z.string() })),
  control_url: z.url({ protocol: /^https?$/ }),
});

/** The world a demo plays in, as the simulator tells it. `now` is a UTC instant. */
export type DemoWorld = z.infer<typeof world>;

/** The world of a visit through a demo's door; null for everybody else, against a real API, and when it cannot be had. */
export async function demoWorldOf(visit: Visit): Promise<DemoWorld | null> {
  const { sandbox } = visit.session;
  if (sandbox === null) return null;
  const path = `world?lang=${visit.language}`;
  return askSimulator(settings.apiBaseUrl, path, world, { sandbox, host: visit.host, timeoutMs: 2000 });
}

/** Tells the simulator to do something to the visit's own world. False when it did not, or is none. */
export async function commandDemo(visit: Visit, path: string, body: object): Promise<boolean> {
  const { sandbox } = visit.session;
  if (sandbox === null) return false;
  const done = await askSimulator(settings.apiBaseUrl, path, z.unknown(), { sandbox, body });
  return done !== null;
}

const opened = z.object({ sandbox: z.string() });

/** When a world of the same address may have made room, where the simulator does not say it. */
const RETRY_AFTER_S = '300';

/** True for a visitor of a hosted demo who has no world of their own yet. */
export async function needsDemoWorld({ session }: Visit): Promise<boolean> {
  return session.sandbox === null && (await isHostedDemo(settings.apiBaseUrl));
}

/** A fresh hosted world, by its id. @throws the page that this address has as many as it may (429), or that none can be had (503) */
export async function openDemoWorld(visit: Visit): Promise<string> {
  const answer = await answerOfSimulator(settings.apiBaseUrl, 'sandboxes', {
    body: {},
    visitorAddress: visit.clientAddress,
  });
  const world = answer?.ok ? opened.safeParse(await answer.json().catch(() => null)).data : undefined;
  if (world !== undefined) return world.sandbox;
  const t = visit.t('demo');
  if (answer?.status === 429) {
    visit.addHeader('Retry-After', answer.headers.get('Retry-After') ?? RETRY_AFTER_S);
    throw tooOftenPage(t('tooManyWorlds'));
  }
  throw data(problemOf({ messages: [t('noWorld')], emailNotConfirmed: false }), { status: 503 });
}
