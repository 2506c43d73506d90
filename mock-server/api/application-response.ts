import type { Application } from 'contracts/api/applications';
import type { DocumentCategory } from 'contracts/api/documents';
import type { Language } from 'contracts/api/enumerations';
import type { Deployment } from 'fixtures/deployments';
import type { ApplicationFacts } from 'fixtures/world';
import { LRUCache } from 'lru-cache';
import type { ApplicantRole } from '../rules/allowed-updates';
import {
  completeApplication,
  documentCategoriesFor,
  type ViewingContext,
} from '../rules/complete-application';
import { toCalendarDay } from '../rules/document-age';
import type { ApplicationRow, UserRow } from '../store/rows';
import type { Sandbox } from '../store/sandbox';
import { freezeResponse } from './frozen-responses';
import { currentDeploymentOf } from './own-bank';

export interface ApplicationViewer {
  role: ApplicantRole;
  user?: Pick<UserRow, 'isAdvisor'>;
  language: Language;
}

export function createApplicationResponse(
  sandbox: Sandbox,
  row: ApplicationRow,
  { role, language, user }: ApplicationViewer,
): Application {
  return completeWithCache(row.facts, {
    role,
    language,
    isAdvisor: user?.isAdvisor,
    deployment: deploymentOfApplication(sandbox, row),
    today: todayOfApplication(sandbox, row),
    otherDocuments: otherDocuments(sandbox, row.id),
  });
}

const MAX_CACHED = 500;

const cachedResponses = new LRUCache<ApplicationFacts, { viewing: ViewingContext; response: Application }>({
  max: MAX_CACHED,
});

/** Caches responses by facts (which are frozen) and viewing context. */
function completeWithCache(facts: ApplicationFacts, viewing: ViewingContext): Application {
  const cachedEntry = cachedResponses.get(facts);
  if (cachedEntry !== undefined && isSameViewing(cachedEntry.viewing, viewing)) return cachedEntry.response;
  const response = freezeResponse(completeApplication(facts, viewing));
  cachedResponses.set(facts, { viewing, response });
  return response;
}

function isSameViewing(
  { otherDocuments: leftDocuments, ...leftContext }: ViewingContext,
  { otherDocuments: rightDocuments, ...rightContext }: ViewingContext,
): boolean {
  const isSameContext =
    leftContext.deployment === rightContext.deployment &&
    leftContext.role === rightContext.role &&
    leftContext.language === rightContext.language &&
    leftContext.isAdvisor === rightContext.isAdvisor &&
    leftContext.today === rightContext.today;
  const haveNoDocuments = leftDocuments.length === 0 && rightDocuments.length === 0;
  return (
    isSameContext && (haveNoDocuments || JSON.stringify(leftDocuments) === JSON.stringify(rightDocuments))
  );
}

export function documentCategoriesOf(
  sandbox: Sandbox,
  row: ApplicationRow,
  language: Language,
): DocumentCategory[] {
  return documentCategoriesFor(row.facts, {
    deployment: deploymentOfApplication(sandbox, row),
    today: todayOfApplication(sandbox, row),
    language,
  });
}

export function deploymentOfApplication(sandbox: Sandbox, { partner }: ApplicationRow): Deployment {
  return currentDeploymentOf(sandbox, partner);
}

/** Returns the partner's virtual day as YYYY-MM-DD (D-58). */
export function todayOfApplication(sandbox: Sandbox, row: ApplicationRow): string {
  return toCalendarDay(deploymentOfApplication(sandbox, row).timeZone, sandbox.clock.now());
}

function otherDocuments({ store }: Sandbox, applicationId: string) {
  const allDocuments = store.signatories
    .findBy('applicationId', applicationId)
    .flatMap(({ signing }) => signing?.other_documents ?? []);
  if (allDocuments.length === 0) return [];
  return [...new Map(allDocuments.map((document) => [document.document_id, document])).values()].map(
    ({ document_id, document_type, signing_method }) => ({ document_id, document_type, signing_method }),
  );
}
