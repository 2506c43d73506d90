import { DEPLOYMENTS } from 'fixtures/deployments';
import { createPreparations } from '../preparation/preparations';
import { hasRedis } from '../redis-node';
import { canEmulate, engineName, mailboxAddress, readOfferedCalls } from '../settings';
import type { KnownDeployment } from './known-deployment';
import type { Need } from './needs';
import type { Capabilities } from './plan';

export interface TestEnvironment {
  isSimulator: boolean;
  isOwnPortal: boolean;
  hasProxy: boolean;
  portal: string;
  lendingApi: string;
  knownDeployment: KnownDeployment;
}

const SIMULATOR_NEEDS: readonly Need[] = [
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

export async function capabilitiesOf(environment: TestEnvironment): Promise<Capabilities> {
  const { isSimulator, isOwnPortal } = environment;
  const needs: Partial<Record<Need, string>> = {
    ...(isSimulator ? needsMetBySimulator() : await needsMetByDeployment(environment)),
    ...(isOwnPortal && { '@own-portal': 'a portal of its own' }),
    ...(canEmulate() && { '@needs-media': 'the engine', '@no-js': 'the engine' }),
    ...(engineName() === 'chromium' && { '@needs-devtools': 'Chromium' }),
    ...(hasRedis() && { '@redis': 'a Redis of its own' }),
  };
  const simulator = { name: 'the simulator', blockers: () => [] };
  return {
    needs,
    preparations: isSimulator ? [simulator] : createPreparations(environment.hasProxy),
    knownDeployment: environment.knownDeployment,
  };
}

function needsMetBySimulator(): Partial<Record<Need, string>> {
  return Object.fromEntries(SIMULATOR_NEEDS.map((need) => [need, 'the simulator']));
}

async function needsMetByDeployment({
  portal,
  lendingApi,
  hasProxy,
  knownDeployment,
}: TestEnvironment): Promise<Partial<Record<Need, string>>> {
  return {
    ...(mailboxAddress() !== null && { '@needs-mail': 'the mailbox' }),
    ...(hasProxy && { '@needs-proxy': 'the fault proxy', '@needs-date': 'the fault proxy' }),
    ...((await hasPartners(portal, lendingApi)) && { '@needs-partners': "the deployment's partners" }),
    ...((knownDeployment.configuration?.features ?? ['appointments']).includes('appointments') && {
      '@needs-appointments': 'its appointments',
    }),
    ...((readOfferedCalls() ?? ['acceptInvite']).includes('acceptInvite') && {
      '@needs-invitations': 'its calls for invitations',
    }),
    ...((await hasTestValues(lendingApi)) && { '@needs-test-values': "the lending API's test values" }),
  };
}

/** The portal needs a host name for each partner. */
async function hasPartners(portal: string, lendingApi: string): Promise<boolean> {
  if (!/(^|\.)localhost$/.test(new URL(portal).hostname)) return false;
  const names = await Promise.all(
    Object.keys(DEPLOYMENTS).map(async (label) => {
      const config = await json(`${lendingApi}/partner/key/${label}/config`);
      return (config as { parameters?: { display_name?: unknown } } | null)?.parameters?.display_name;
    }),
  );
  return Object.values(DEPLOYMENTS).every(
    ({ partner }, index) => names[index] === partner.parameters.display_name,
  );
}

async function hasTestValues(lendingApi: string): Promise<boolean> {
  const searchResult = await json(`${lendingApi}/company_search?name=Testfall`);
  if (!JSON.stringify(searchResult).includes('Testfall')) return false;
  const login = await fetch(`${lendingApi}/user/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: PROBE_EMAIL, password: 'x' }),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null);
  return (await login?.text())?.includes(PROBE_ERROR_CODE) ?? false;
}

const PROBE_EMAIL = 'new-code@magic.example';
const PROBE_ERROR_CODE = 'err_newer_than_the_portal';

async function json(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
  return response?.ok ? response.json().catch(() => null) : null;
}
