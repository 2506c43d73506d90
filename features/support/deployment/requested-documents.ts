import type { WorldApplication } from 'fixtures/world';
import { LendingApi } from '../backend/lending-api';
import { createApplicationBody } from '../preparation/application-body';
import { runId } from '../settings';
import type { SampleAnswer } from './sample-answers';

export type RequestedDocuments = Readonly<Record<string, readonly string[]>>;

interface FetchedDocuments {
  documents: RequestedDocuments;
  sampleAnswers: readonly SampleAnswer[];
}

/** Only an application lists its documents. No call can delete the application. */
export async function fetchRequestedDocuments(
  lendingApi: string,
  samples: readonly WorldApplication[],
): Promise<FetchedDocuments> {
  const api = new LendingApi(lendingApi).withPartner('demo');
  const customer = await api.newCustomer();
  const calls = await api.callsOf(customer);
  const requestedTypes: Record<string, string[]> = {};
  const sampleAnswers: SampleAnswer[] = [];
  for (const sample of samples) {
    const createdApplication = await calls.post('/user/applications', createApplicationBody(sample, runId()));
    const { applicationId } = createdApplication as { applicationId: string };
    const application = await api.applicationOf(customer, applicationId);
    sampleAnswers.push(
      { call: 'createApplication', body: createdApplication },
      { call: 'getApplication', body: application },
    );
    const categories = application.document_configurations?.document_categories ?? [];
    requestedTypes[sample.allBanksLoanPurpose] = categories.map(({ document_type }) => document_type);
  }
  const applicationList = await calls.get('/user/applications').catch(() => null);
  if (applicationList !== null) sampleAnswers.push({ call: 'listApplications', body: applicationList });
  return { documents: requestedTypes, sampleAnswers };
}
