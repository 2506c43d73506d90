import type { WorldApplication } from 'fixtures/world';
import { LendingApi } from '../backend/lending-api';
import { applicationBody } from '../preparation/application-body';
import { runId } from '../settings';

export type RequestedDocuments = Readonly<Record<string, readonly string[]>>;

/**
 * Only applications list their documents. No call can delete these applications.
 * @throws Error if a call is refused
 */
export async function fetchRequestedDocuments(
  lendingApi: string,
  samples: readonly WorldApplication[],
): Promise<RequestedDocuments> {
  const api = new LendingApi(lendingApi).withPartner('demo');
  const customer = await api.newCustomer();
  const calls = await api.as(customer);
  const asked: Record<string, string[]> = {};
  for (const sample of samples) {
    const { applicationId } = (await calls.post('/user/applications', applicationBody(sample, runId()))) as {
      applicationId: string;
    };
    const { document_configurations } = await api.applicationOf(customer, applicationId);
    const categories = document_configurations?.document_categories ?? [];
    asked[sample.allBanksLoanPurpose] = categories.map(({ document_type }) => document_type);
  }
  return asked;
}
