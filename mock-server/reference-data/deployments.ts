import { partnerConfig, publicFeature } from 'contracts/api/configuration';
import { DEPLOYMENT_IDS, DEPLOYMENTS, type Deployment, type DeploymentId } from 'fixtures/deployments';
import { z } from 'zod';
import { filledCollection } from './filled-collection';

const deployment = z.object({
  id: z.enum(DEPLOYMENT_IDS),
  hostLabels: z.array(z.string()).readonly(),
  title: z.string(),
  publicFeatures: z.array(publicFeature),
  partner: partnerConfig,
  timeZone: z.string(),
  demandsConfirmedEmail: z.boolean(),
});

const deployments = await filledCollection(deployment, Object.values(DEPLOYMENTS));

// Every call asks for a deployment, and a query reads all rows.
const all = deployments.findMany();
const byId = new Map(all.map((known) => [known.id, known]));
const byHostLabel = new Map(all.flatMap((known) => known.hostLabels.map((label) => [label, known] as const)));

export function deploymentWithId(id: DeploymentId): Deployment {
  const deployment = byId.get(id);
  if (deployment === undefined) throw new Error(`There is no deployment ${id}`);
  return deployment;
}

/** Case-insensitive. */
export function findDeployment(hostLabel: string): Deployment | undefined {
  return byHostLabel.get(hostLabel.toLowerCase());
}
