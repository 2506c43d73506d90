import {
  addFinanceObject,
  deleteFinanceObject,
  type FinanceObject,
  type FinanceObjectFields,
  listFinanceObjects,
  replaceFinanceObject,
} from 'contracts/api/finance-objects';
import { type ApiClient, acceptEmptyBody } from './client.server';

export type { FinanceObject, FinanceObjectFields };

export const financeObjects = {
  list: (api: ApiClient, id: string, signal?: AbortSignal) =>
    api.call(listFinanceObjects, { params: { id } }, signal && { signal }),
  add: (api: ApiClient, id: string, object: FinanceObjectFields) =>
    api.call(addFinanceObject, { params: { id }, body: object }),
  replace: (api: ApiClient, id: string, objectId: string, object: FinanceObjectFields) =>
    api.call(acceptEmptyBody(replaceFinanceObject), { params: { id, objectId }, body: object }),
  remove: (api: ApiClient, id: string, objectId: string) =>
    api.call(deleteFinanceObject, { params: { id, objectId } }),
};
