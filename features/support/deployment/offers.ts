import { DEPLOYMENTS } from 'fixtures/deployments';
import { hasRedis } from '../own-redis';
import { preparations } from '../preparation/preparations';
import { mailbox } from '../settings';
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
}

const BY_SIMULATOR: readonly Need[] = [
  '@needs-mail',
  '@needs-proxy',
  '@needs-clock',
  '@needs-date',
  '@needs-back-office',
  '@needs-partners',
  '@needs-test-values',
  '@needs-simulator',
];

/** Asks what the deployment offers to scenarios. */
export async function offersOf(surroundings: Surroundings): Promise<Offers> {
  const { isSimulator, isOwnPortal } = surroundings;
  const needs: Partial<Record<Need, string>> = {
    ...(isSimulator ? bySimulator() : await found(surroundings)),
    ...(isOwnPortal && { '@own-portal': 'a portal of its own' }),
    ...(hasRedis() && { '@redis': 'a Redis of its own' }),
  };
  const simulator = { name: 'the simulator', obstacles: () => [] };
  return { needs, preparations: isSimulator ? [simulator] : preparations(surroundings.hasProxy) };
}

function bySimulator(): Partial<Record<Need, string>> {
  return Object.fromEntries(BY_SIMULATOR.map((need) => [need, 'the simulator']));
}

async function found({ portal, lendingApi, hasProxy }: Surroundings): Promise<Partial<Record<Need, string>>> {
  return {
    ...(mailbox() !== null && { '@needs-mail': 'the mailbox' }),
    ...(hasProxy && { '@needs-proxy': 'the fault proxy', '@needs-date': 'the fault proxy' }),
    ...((await hasPartners(portal, lendingApi)) && { '@needs-partners': "the deployment's partners" }),
    ...((await hasTestCompanies(lendingApi)) && { '@needs-test-values': "the lending API's test values" }),
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

/** Whether the company search knows the companies that force an outcome. */
async function hasTestCompanies(lendingApi: string): Promise<boolean> {
  return JSON.stringify(await json(`${lendingApi}/company_search?name=Testfall`)).includes('Testfall');
}

async function json(address: string): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
  return answer?.ok ? answer.json().catch(() => null) : null;
}
