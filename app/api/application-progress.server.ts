import {
  changeStatus,
  updateApplication,
  updateBankInfo,
  updateCustomFields,
  validateNextStatus,
} from 'contracts/api/application-progress';
import { type ApiClient, acceptEmptyBody } from './client.server';

export const applicationProgress = {
  validate: (api: ApiClient, id: string) => api.call(validateNextStatus, { params: { id } }),
  /** @param status next status, as `validate` returned it (OVER-05) */
  submit: (api: ApiClient, id: string, status: string) =>
    api.call(acceptEmptyBody(changeStatus), { params: { id }, body: { status } }),
  saveBank: (api: ApiClient, id: string, bank: { bankName: string; iban: string }) =>
    api.call(acceptEmptyBody(updateBankInfo), { params: { id }, body: bank }),
  saveTaxNumber: (api: ApiClient, id: string, taxIdNumber: string) =>
    api.call(acceptEmptyBody(updateApplication), { params: { id }, body: { taxIdNumber } }),
  /** The API then deletes earlier years' documents (DOC-07). */
  saveBaseYear: (api: ApiClient, id: string, year: number) =>
    api.call(acceptEmptyBody(updateApplication), { params: { id }, body: { documents_base_year: year } }),
  /** An empty value removes the stored one (OVER-10). */
  saveCustomFields: (api: ApiClient, id: string, values: { field_id: string; field_value: string }[]) =>
    api.call(acceptEmptyBody(updateCustomFields), { params: { id }, body: { custom_fields: values } }),
};
