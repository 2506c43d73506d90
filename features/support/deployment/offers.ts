import { DEPLOYMENTS } from 'fixtures/deployments';
import { hasRedis } from '../own-redis';
import { preparations } from '../preparation/preparations';
import { canEmulate, engineName, mailbox, offeredCalls } from '../settings';
import type { Known } from './known';
import type { Need } from './needs';
import type { Offers } from './plan';

/** What a run was told of the deployment, and found out. */
export interface Surroundings {
  /** Whether the lending system is a simulator, which can be told everything. */
  isSimulator: boolean;
  /** Whether the portal is a built one that stands here. */
  isOwnPortal: boolean;
  /** Whether the fault proxy stands between portal and lending API. */
  hasProxy: boolean;
  /** Addresses without a slash at the end. */
  portal: string;
  lendingApi: string;
  /** How it is configured. */
  known: Known;
}

const BY_SIMULATOR: readonly Need[] = [
  '@needs-mail',
  '@needs-proxy',
  '@needs-clock',
  '@needs-date',
  '@needs-back-office',
  '@needs-partners',
  '@needs-test-values',
  '@needs-appointments',
  '@needs-invitations',
  '@needs-simulator',
];

/** Asks what the deployment offers to scenarios. */
export async function offersOf(surroundings: Surroundings): Promise<Offers> {
  const { isSimulator, isOwnPortal } = surroundings;
  const needs: Partial<Record<Need, string>> = {
    ...(isSimulator ? bySimulator() : await found(surroundings)),
    ...(isOwnPortal && { '@own-portal': 'a portal of its own' }),
    ...(canEmulate() && { '@needs-media': 'the engine', '@no-js': 'the engine' }),
    ...(engineName() === 'chromium' && { '@needs-devtools': 'Chromium' }),
    ...(hasRedis() && { '@redis': 'a Redis of its own' }),
  };
  const simulator = { name: 'the simulator', obstacles: () => [] };
  return {
    needs,
    preparations: isSimulator ? [simulator] : preparations(surroundings.hasProxy),
    known: surroundings.known,
  };
}

function bySimulator(): Partial<Record<Need, string>> {
  return Object.fromEntries(BY_SIMULATOR.map((need) => [need, 'the simulator']));
}

async function found({
  portal,
  lendingApi,
  hasProxy,
  known,
}: Surroundings): Promise<Partial<Record<Need, string>>> {
  return {
    ...(mailbox() !== null && { '@needs-mail': 'the mailbox' }),
    ...(hasProxy && { '@needs-proxy': 'the fault proxy', '@needs-date': 'the fault proxy' }),
    ...((await hasPartners(portal, lendingApi)) && { '@needs-partners': "the deployment's partners" }),
    ...((known.configuration?.features ?? ['appointments']).includes('appointments') && {
      '@needs-appointments': 'its appointments',
    }),
    ...((offeredCalls() ?? ['acceptInvite']).includes('acceptInvite') && {
      '@needs-invitations': 'its calls for invitations',
    }),
    ...((await hasTestValues(lendingApi)) && { '@needs-test-values': "the lending API's test values" }),
  };
}

/** Whether every partner of the fixtures is there. They are told apart by host labels, which need a portal under names that all lead to it. */
async function hasPartners(portal: string, lendingApi: string): Promise<boolean> {
  if (!/(^|\.)localhost$/.test(new URL(portal).hostname)) return false;
  const names = await Promise.all(
    Object.keys(DEPLOYMENTS).map(async (label) => {
      const answer = await json(`${lendingApi}/partner/key/${label}/config`);
      return (answer as { parameters?: { display_name?: unknown } } | null)?.parameters?.display_name;
    }),
  );
  return Object.values(DEPLOYMENTS).every(
    ({ partner }, index) => names[index] === partner.parameters.display_name,
  );
}

/** Whether companies and e-mails force an outcome: a company is found that does, and a login is refused as its e-mail says. */
async function hasTestValues(lendingApi: string): Promise<boolean> {
  const found = await json(`${lendingApi}/company_search?name=Testfall`);
  if (!JSON.stringify(found).includes('Testfall')) return false;
  const login = await fetch(`${lendingApi}/user/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: TELLING_EMAIL, password: 'x' }),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null);
  return (await login?.text())?.includes(TELLING_CODE) ?? false;
}

/** Of `fixtures/magic-values.ts`: an e-mail, and the code with which its login is refused. */
const TELLING_EMAIL = 'new-code@magic.example';
const TELLING_CODE = 'err_newer_than_the_portal';

async function json(address: string): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
  return answer?.ok ? answer.json().catch(() => null) : null;
}
