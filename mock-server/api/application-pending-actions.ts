import {
  listPendingActions,
  type PendingActionFacts,
  type PendingActionItem,
} from '../rules/pending-actions';
import type { DocumentRow } from '../store/document-rows';
import { freezeDeep } from '../store/freeze';
import type { ApplicationRow } from '../store/rows';
import type { Sandbox } from '../store/sandbox';
import type { Store } from '../store/store';
import { deploymentOfApplication, documentCategoriesOf, todayOfApplication } from './application-response';
import { isDocumentInfected, listConfirmedCleanDocuments } from './document-records';
import { createSigningFacts } from './signatory-response';

interface CachedPending {
  readonly dependencies: readonly unknown[];
  readonly pending: readonly PendingActionItem[];
}

const cachesByStore = new WeakMap<Store, WeakMap<ApplicationRow, CachedPending>>();

/** SIM-04. Caches the list until its rows change, unless it depends on the clock. */
export function listPendingActionsOfApplication(
  sandbox: Sandbox,
  row: ApplicationRow,
): readonly PendingActionItem[] {
  const { store } = sandbox;
  const cacheByRow = cachesByStore.get(store) ?? new WeakMap<ApplicationRow, CachedPending>();
  cachesByStore.set(store, cacheByRow);
  const dependencies = [
    store.users.get(row.ownerId),
    store.signatories.revision,
    store.documents.revision,
    store.financeObjects.revision,
    store.debtors.revision,
    deploymentOfApplication(sandbox, row),
    todayOfApplication(sandbox, row),
  ];
  const cachedEntry = cacheByRow.get(row);
  if (cachedEntry?.dependencies.every((part, index) => part === dependencies[index]))
    return cachedEntry.pending;
  const facts = pendingActionFactsOf(sandbox, row);
  const pending = freezeDeep(listPendingActions(facts));
  if (!dependsOnClock(facts, store.documents.findBy('applicationId', row.id)))
    cacheByRow.set(row, { dependencies, pending });
  return pending;
}

function dependsOnClock({ signing }: PendingActionFacts, documents: readonly DocumentRow[]): boolean {
  return signing.length > 0 || documents.some(({ scan }) => isDocumentInfected(scan.result));
}
export function pendingActionFactsOf(sandbox: Sandbox, row: ApplicationRow): PendingActionFacts {
  const { signatories, financeObjects, debtors, users } = sandbox.store;
  const people = signatories.findBy('applicationId', row.id);
  return {
    application: row.facts,
    isEmailConfirmed: users.get(row.ownerId)?.emailVerified ?? false,
    people,
    categories: documentCategoriesOf(sandbox, row, 'de'),
    documents: listConfirmedCleanDocuments(sandbox, row.id),
    financeObjects: financeObjects.findBy('applicationId', row.id).length,
    debtors: debtors.findBy('applicationId', row.id).length,
    signing: people.flatMap((person) =>
      person.signing === null || person.signing.completed_at !== null
        ? []
        : { id: person.id, facts: createSigningFacts(sandbox, person, person.signing) },
    ),
    today: todayOfApplication(sandbox, row),
  };
}
