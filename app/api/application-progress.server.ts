import {
  changeStatus,
  updateApplication,
  updateBankInfo,
  updateCustomFields,
  validateNextStatus,
} from 'contracts/api/application-progress';
import type { ApiClient } from './client.server';

/** Calls that advance an application (specification 2, section 7). */
export const applicationProgress = {
  /** Pending items, and the status after a submit; null when there is none. */
  validate: (api: ApiClient, id: string) => api.call(validateNextStatus, { params: { id } }),
  /** Submits the application; `status` is the next one, as `validate` named it (OVER-05). */
  submit: (api: ApiClient, id: string, status: string) =>
    api.call(changeStatus, { params: { id }, body: { status } }),
  /** The account that is paid to; `iban` without spaces (OVER-09). */
  keepBank: (api: ApiClient, id: string, bank: { bankName: string; iban: string }) =>
    api.call(updateBankInfo, { params: { id }, body: bank }),
  /** The company's tax number (OVER-08). */
  keepTaxNumber: (api: ApiClient, id: string, taxIdNumber: string) =>
    api.call(updateApplication, { params: { id }, body: { taxIdNumber } }),
  /** The year the year-bound documents are counted from; deletes those of the former years (DOC-07). */
  keepBaseYear: (api: ApiClient, id: string, year: number) =>
    api.call(updateApplication, { params: { id }, body: { documents_base_year: year } }),
  /** Values of configured fields, each as the wire's text; an empty one is taken away (OVER-10). */
  keepCustomFields: (api: ApiClient, id: string, values: { field_id: string; field_value: string }[]) =>
    api.call(updateCustomFields, { params: { id }, body: { custom_fields: values } }),
};
