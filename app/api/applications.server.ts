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

export const applications = {
  /** A repeated `idempotencyKey` creates no second application. */
  create: (api: ApiClient, application: NewApplication, idempotencyKey: string) =>
    api.call(createApplication, { body: application }, { idempotencyKey }),
  createConfigured: (api: ApiClient, application: ConfiguredApplication, idempotencyKey: string) =>
    // Cast, because the contract's type knows the fields of only one form.
    api.call(
      createApplication,
      { body: application as unknown as NewDynamicApplication },
      { idempotencyKey },
    ),
  list: (api: ApiClient, signal?: AbortSignal) => api.call(listApplications, {}, signal && { signal }),
  get: (api: ApiClient, id: string, signal?: AbortSignal) =>
    api.call(getApplication, { params: { id } }, signal && { signal }),
};

export function documentCategoriesOf({ document_configurations }: Application) {
  return document_configurations?.document_categories ?? [];
}

export function readApplication(storedApplication: unknown): Application | null {
  const parsed = application.safeParse(storedApplication);
  return parsed.success ? parsed.data : null;
}
