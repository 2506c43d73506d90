import type { Application } from 'contracts/api/applications';
import type { DocumentCategory } from 'contracts/api/documents';
import type { Language } from 'contracts/api/enumerations';
import type { Deployment } from 'fixtures/deployments';
import type { ApplicationFacts } from 'fixtures/world';
import { LRUCache } from 'lru-cache';
import type { Role } from '../rules/allowed-updates';
import { categoriesFor, completeApplication, type Viewing } from '../rules/complete-application';
import { dayIn } from '../rules/document-age';
import type { ApplicationRow, UserRow } from '../store/rows';
import type { Sandbox } from '../store/sandbox';
import { deploymentIn } from './own-bank';
import { settle } from './settled';

/** The reader of an application; documents are named in their language. */
export interface Viewer {
  role: Role;
  /** Nobody's where the back office asks. */
  user?: Pick<UserRow, 'isAdvisor'>;
  language: Language;
}

/** The application as the API answers it to the viewer, with what the rules derive from its facts. */
export function answerOf(
  sandbox: Sandbox,
  row: ApplicationRow,
  { role, language, user }: Viewer,
): Application {
  return completed(row.facts, {
    role,
    language,
    isAdvisor: user?.isAdvisor,
    deployment: deploymentOfApplication(sandbox, row),
    today: todayFor(sandbox, row),
    otherDocuments: otherDocuments(sandbox, row.id),
  });
}

/** Applications of all worlds whose last answer is kept. */
const MOST_KEPT = 500;

const kept = new LRUCache<ApplicationFacts, { deployment: Deployment; viewing: string; answer: Application }>(
  {
    max: MOST_KEPT,
  },
);

/** Facts are frozen: the same ones are answered alike to the same reader on the same day. */
function completed(facts: ApplicationFacts, { deployment, ...others }: Viewing): Application {
  const viewing = JSON.stringify(others);
  const known = kept.get(facts);
  if (known?.deployment === deployment && known.viewing === viewing) return known.answer;
  const answer = settle(completeApplication(facts, { deployment, ...others }));
  kept.set(facts, { deployment, viewing, answer });
  return answer;
}

/** The documents the application asks for, lightest first, named in the language. */
export function categoriesOf(sandbox: Sandbox, row: ApplicationRow, language: Language): DocumentCategory[] {
  return categoriesFor(row.facts, {
    deployment: deploymentOfApplication(sandbox, row),
    today: todayFor(sandbox, row),
    language,
  });
}

/** The partner through whose portal the application was made, whatever portal it is looked at through. */
export function deploymentOfApplication(sandbox: Sandbox, { partner }: ApplicationRow): Deployment {
  return deploymentIn(sandbox, partner);
}

/** The virtual day of the application's partner, YYYY-MM-DD (D-58). */
export function todayFor(sandbox: Sandbox, row: ApplicationRow): string {
  return dayIn(deploymentOfApplication(sandbox, row).timeZone, sandbox.clock.now());
}

/** Documents to sign besides the contract, each once. */
function otherDocuments({ store }: Sandbox, applicationId: string) {
  const all = store.signatories
    .findBy('applicationId', applicationId)
    .flatMap(({ signing }) => signing?.other_documents ?? []);
  return [...new Map(all.map((document) => [document.document_id, document])).values()].map(
    ({ document_id, document_type, signing_method }) => ({ document_id, document_type, signing_method }),
  );
}
