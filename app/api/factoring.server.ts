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
import type { ApiClient, Arguments } from './client.server';

export type { Debtor, FactoringFinancials, FactoringInvoices, FactoringRisk };

/** A debtor as it is added: its company by the server's id or a provider's number, and its sales. */
export type NewDebtor = Arguments<typeof addDebtor>['body'];
export type DebtorSales = Arguments<typeof updateDebtor>['body'];

/** The details of a factoring application, each section saved whole (specification 2, section 7); `id` is the application's. */
export const factoring = {
  saveFinancials: (api: ApiClient, id: string, financials: FactoringFinancials) =>
    api.call(updateFactoringFinancials, { params: { id }, body: financials }),
  saveInvoices: (api: ApiClient, id: string, invoices: FactoringInvoices) =>
    api.call(updateFactoringInvoices, { params: { id }, body: invoices }),
  saveRisk: (api: ApiClient, id: string, risk: FactoringRisk) =>
    api.call(updateFactoringRisk, { params: { id }, body: risk }),
};

/** The companies that owe a factoring customer money (specification 2, section 7); `id` is the application's. */
export const debtors = {
  /** Largest first. */
  list: (api: ApiClient, id: string) => api.call(listDebtors, { params: { id } }),
  add: (api: ApiClient, id: string, debtor: NewDebtor) =>
    api.call(addDebtor, { params: { id }, body: debtor }),
  update: (api: ApiClient, id: string, debitorId: string, sales: DebtorSales) =>
    api.call(updateDebtor, { params: { id, debitorId }, body: sales }),
  remove: (api: ApiClient, id: string, debitorId: string) =>
    api.call(deleteDebtor, { params: { id, debitorId } }),
  /** Asks the named provider for cover (D-33). */
  requestCover: (api: ApiClient, id: string, debitorId: string) =>
    api.call(requestInsuranceCover, { params: { id, debitorId } }),
};
