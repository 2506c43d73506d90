import { getConfig, getPartnerConfig } from 'contracts/api/configuration';
import type { Deployment } from 'fixtures/deployments';
import { freezeResponse } from './frozen-responses';
import { deploymentOfLabel } from './host';
import { implement } from './implement';
import { createRefusal } from './refusal';

type PublicFeatures = { public_features: Deployment['publicFeatures'] };

export const configurationEndpoints = [
  implement(getConfig, ({ deployment }) => featuresOf(deployment)),

  implement(getPartnerConfig, ({ params, settings, sandbox }) => {
    const deployment = deploymentOfLabel(params.subdomain, settings, sandbox);
    if (deployment === undefined) throw createRefusal('err_entity_not_found', 'subdomain');
    return deployment.partner;
  }),
];

const cachedFeatures = new WeakMap<Deployment, PublicFeatures>();

function featuresOf(deployment: Deployment): PublicFeatures {
  const response =
    cachedFeatures.get(deployment) ?? freezeResponse({ public_features: deployment.publicFeatures });
  cachedFeatures.set(deployment, response);
  return response;
}
