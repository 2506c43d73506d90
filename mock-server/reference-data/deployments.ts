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

export function deploymentWithId(id: DeploymentId): Deployment {
  return deployments.findFirst((query) => query.where((known) => known.id === id), { strict: true });
}

/** Case-insensitive. */
export function findDeployment(hostLabel: string): Deployment | undefined {
  const label = hostLabel.toLowerCase();
  return deployments.findFirst((query) => query.where(({ hostLabels }) => hostLabels.includes(label)));
}
