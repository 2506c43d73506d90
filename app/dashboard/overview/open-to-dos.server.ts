import { categoriesOf } from '~/api/applications.server';
import type { OpenApplication } from '~/dashboard/open-application.server';
import { isOpen } from '~/dashboard/rules/status-flow';
import { errorMessage } from '~/request/problem.server';
import type { Visit } from '~/request/visit.server';
import { type PendingDetail, pendingDetail } from './rules/pending-detail';
import type { PendingItem } from './rules/pending-items';
import { toDoList, toDoStage } from './rules/to-do-list';
import { toDoTarget } from './rules/to-do-target';

/** A code with its values; one without values to say comes with the server's own words. */
export type ShownDetail =
  | Exclude<PendingDetail, { kind: 'code' }>
  | { kind: 'code'; code: string; text: string };

export interface ShownToDo {
  name: PendingItem['name'];
  /** The field or card that mends it; null where there is none to go to. */
  to: string | null;
  details: ShownDetail[];
}

/** The open items of an application as the page shows them (OVER-07). */
export type ShownToDos = NonNullable<ReturnType<typeof openToDos>>;

/** What is open and done; null when the server could not say. */
export function openToDos({ visit, application, own, applies, head }: OpenApplication) {
  if (head.pending === null) return null;
  const categories = categoriesOf(application);
  const { open, done } = toDoList(head.pending, {
    status: application.status,
    loanType: application.allBanksLoanPurpose,
    documents: categories,
    signsHere: own !== undefined,
    applies,
  });
  const nameOf = (type: string) => categories.find((it) => it.document_type === type)?.name ?? type;
  const shown = (item: PendingItem): ShownToDo => ({
    name: item.name,
    to: toDoTarget(item, application.applicationId),
    details: item.errors.map((error) => shownDetail(visit, pendingDetail(error), nameOf)),
  });
  return {
    open: open.map(shown),
    done: [...done],
    stage: toDoStage(application.status),
    /** Somebody else completes and submits the application: the user only signs (SIGN-09). */
    leftToApplicant: !applies && isOpen(application.status),
  };
}

function shownDetail(visit: Visit, detail: PendingDetail, nameOf: (type: string) => string): ShownDetail {
  if (detail.kind === 'code') return { ...detail, text: errorMessage(visit, detail.code) };
  return detail.kind === 'documents' ? { ...detail, types: detail.types.map(nameOf) } : detail;
}
