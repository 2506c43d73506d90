import { FEATURES, type PublicFeature } from 'contracts/api/configuration';
import type { Deployment, DeploymentId } from 'fixtures/deployments';
import { requireDeployment } from '../reference-data/deployments';
import { createDeploymentFromBank } from '../rules/own-bank/bank';
import type { OwnBankRow } from '../store/rows';
import type { Sandbox } from '../store/sandbox';

const cachedDeployments = new WeakMap<OwnBankRow, Deployment>();

export function currentDeploymentOf(sandbox: Sandbox, id: DeploymentId): Deployment {
  const deployment = bankDeploymentOf(sandbox, id);
  return id === partnerKeyOf(sandbox) && hasOwnForm(sandbox) ? addFormFeature(deployment) : deployment;
}

export function bankDeploymentOf(sandbox: Sandbox, id: DeploymentId): Deployment {
  const row = sandbox.store.ownBanks.get(id);
  return row === undefined ? requireDeployment(id) : deploymentOfRow(row);
}

export function findCustomDeployment(sandbox: Sandbox): Deployment | undefined {
  const isCustomised = sandbox.store.ownBanks.size > 0 || hasOwnForm(sandbox);
  return isCustomised ? currentDeploymentOf(sandbox, partnerKeyOf(sandbox)) : undefined;
}

export function partnerKeyOf({ start }: Sandbox): DeploymentId {
  return start.scenario.partner;
}

function hasOwnForm({ store }: Sandbox): boolean {
  return store.ownForms.get('application') !== undefined;
}

function deploymentOfRow(row: OwnBankRow): Deployment {
  const deployment =
    cachedDeployments.get(row) ?? createDeploymentFromBank(row.document, requireDeployment(row.id));
  cachedDeployments.set(row, deployment);
  return deployment;
}

const cachedDeploymentsWithForm = new WeakMap<Deployment, Deployment>();

const FORM_FEATURE: PublicFeature = { name: 'dynamic_form', is_active: true, value: null };

function addFormFeature(deployment: Deployment): Deployment {
  const deploymentWithForm = cachedDeploymentsWithForm.get(deployment) ?? {
    ...deployment,
    publicFeatures: deployment.publicFeatures
      .filter(({ name }) => name !== FORM_FEATURE.name)
      .concat(FORM_FEATURE)
      .toSorted((left, right) => positionOfFeature(left) - positionOfFeature(right)),
  };
  cachedDeploymentsWithForm.set(deployment, deploymentWithForm);
  return deploymentWithForm;
}

function positionOfFeature({ name }: PublicFeature): number {
  const names: readonly string[] = FEATURES;
  return names.includes(name) ? names.indexOf(name) : names.length;
}
