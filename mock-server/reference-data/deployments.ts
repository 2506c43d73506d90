import { partnerConfig, publicFeature } from 'contracts/api/configuration';
import { DEPLOYMENT_IDS, DEPLOYMENTS, type Deployment, type DeploymentId } from 'fixtures/deployments';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { createFilledCollection } from './filled-collection';

const deployment = z.object({
  id: z.enum(DEPLOYMENT_IDS),
  hostLabels: z.array(z.string()).readonly(),
  title: z.string(),
  publicFeatures: z.array(publicFeature),
  partner: partnerConfig,
  timeZone: z.string(),
  demandsConfirmedEmail: z.boolean(),
});

const deployments = await createFilledCollection(deployment, Object.values(DEPLOYMENTS));

// Cached, because every call needs a deployment and a query reads all rows.
const knownIds = new Map<DeploymentId, Deployment>();
const knownLabels = new LRUCache<string, { deployment: Deployment | undefined }>({ max: 100 });

export function requireDeployment(id: DeploymentId): Deployment {
  const deployment =
    knownIds.get(id) ??
    deployments.findFirst((query) => query.where((candidate) => candidate.id === id), { strict: true });
  knownIds.set(id, deployment);
  return deployment;
}

export function findDeployment(hostLabel: string): Deployment | undefined {
  const label = hostLabel.toLowerCase();
  const labelEntry = knownLabels.get(label) ?? {
    deployment: deployments.findFirst((query) => query.where(({ hostLabels }) => hostLabels.includes(label))),
  };
  knownLabels.set(label, labelEntry);
  return labelEntry.deployment;
}
