import { getConfig, getPartnerConfig } from 'contracts/api/configuration';
import { deploymentOfLabel } from './host';
import { implement } from './implement';
import { refusal } from './refusal';

export const configuration = [
  implement(getConfig, ({ deployment }) => ({ public_features: deployment.publicFeatures })),

  implement(getPartnerConfig, ({ params, settings, sandbox }) => {
    const deployment = deploymentOfLabel(params.subdomain, settings, sandbox);
    if (deployment === undefined) throw refusal('err_entity_not_found', 'subdomain');
    return deployment.partner;
  }),
];
