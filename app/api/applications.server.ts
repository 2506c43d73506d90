import {
  type Application,
  type ApplicationSummary,
  application,
  createApplication,
  getApplication,
  listApplications,
  type NewApplication,
  type NewDynamicApplication,
} from 'contracts/api/applications';
import type { ApiClient } from './client.server';

export type { Application, ApplicationSummary, NewApplication };

export interface ConfiguredApplication {
  readonly [standardField: string]: unknown;
  readonly allBanksLoanPurpose: string;
  readonly display_duration_unit: string;
  readonly custom_fields_list: readonly { field_id: string; field_value: string }[];
}

/** The applications of the logged-in user (specification 1, section 7; specification 2, section 7). */
export const applications = {
  /** `idempotencyKey`: sending the same key twice creates one application. */
  create: (api: ApiClient, application: NewApplication, idempotencyKey: string) =>
    api.call(createApplication, { body: application }, { idempotencyKey }),
  /** The same from a configured form. */
  createConfigured: (api: ApiClient, application: ConfiguredApplication, idempotencyKey: string) =>
    // The contract's type names the purposes and fields of the one form it knows.
    api.call(
      createApplication,
      { body: application as unknown as NewDynamicApplication },
      { idempotencyKey },
    ),
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
