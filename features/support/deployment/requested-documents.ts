import type { WorldApplication } from 'fixtures/world';
import { LendingApi } from '../backend/lending-api';
import { createApplicationBody } from '../preparation/application-body';
import { runId } from '../settings';
import type { SampleAnswer } from './sample-answers';

export type RequestedDocuments = Readonly<Record<string, readonly string[]>>;

interface Found {
  documents: RequestedDocuments;
  answers: readonly SampleAnswer[];
}

/** Only an application lists its documents. No call can delete the application. */
export async function fetchRequestedDocuments(
  lendingApi: string,
  samples: readonly WorldApplication[],
): Promise<Found> {
  const api = new LendingApi(lendingApi).withPartner('demo');
  const customer = await api.newCustomer();
  const calls = await api.as(customer);
  const asked: Record<string, string[]> = {};
  const answers: SampleAnswer[] = [];
  for (const sample of samples) {
    const created = await calls.post('/user/applications', createApplicationBody(sample, runId()));
    const { applicationId } = created as { applicationId: string };
    const application = await api.applicationOf(customer, applicationId);
    answers.push({ call: 'createApplication', body: created }, { call: 'getApplication', body: application });
    const categories = application.document_configurations?.document_categories ?? [];
    asked[sample.allBanksLoanPurpose] = categories.map(({ document_type }) => document_type);
  }
  const listed = await calls.get('/user/applications').catch(() => null);
  if (listed !== null) answers.push({ call: 'listApplications', body: listed });
  return { documents: asked, answers };
}
