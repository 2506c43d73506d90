import * as contract from 'contracts/api/application-progress';
import { ERROR_STATUS } from 'contracts/api/error-codes';
import type { z } from 'zod';
import type { Pending } from '../rules/pending-actions';
import { allowedTransitions, flowOf, knownStatus } from '../rules/status-flow';
import type { ApplicationRow } from '../store/rows';
import { applicationFor, type Participation } from './access';
import { answerOf } from './application-answer';
import { freezeAnswer } from './frozen-answers';
import { implementForUser } from './implement';
import { pendingOf } from './readiness';
import { Refusal, refusal } from './refusal';
import { enterStatus } from './status-change';

export const applicationProgress = [
  implementForUser(contract.validateNextStatus, (exchange) => {
    const participation = applicationFor(exchange, exchange.params.id, 'read');
    const { application } = participation;
    const pending = pendingOf(exchange.sandbox, application);
    return participation.role === 'applicant'
      ? applicantsAnswer(pending, application)
      : { pending_actions: ownPart(pending, participation), next_status: null };
  }),

  implementForUser(contract.changeStatus, (exchange) => {
    const { sandbox, sender, body, language, user } = exchange;
    const { application } = applicationFor(exchange, exchange.params.id, 'applicant');
    const wanted = knownStatus(body.status);
    if (wanted === undefined) throw refusal('err_validation_failed', 'status');
    if (wanted !== submitTarget(application)) throw refusal('err_status_change_not_allowed', 'status');
    refusePending(pendingOf(sandbox, application));
    const sent = sandbox.store.applications.update(application.id, { portal: sender.portal });
    const moved = enterStatus(exchange, sent, wanted);
    return answerOf(sandbox, moved, { role: 'applicant', language, user });
  }),
];

type ApplicantsAnswer = z.input<typeof contract.validateNextStatus.answer>;

const applicantsAnswers = new WeakMap<readonly Pending[], ApplicantsAnswer>();

function applicantsAnswer(pending: readonly Pending[], application: ApplicationRow): ApplicantsAnswer {
  const kept = applicantsAnswers.get(pending);
  if (kept !== undefined) return kept;
  const answer = freezeAnswer({
    pending_actions: [...pending],
    next_status: submitTarget(application),
  });
  applicantsAnswers.set(pending, answer);
  return answer;
}

/** D-22 */
function submitTarget({ facts }: ApplicationRow): string | null {
  const [next] = allowedTransitions(flowOf(facts.allBanksLoanPurpose), facts.status, 'customer');
  return next ?? null;
}

/** SIGN-09 */
function ownPart(pending: readonly Pending[], { signatory }: Participation): Pending[] {
  return pending
    .map(({ action, errors }) => ({
      action,
      errors: errors.filter(({ values }) => action === 'signature' && values?.signatory_id === signatory?.id),
    }))
    .filter(({ errors }) => errors.length > 0);
}

function refusePending(pending: readonly Pending[]): void {
  const errors = pending.flatMap((item) => item.errors.map((error) => ({ ...error, field: item.action })));
  const [first] = errors;
  if (first !== undefined) throw new Refusal(ERROR_STATUS[first.code], errors);
}
