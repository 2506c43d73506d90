import { isErrorCode } from 'contracts/api/error-codes';
import { documentCategoriesOf } from '~/api/applications.server';
import type { LoadedApplication } from '~/dashboard/load-application.server';
import {
  type PendingDetail,
  type PendingItem,
  pendingDetailOf,
  toDoPath,
} from '~/dashboard/rules/pending-items';
import { isApplicationOpen } from '~/dashboard/rules/status-flow';
import { limitList } from '~/domain/lists';
import type { PortalRequest } from '~/request/portal-request';
import { errorMessage } from '~/request/problem.server';
import { createToDoList, toDoStageOf } from './rules/to-do-list';

export type ToDoDetailView =
  | Exclude<PendingDetail, { kind: 'code' }>
  | { kind: 'code'; code: string; text: string }
  | { kind: 'others'; count: number };

export interface ToDoView {
  name: PendingItem['name'];
  to: string | null;
  details: ToDoDetailView[];
}

export type ToDosView = NonNullable<ReturnType<typeof createToDosView>>;

export function createToDosView({
  request,
  application,
  ownSignatory,
  isApplicant,
  header,
}: LoadedApplication) {
  if (header.pending === null) return null;
  const categories = documentCategoriesOf(application);
  const { openItems, doneItems } = createToDoList(header.pending, {
    status: application.status,
    loanType: application.allBanksLoanPurpose,
    documents: categories,
    signsHere: ownSignatory !== undefined,
    isApplicant,
  });
  const nameOf = (type: string) =>
    categories.find((category) => category.document_type === type)?.name ?? type;
  const toView = (item: PendingItem): ToDoView => {
    const errors = item.errors.filter(({ code }) => !item.sessionObjects || code !== NO_OBJECTS);
    const { first, remainingCount: moreCount } = limitList(errors);
    return {
      name: item.name,
      to: toDoPath(item, application.applicationId),
      details: [
        ...first.map((error) => shownDetail(request, pendingDetailOf(error), nameOf)),
        ...(moreCount > 0 ? [{ kind: 'others' as const, count: moreCount }] : []),
        ...(item.sessionObjects ?? []).map(({ name }) => ({ kind: 'noted' as const, name })),
      ],
    };
  };
  return {
    open: openItems.map(toView),
    done: [...doneItems],
    stage: toDoStageOf(application.status),
    isLeftToApplicant: !isApplicant && isApplicationOpen(application.status),
  };
}

/** Customers who have an object in the session must not see this error. */
const NO_OBJECTS = 'err_finance_objects_missing';

function shownDetail(
  request: PortalRequest,
  detail: PendingDetail,
  nameOf: (type: string) => string,
): ToDoDetailView {
  if (detail.kind === 'code') {
    const text = isErrorCode(detail.code)
      ? errorMessage(request, detail.code)
      : request.t('overview')('detail.unknown');
    return { ...detail, text };
  }
  return detail.kind === 'documents' ? { ...detail, types: detail.types.map(nameOf) } : detail;
}
