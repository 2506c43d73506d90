import { FEATURES, type PublicFeature } from 'contracts/api/configuration';
import type { Deployment, DeploymentId } from 'fixtures/deployments';
import { deploymentWithId } from '../reference-data/deployments';
import { deploymentFrom } from '../rules/own-bank/bank';
import type { OwnBankRow } from '../store/rows';
import type { Sandbox } from '../store/sandbox';

const described = new WeakMap<OwnBankRow, Deployment>();

export function deploymentIn(sandbox: Sandbox, id: DeploymentId): Deployment {
  const deployment = bankIn(sandbox, id);
  return id === partnerOf(sandbox) && hasOwnForm(sandbox) ? withForm(deployment) : deployment;
}

export function bankIn(sandbox: Sandbox, id: DeploymentId): Deployment {
  const row = sandbox.store.ownBanks.get(id);
  return row === undefined ? deploymentWithId(id) : describedBy(row);
}

export function ownDeploymentOf(sandbox: Sandbox): Deployment | undefined {
  const isOwn = sandbox.store.ownBanks.size > 0 || hasOwnForm(sandbox);
  return isOwn ? deploymentIn(sandbox, partnerOf(sandbox)) : undefined;
}

export function partnerOf({ start }: Sandbox): DeploymentId {
  return start.scenario.partner;
}

function hasOwnForm({ store }: Sandbox): boolean {
  return store.ownForms.get('application') !== undefined;
}

function describedBy(row: OwnBankRow): Deployment {
  const known = described.get(row) ?? deploymentFrom(row.document, deploymentWithId(row.id));
  described.set(row, known);
  return known;
}

const withForms = new WeakMap<Deployment, Deployment>();

const FORM: PublicFeature = { name: 'dynamic_form', is_active: true, value: null };

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

function placeOf({ name }: PublicFeature): number {
  const names: readonly string[] = FEATURES;
  return names.includes(name) ? names.indexOf(name) : names.length;
}
