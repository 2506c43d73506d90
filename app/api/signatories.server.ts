import {
  addSignatories,
  deleteSignatory,
  listSignatories,
  type Signatory,
  type SignatoryFields,
  updateSignatory,
} from 'contracts/api/signatories';
import type { ApiClient } from './client.server';

export type { Signatory, SignatoryFields };

/** The representatives of an application's company (specification 2, section 7). */
export const signatories = {
  /** All of them for the applicant; only their own record for a signatory. */
  list: (api: ApiClient, applicationId: string) =>
    api.call(listSignatories, { params: { id: applicationId } }),
  add: (api: ApiClient, applicationId: string, person: SignatoryFields) =>
    api.call(addSignatories, { params: { id: applicationId }, body: { data: [person] } }),
  /** Changes the members that are given, and only them; null takes an answer back. */
  update: (api: ApiClient, applicationId: string, signatoryId: string, change: Partial<SignatoryFields>) =>
    api.call(updateSignatory, { params: { id: applicationId, signatoryId }, body: change }),
  remove: (api: ApiClient, applicationId: string, signatoryId: string) =>
    api.call(deleteSignatory, { params: { id: applicationId, signatoryId } }),
};
