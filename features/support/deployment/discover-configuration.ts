import type { WorldApplication } from 'fixtures/world';
import {
  configurationOf,
  documentTypesIn,
  listMissingConfiguration,
  listUnrequestedTypes,
  unrequestedMessages,
} from './configuration';
import { type KnownDeployment, UNKNOWN_DEPLOYMENT } from './known-deployment';
import type { Pickle } from './plan';
import { fetchRequestedDocuments } from './requested-documents';
import { formatSampleProblems } from './sample-answers';
import { scenarioDataOf } from './scenario-data';

interface Discovery {
  knownDeployment: KnownDeployment;
  lines: readonly string[];
}

export async function discoverConfiguration(
  lendingApi: string,
  pickles: readonly Pickle[],
): Promise<Discovery> {
  const configuration = configurationOf(
    await fetchJson(`${lendingApi}/config`),
    await fetchJson(`${lendingApi}/partner/key/demo/config`),
  );
  const configurationProblems =
    configuration === null
      ? ['it does not have the shape that the contract defines']
      : listMissingConfiguration(configuration);
  const documentsByType = findNeededDocuments(pickles);
  const offeredLoanTypes = configuration?.['loan types'];
  const samples = [...documentsByType.values()].flatMap(({ sample }) =>
    !offeredLoanTypes || offeredLoanTypes.includes(sample.allBanksLoanPurpose) ? sample : [],
  );
  if (samples.length === 0)
    return { knownDeployment: { configuration, documents: null }, lines: configurationProblems };
  try {
    const { documents, sampleAnswers } = await fetchRequestedDocuments(lendingApi, samples);
    const documentProblems = [...documentsByType].flatMap(([loanType, { types }]) =>
      unrequestedMessages(loanType, listUnrequestedTypes(documents[loanType], [...types])),
    );
    return {
      knownDeployment: { configuration, documents },
      lines: [...configurationProblems, ...documentProblems, ...formatSampleProblems(sampleAnswers)],
    };
  } catch (error) {
    const problem = `documents: unknown, because ${error instanceof Error ? error.message : error}`;
    return {
      knownDeployment: { ...UNKNOWN_DEPLOYMENT, configuration },
      lines: [...configurationProblems, problem],
    };
  }
}

async function fetchJson(address: string): Promise<unknown> {
  const headers = { 'x-forwarded-host': 'demo.localhost' };
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(10_000) }).catch(() => null);
  return response?.ok ? response.json().catch(() => null) : null;
}

interface NeededDocuments {
  types: Set<string>;
  sample: WorldApplication;
}

function findNeededDocuments(pickles: readonly Pickle[]): Map<string, NeededDocuments> {
  const documentsByType = new Map<string, NeededDocuments>();
  for (const { steps } of pickles) {
    const texts = steps.map(({ text }) => text);
    const { applications, documents } = scenarioDataOf(texts);
    for (const sample of applications) {
      const applicationDocuments = documents.filter(
        ({ application }) => application === sample.applicationId,
      );
      const types = [
        ...documentTypesIn(texts),
        ...applicationDocuments.map(({ document_type }) => document_type),
      ];
      if (types.length === 0) continue;
      const { allBanksLoanPurpose: loanType } = sample;
      const entry = documentsByType.get(loanType) ?? { types: new Set(), sample };
      for (const type of types) entry.types.add(type);
      documentsByType.set(loanType, entry);
    }
  }
  return documentsByType;
}
