import { documentCategoriesOf } from '../../../api/application-response';
import { listConfirmedCleanDocuments, removeDocument } from '../../../api/document-records';
import type { StatusChangeContext } from '../../../api/status-change';
import { findStatusPathTo } from '../../../rules/flow-map/status-path';
import { APPROVED_STATUSES, parseStatus, statusFlowOf } from '../../../rules/status-flow';
import type { ApplicationRow } from '../../../store/rows';
import { Sandbox } from '../../../store/sandbox';
import { branchOff } from '../../../store/undo-change';
import { moveApplication } from '../../applications';

export const LENDER_ACTIONS = ['as_is', 'rejects', 'approves', 'document'] as const;
export type LenderAction = (typeof LENDER_ACTIONS)[number];

export type ImpossibleReason = 'nothing' | 'rejected' | 'approved' | 'no_way' | 'no_document';

export interface WhatIfMoment {
  readonly sandbox: Sandbox;
  readonly changeId: string | undefined;
  readonly application: string | undefined;
}

export function findImpossibleReason({
  sandbox,
  changeId,
  application,
}: WhatIfMoment): Readonly<Record<LenderAction, ImpossibleReason | null>> {
  let world = sandbox;
  if (changeId !== undefined) {
    world = new Sandbox('trial', sandbox.start);
    branchOff(world, sandbox, changeId);
  }
  const row = application === undefined ? undefined : world.store.applications.get(application);
  const impossibleReasonOf = (lenderAction: LenderAction) =>
    row === undefined ? 'nothing' : reasonImpossible(world, row, lenderAction);
  return {
    as_is: null,
    rejects: impossibleReasonOf('rejects'),
    approves: impossibleReasonOf('approves'),
    document: impossibleReasonOf('document'),
  };
}

/** Changes nothing and returns false if the rules refuse the action. */
export function performLenderAction(
  context: StatusChangeContext,
  row: ApplicationRow,
  lenderAction: LenderAction,
): boolean {
  const { sandbox } = context;
  if (lenderAction === 'as_is') return true;
  if (reasonImpossible(sandbox, row, lenderAction) !== null) return false;
  const statusPath = statusPathFor(row, lenderAction);
  if (lenderAction === 'document') withdrawNewestDocument(sandbox, row);
  statusPath?.reduce((movedRow, step) => moveApplication(context, movedRow, step), row);
  return true;
}

function reasonImpossible(
  sandbox: Sandbox,
  row: ApplicationRow,
  lenderAction: LenderAction,
): ImpossibleReason | null {
  if (lenderAction === 'as_is') return null;
  const statusPath = statusPathFor(row, lenderAction);
  if (statusPath === null) return 'no_way';
  if (lenderAction === 'rejects') return statusPath.length === 0 ? 'rejected' : null;
  if (lenderAction === 'approves') return statusPath.length === 0 ? 'approved' : null;
  return findNewestRequestedDocument(sandbox, row) === undefined ? 'no_document' : null;
}

function statusPathFor(
  { facts: { status, allBanksLoanPurpose } }: ApplicationRow,
  lenderAction: Exclude<LenderAction, 'as_is'>,
) {
  const flow = statusFlowOf(allBanksLoanPurpose);
  const goals = { rejects: 'Rejected', approves: APPROVED_STATUSES[flow], document: 'Open' } as const;
  return findStatusPathTo(flow, parseStatus(status) ?? status, goals[lenderAction]);
}

function findNewestRequestedDocument(sandbox: Sandbox, row: ApplicationRow) {
  const requiredTypes = documentCategoriesOf(sandbox, row, 'de').flatMap(({ is_required, document_type }) =>
    is_required ? [document_type] : [],
  );
  return listConfirmedCleanDocuments(sandbox, row.id)
    .filter(({ type }) => requiredTypes.includes(type))
    .toSorted((left, right) => left.createdAt.localeCompare(right.createdAt))
    .at(-1);
}

function withdrawNewestDocument(sandbox: Sandbox, row: ApplicationRow): void {
  const newestDocument = findNewestRequestedDocument(sandbox, row);
  const sameTypeDocuments = listConfirmedCleanDocuments(sandbox, row.id).filter(
    ({ type }) => type === newestDocument?.type,
  );
  for (const { id } of sameTypeDocuments) removeDocument(sandbox.store, id);
}
