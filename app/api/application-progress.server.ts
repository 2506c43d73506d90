import { validateNextStatus } from 'contracts/api/application-progress';
import type { ApiClient } from './client.server';

/** What brings an application on its way (specification 2, section 7). */
export const applicationProgress = {
  /** What is still pending, and the status a submit leads to; null when none is known. */
  validate: (api: ApiClient, id: string) => api.call(validateNextStatus, { params: { id } }),
};
