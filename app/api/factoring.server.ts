import {
  addDebtor,
  type Debtor,
  deleteDebtor,
  listDebtors,
  requestInsuranceCover,
  updateDebtor,
  updateFactoringFinancials,
  updateFactoringInvoices,
  updateFactoringRisk,
} from 'contracts/api/factoring';
import type { FactoringFinancials, FactoringInvoices, FactoringRisk } from 'contracts/api/factoring-details';
import { type ApiClient, acceptEmptyBody, type CallArguments } from './client.server';

export type { Debtor, FactoringFinancials, FactoringInvoices, FactoringRisk };

export type NewDebtor = CallArguments<typeof addDebtor>['body'];
export type DebtorSales = CallArguments<typeof updateDebtor>['body'];

export const factoring = {
  saveFinancials: (api: ApiClient, id: string, financials: FactoringFinancials) =>
    api.call(acceptEmptyBody(updateFactoringFinancials), { params: { id }, body: financials }),
  saveInvoices: (api: ApiClient, id: string, invoices: FactoringInvoices) =>
    api.call(acceptEmptyBody(updateFactoringInvoices), { params: { id }, body: invoices }),
  saveRisk: (api: ApiClient, id: string, risk: FactoringRisk) =>
    api.call(acceptEmptyBody(updateFactoringRisk), { params: { id }, body: risk }),
};

export const debtors = {
  list: (api: ApiClient, id: string, signal?: AbortSignal) =>
    api.call(listDebtors, { params: { id } }, signal && { signal }),
  add: (api: ApiClient, id: string, debtor: NewDebtor) =>
    api.call(addDebtor, { params: { id }, body: debtor }),
  update: (api: ApiClient, id: string, debitorId: string, sales: DebtorSales) =>
    api.call(acceptEmptyBody(updateDebtor), { params: { id, debitorId }, body: sales }),
  remove: (api: ApiClient, id: string, debitorId: string) =>
    api.call(deleteDebtor, { params: { id, debitorId } }),
  requestCover: (api: ApiClient, id: string, debitorId: string) =>
    api.call(acceptEmptyBody(requestInsuranceCover), { params: { id, debitorId } }),
};
