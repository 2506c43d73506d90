import {
  addSignatories,
  deleteSignatory,
  listSignatories,
  type Signatory,
  type SignatoryFields,
  updateSignatory,
} from 'contracts/api/signatories';
import { type ApiClient, acceptEmptyBody } from './client.server';

export type { Signatory, SignatoryFields };

export const signatories = {
  list: (api: ApiClient, applicationId: string) =>
    api.call(listSignatories, { params: { id: applicationId } }),
  add: (api: ApiClient, applicationId: string, person: SignatoryFields) =>
    api.call(addSignatories, { params: { id: applicationId }, body: { data: [person] } }),
  /** Null deletes a member; missing members stay unchanged. */
  update: (api: ApiClient, applicationId: string, signatoryId: string, change: Partial<SignatoryFields>) =>
    api.call(acceptEmptyBody(updateSignatory), {
      params: { id: applicationId, signatoryId },
      body: change,
    }),
  remove: (api: ApiClient, applicationId: string, signatoryId: string) =>
    api.call(deleteSignatory, { params: { id: applicationId, signatoryId } }),
};
