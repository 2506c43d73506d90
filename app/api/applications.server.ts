import {
  type Application,
  type ApplicationSummary,
  application,
  createApplication,
  getApplication,
  listApplications,
  type NewApplication,
} from 'contracts/api/applications';
import type { ApiClient } from './client.server';

export type { Application, ApplicationSummary, NewApplication };

/** The applications of the logged-in user (specification 1, section 7; specification 2, section 7). */
export const applications = {
  /** `idempotencyKey`: sending the same key twice creates one application. */
  create: (api: ApiClient, application: NewApplication, idempotencyKey: string) =>
    api.call(createApplication, { body: application }, { idempotencyKey }),
  list: (api: ApiClient) => api.call(listApplications, {}),
  get: (api: ApiClient, id: string) => api.call(getApplication, { params: { id } }),
};

/** The kinds of documents an application asks for, as they came. */
export function categoriesOf({ document_configurations }: Application) {
  return document_configurations?.document_categories ?? [];
}

/** Reads an application that was kept; null when it is none. */
export function readApplication(kept: unknown): Application | null {
  const parsed = application.safeParse(kept);
  return parsed.success ? parsed.data : null;
}
