import { getConfig, getPartnerConfig } from 'contracts/api/configuration';
import type { ApiClient } from './client.server';

/** Specification 1, section 7. */
export const configuration = {
  features: (api: ApiClient) => api.call(getConfig, {}),
  partner: (api: ApiClient, subdomain: string) => api.call(getPartnerConfig, { params: { subdomain } }),
};
