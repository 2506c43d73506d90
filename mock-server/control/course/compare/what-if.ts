import { categoriesOf } from '../../../api/application-answer';
import { removeDocument, usableDocuments } from '../../../api/document-records';
import type { Moving } from '../../../api/status-change';
import { wayTo } from '../../../rules/flow-map/way';
import { flowOf, knownStatus } from '../../../rules/status-flow';
import { branchOff } from '../../../store/go-back';
import type { ApplicationRow } from '../../../store/rows';
import { Sandbox } from '../../../store/sandbox';
import { moveApplication } from '../../applications';

/** What may become of a branch at once: nothing, a rejection, or that the lender asks for a document again that it has. */
export const DEEDS = ['as_is', 'rejects', 'document'] as const;
export type Deed = (typeof DEEDS)[number];

/**
 * Why the lender cannot do something as things stand: there is no application, it is rejected already, no way leads to where it would go,
 * or no document is there that is asked for.
 */
export type Impossible = 'nothing' | 'rejected' | 'no_way' | 'no_document';

/** A moment of a world: before a change that it remembers, or now. */
export interface Moment {
  readonly of: Sandbox;
  /** Id of the change; undefined for now. */
  readonly before: string | undefined;
  /** Id of the application that something is done to. */
  readonly application: string | undefined;
}

/** Why each deed is impossible at a moment of a world; null for those that are possible. The world stays as it is. */
export function impossibleAt({ of, before, application }: Moment): Readonly<Record<Deed, Impossible | null>> {
  let world = of;
  if (before !== undefined) {
    world = new Sandbox('trial', of.start);
    branchOff(world, of, before);
  }
  const row = application === undefined ? undefined : world.store.applications.get(application);
  const why = (deed: Deed) => (row === undefined ? 'nothing' : impossible(world, row, deed));
  return { as_is: null, rejects: why('rejects'), document: why('document') };
}

/**
 * Does in a world what the lender would do, by steps that it may take. `document`: the application goes back to the customer, and the
 * document that arrived last of those that are asked for does not count any more.
 *
 * @returns false, and nothing has changed, where the lender cannot do that as things stand
 */
export function doDeed(moving: Moving, row: ApplicationRow, deed: Deed): boolean {
  const { sandbox } = moving;
  if (deed === 'as_is') return true;
  if (impossible(sandbox, row, deed) !== null) return false;
  const way = wayOf(row, deed);
  if (deed === 'document') withdrawNewest(sandbox, row);
  way?.reduce((moved, step) => moveApplication(moving, moved, step), row);
  return true;
}

function impossible(sandbox: Sandbox, row: ApplicationRow, deed: Deed): Impossible | null {
  if (deed === 'as_is') return null;
  const way = wayOf(row, deed);
  if (way === null) return 'no_way';
  // To be rejected once more is nothing that can happen.
  if (deed === 'rejects') return way.length === 0 ? 'rejected' : null;
  return newestAsked(sandbox, row) === undefined ? 'no_document' : null;
}

function wayOf({ facts: { status, allBanksLoanPurpose } }: ApplicationRow, deed: 'rejects' | 'document') {
  const goal = deed === 'rejects' ? 'Rejected' : 'Open';
  return wayTo(flowOf(allBanksLoanPurpose), knownStatus(status) ?? status, goal);
}

/** The document that arrived last of those that are asked for. */
function newestAsked(sandbox: Sandbox, row: ApplicationRow) {
  const asked = categoriesOf(sandbox, row, 'de').flatMap(({ is_required, document_type }) =>
    is_required ? [document_type] : [],
  );
  return usableDocuments(sandbox, row.id)
    .filter(({ type }) => asked.includes(type))
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
    .at(-1);
}

function withdrawNewest(sandbox: Sandbox, row: ApplicationRow): void {
  const newest = newestAsked(sandbox, row);
  const same = usableDocuments(sandbox, row.id).filter(({ type }) => type === newest?.type);
  for (const { id } of same) removeDocument(sandbox.store, id);
}
