import { categoriesOf } from '../../../api/application-answer';
import { removeDocument, usableDocuments } from '../../../api/document-records';
import type { Moving } from '../../../api/status-change';
import { wayTo } from '../../../rules/flow-map/way';
import { flowOf, knownStatus } from '../../../rules/status-flow';
import type { ApplicationRow } from '../../../store/rows';
import { moveApplication } from '../../applications';

/** What may become of a branch at once: nothing, a rejection, or that the lender asks for a document again that it has. */
export const DEEDS = ['as_is', 'rejects', 'document'] as const;
export type Deed = (typeof DEEDS)[number];

/**
 * Does in a world what the lender would do, by steps that it may take. `document`: the application goes back to the customer, and the
 * document that arrived last of those that are asked for does not count any more.
 *
 * @returns false, and nothing has changed, where the lender cannot do that as things stand
 */
export function doDeed(moving: Moving, row: ApplicationRow, deed: Deed): boolean {
  if (deed === 'as_is') return true;
  const { status, allBanksLoanPurpose } = row.facts;
  const goal = deed === 'rejects' ? 'Rejected' : 'Open';
  const way = wayTo(flowOf(allBanksLoanPurpose), knownStatus(status) ?? status, goal);
  // To be rejected once more is nothing that can happen.
  if (way === null || (deed === 'rejects' && way.length === 0)) return false;
  if (deed === 'document' && !withdrawNewest(moving, row)) return false;
  way.reduce((moved, step) => moveApplication(moving, moved, step), row);
  return true;
}

function withdrawNewest({ sandbox }: Moving, row: ApplicationRow): boolean {
  const asked = categoriesOf(sandbox, row, 'de').flatMap(({ is_required, document_type }) =>
    is_required ? [document_type] : [],
  );
  const newest = usableDocuments(sandbox, row.id)
    .filter(({ type }) => asked.includes(type))
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
    .at(-1);
  if (newest === undefined) return false;
  const same = usableDocuments(sandbox, row.id).filter(({ type }) => type === newest.type);
  for (const { id } of same) removeDocument(sandbox.store, id);
  return true;
}
