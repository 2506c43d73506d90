import { type Pending, pendingActions, type Readiness } from '../rules/pending-actions';
import type { ApplicationRow } from '../store/rows';
import type { Sandbox } from '../store/sandbox';
import { categoriesOf, todayFor } from './application-answer';
import { usableDocuments } from './document-records';
import { signingFacts } from './signatory-answer';

/** SIM-04 */
export function pendingOf(sandbox: Sandbox, row: ApplicationRow): Pending[] {
  return pendingActions(readinessOf(sandbox, row));
}

export function readinessOf(sandbox: Sandbox, row: ApplicationRow): Readiness {
  const { signatories, financeObjects, debtors, users } = sandbox.store;
  const people = signatories.findBy('applicationId', row.id);
  return {
    application: row.facts,
    isEmailConfirmed: users.get(row.ownerId)?.emailVerified ?? false,
    people,
    categories: categoriesOf(sandbox, row, 'de'),
    documents: usableDocuments(sandbox, row.id),
    financeObjects: financeObjects.findBy('applicationId', row.id).length,
    debtors: debtors.findBy('applicationId', row.id).length,
    signing: people.flatMap((person) =>
      person.signing === null || person.signing.completed_at !== null
        ? []
        : { id: person.id, facts: signingFacts(sandbox, person, person.signing) },
    ),
    today: todayFor(sandbox, row),
  };
}
