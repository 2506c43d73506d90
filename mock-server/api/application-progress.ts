import * as contract from 'contracts/api/application-progress';
import { ERROR_STATUS } from 'contracts/api/error-codes';
import type { z } from 'zod';
import type { PendingActionItem } from '../rules/pending-actions';
import { listAllowedTransitions, parseStatus, statusFlowOf } from '../rules/status-flow';
import type { ApplicationRow } from '../store/rows';
import { type ApplicationAccess, requireApplicationFor } from './access';
import { listPendingActionsOfApplication } from './application-readiness';
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
      : { pending_actions: ownPart(pending, participation), next_status: null };
  }),

  implementForUser(contract.changeStatus, (exchange) => {
    const { sandbox, sender, body, language, user } = exchange;
    const { application } = requireApplicationFor(exchange, exchange.params.id, 'applicant');
    const wanted = parseStatus(body.status);
    if (wanted === undefined) throw createRefusal('err_validation_failed', 'status');
    if (wanted !== submitTarget(application)) throw createRefusal('err_status_change_not_allowed', 'status');
    refusePending(listPendingActionsOfApplication(sandbox, application));
    const sent = sandbox.store.applications.update(application.id, { portal: sender.portal });
    const moved = enterStatus(exchange, sent, wanted);
    return createApplicationResponse(sandbox, moved, { role: 'applicant', language, user });
  }),
];

type ApplicantsResponse = z.input<typeof contract.validateNextStatus.response>;

const applicantsResponses = new WeakMap<readonly PendingActionItem[], ApplicantsResponse>();

function applicantsResponse(
  pending: readonly PendingActionItem[],
  application: ApplicationRow,
): ApplicantsResponse {
  const kept = applicantsResponses.get(pending);
  if (kept !== undefined) return kept;
  const response = freezeResponse({
    pending_actions: [...pending],
    next_status: submitTarget(application),
  });
  applicantsResponses.set(pending, response);
  return response;
}

function submitTarget({ facts }: ApplicationRow): string | null {
  const [next] = listAllowedTransitions(statusFlowOf(facts.allBanksLoanPurpose), facts.status, 'customer');
  return next ?? null;
}

function ownPart(
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
  const [first] = errors;
  if (first !== undefined) throw new Refusal(ERROR_STATUS[first.code], errors);
}
