import * as contract from 'contracts/api/application-progress';
import { ERROR_STATUS } from 'contracts/api/error-codes';
import type { z } from 'zod';
import type { PendingActionItem } from '../rules/pending-actions';
import { listAllowedTransitions, parseStatus, statusFlowOf } from '../rules/status-flow';
import type { ApplicationRow } from '../store/rows';
import { type ApplicationAccess, requireApplicationFor } from './access';
import { listPendingActionsOfApplication } from './application-pending-actions';
import { createApplicationResponse } from './application-response';
import { freezeResponse } from './frozen-responses';
import { implementForUser } from './implement';
import { createRefusal, Refusal } from './refusal';
import { enterStatus } from './status-change';

export const applicationProgressEndpoints = [
  implementForUser(contract.validateNextStatus, (exchange) => {
    const participation = requireApplicationFor(exchange, exchange.params.id, 'read');
    const { application } = participation;
    const pending = listPendingActionsOfApplication(exchange.sandbox, application);
    return participation.role === 'applicant'
      ? applicantsResponse(pending, application)
      : { pending_actions: pickOwnActions(pending, participation), next_status: null };
  }),

  implementForUser(contract.changeStatus, (exchange) => {
    const { sandbox, sender, body, language, user } = exchange;
    const { application } = requireApplicationFor(exchange, exchange.params.id, 'applicant');
    const requestedStatus = parseStatus(body.status);
    if (requestedStatus === undefined) throw createRefusal('err_validation_failed', 'status');
    if (requestedStatus !== statusAfterSubmit(application))
      throw createRefusal('err_status_change_not_allowed', 'status');
    refusePending(listPendingActionsOfApplication(sandbox, application));
    const submittedRow = sandbox.store.applications.update(application.id, { portal: sender.portal });
    const movedRow = enterStatus(exchange, submittedRow, requestedStatus);
    return createApplicationResponse(sandbox, movedRow, { role: 'applicant', language, user });
  }),
];

type ApplicantsResponse = z.input<typeof contract.validateNextStatus.response>;

const applicantsResponses = new WeakMap<readonly PendingActionItem[], ApplicantsResponse>();

function applicantsResponse(
  pending: readonly PendingActionItem[],
  application: ApplicationRow,
): ApplicantsResponse {
  const cachedResponse = applicantsResponses.get(pending);
  if (cachedResponse !== undefined) return cachedResponse;
  const response = freezeResponse({
    pending_actions: [...pending],
    next_status: statusAfterSubmit(application),
  });
  applicantsResponses.set(pending, response);
  return response;
}

function statusAfterSubmit({ facts }: ApplicationRow): string | null {
  const [nextStatus] = listAllowedTransitions(
    statusFlowOf(facts.allBanksLoanPurpose),
    facts.status,
    'customer',
  );
  return nextStatus ?? null;
}

function pickOwnActions(
  pending: readonly PendingActionItem[],
  { signatory }: ApplicationAccess,
): PendingActionItem[] {
  return pending
    .map(({ action, errors }) => ({
      action,
      errors: errors.filter(({ values }) => action === 'signature' && values?.signatory_id === signatory?.id),
    }))
    .filter(({ errors }) => errors.length > 0);
}

function refusePending(pending: readonly PendingActionItem[]): void {
  const errors = pending.flatMap((item) => item.errors.map((error) => ({ ...error, field: item.action })));
  const [firstError] = errors;
  if (firstError !== undefined) throw new Refusal(ERROR_STATUS[firstError.code], errors);
}
