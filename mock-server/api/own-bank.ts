import { FEATURES, type PublicFeature } from 'contracts/api/configuration';
import { DEPLOYMENTS, type Deployment, type DeploymentId } from 'fixtures/deployments';
import { deploymentFrom } from '../rules/own-bank/bank';
import type { OwnBankRow } from '../store/rows';
import type { Sandbox } from '../store/sandbox';

/** Rows never change in place: what one describes is worked out once. */
const described = new WeakMap<OwnBankRow, Deployment>();

/**
 * A partner's deployment as it is in a world: at the partner at which the world plays stands the bank of one's own, where there is one, and a
 * form of one's own is asked for in the place of the classic wizard.
 */
export function deploymentIn(sandbox: Sandbox, id: DeploymentId): Deployment {
  const deployment = bankIn(sandbox, id);
  return id === partnerOf(sandbox) && hasOwnForm(sandbox) ? withForm(deployment) : deployment;
}

/** The same without what a form of one's own switches on: the bank as it was set up. */
export function bankIn(sandbox: Sandbox, id: DeploymentId): Deployment {
  const row = sandbox.store.ownBanks.get(id);
  return row === undefined ? DEPLOYMENTS[id] : describedBy(row);
}

/** The deployment of a world in which something of it is one's own; undefined where nothing is. */
export function ownDeploymentOf(sandbox: Sandbox): Deployment | undefined {
  const isOwn = sandbox.store.ownBanks.size > 0 || hasOwnForm(sandbox);
  return isOwn ? deploymentIn(sandbox, partnerOf(sandbox)) : undefined;
}

/** The partner at which a world plays. */
export function partnerOf({ start }: Sandbox): DeploymentId {
  return start.scenario.partner;
}

function hasOwnForm({ store }: Sandbox): boolean {
  return store.ownForms.get('application') !== undefined;
}

function describedBy(row: OwnBankRow): Deployment {
  const known = described.get(row) ?? deploymentFrom(row.document, DEPLOYMENTS[row.id]);
  described.set(row, known);
  return known;
}

const withForms = new WeakMap<Deployment, Deployment>();

const FORM: PublicFeature = { name: 'dynamic_form', is_active: true, value: null };

/** The deployment with a configured form in the place of the classic wizard. */
function withForm(deployment: Deployment): Deployment {
  const known = withForms.get(deployment) ?? {
    ...deployment,
    publicFeatures: deployment.publicFeatures
      .filter(({ name }) => name !== FORM.name)
      .concat(FORM)
      .toSorted((one, other) => placeOf(one) - placeOf(other)),
  };
  withForms.set(deployment, known);
  return known;
}

/** In the contract's order; what it does not know comes last. */
function placeOf({ name }: PublicFeature): number {
  const names: readonly string[] = FEATURES;
  return names.includes(name) ? names.indexOf(name) : names.length;
}
