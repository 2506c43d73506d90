import { listSignatories, type Signatory } from 'contracts/api/signatories';
import type { ApiClient } from './client.server';

export type { Signatory };

/** The representatives of an application's company (specification 2, section 7). */
export const signatories = {
  /** All of them for the applicant; only their own record for a signatory. */
  list: (api: ApiClient, applicationId: string) =>
    api.call(listSignatories, { params: { id: applicationId } }),
};
