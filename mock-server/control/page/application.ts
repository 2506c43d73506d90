import { pendingActionFactsOf } from '../../api/application-pending-actions';
import { isInSignatureStatus } from '../../api/signatory-response';
import type { ShownApplication } from '../../pages/situations/application-card';
import type { SignerList } from '../../pages/situations/signers';
import { identificationStateAt } from '../../rules/identification';
import { listPendingActions } from '../../rules/pending-actions';
import { nextStatusOf, positionInFlow, STATUS_FLOWS, statusFlowOf } from '../../rules/status-flow';
import type { ApplicationRow } from '../../store/rows';
import { listNextStatuses } from '../applications';
import { IDENTIFICATION_OUTCOMES } from '../identification';
import {
  identStatusLabel,
  loanTypeLabel,
  outcomeLabel,
  pendingLabel,
  pendingRule,
  providerLabel,
  statusLabel,
} from './labels';
import { compareNewestFirst } from './newest-first';
import { PENDING_DATA } from './pending-data';
import { findDisplayedApplication } from './shown-application';
import { createStatusRail } from './status-rail-data';

import type { PageView } from './view';

export function createApplicationData(view: PageView): ShownApplication | null {
  const { language, sandbox } = view;
  const row = findDisplayedApplication(sandbox, view.query.application);
  if (row === undefined) return null;
  const { id, facts } = row;
  const flow = statusFlowOf(facts.allBanksLoanPurpose);
  const position = positionInFlow(flow, facts.status);
  const nextStatus = nextStatusOf(flow, facts.status);
  const allowedStatuses = listNextStatuses(row);
  const toLabelledCode = (code: string) => ({ code, label: statusLabel(code, language) });
  return {
    id,
    shortId: facts.shortApplicationId,
    summary: summaryOf(row, language),
    choices: sandbox.store.applications
      .all()
      .toSorted(compareNewestFirst)
      .map((applicationRow) => ({ id: applicationRow.id, label: choiceLabel(applicationRow, language) })),
    statusesAhead: position < 0 ? [] : STATUS_FLOWS[flow].slice(position + 1).map(toLabelledCode),
    rail: createStatusRail(facts, language),
    status: toLabelledCode(facts.status),
    isOutsideFlow: position < 0,
    nextStatus: nextStatus ? toLabelledCode(nextStatus) : null,
    mayReject: allowedStatuses.includes('Rejected'),
    reopenStatus: allowedStatuses.includes('Reopened')
      ? 'Reopened'
      : allowedStatuses.includes('Open') && nextStatus !== 'Open'
        ? 'Open'
        : null,
    pending: pendingOf(view, row),
    signers: signersOf(view, row),
  };
}

function summaryOf({ facts }: ApplicationRow, language: PageView['language']): string {
  const { loanSize, factoring_limit, currency, allBanksLoanPurpose, companyName } = facts;
  const amount = loanSize ?? factoring_limit;
  const money = amount?.toLocaleString(language, { style: 'currency', currency, maximumFractionDigits: 0 });
  return [money, loanTypeLabel(allBanksLoanPurpose, language), companyName].filter(Boolean).join(', ');
}

function choiceLabel({ facts }: ApplicationRow, language: PageView['language']): string {
  return [facts.shortApplicationId, statusLabel(facts.status, language), facts.companyName].join(' · ');
}

function pendingOf({ sandbox, language }: PageView, row: ApplicationRow): ShownApplication['pending'] {
  const facts = pendingActionFactsOf(sandbox, row);
  return listPendingActions(facts).map(({ action, errors }) => ({
    code: action,
    label: pendingLabel(action, language),
    rule: pendingRule(action, language),
    errors: [...new Set(errors.map(({ code }) => code))].join(', '),
    details: JSON.stringify({ errors, data: PENDING_DATA[action](facts) }, null, 1),
  }));
}

const TONES: Readonly<Record<string, SignerList['people'][number]['tone']>> = {
  completed: 'ok',
  failed: 'bad',
  canceled: 'bad',
  expired: 'warn',
  in_progress: 'info',
  under_review: 'info',
};

function signersOf({ sandbox, language }: PageView, row: ApplicationRow): SignerList | null {
  const now = sandbox.clock.iso();
  const people = sandbox.store.signatories
    .findBy('applicationId', row.id)
    .flatMap(({ id, first_name, last_name, signing }) => {
      if (signing === null) return [];
      const { status, result } = identificationStateAt(signing.identification, now);
      const hasSigned = signing.completed_at !== null;
      return {
        ...{ id, hasSigned, name: `${first_name} ${last_name}` },
        provider: { code: signing.provider, label: providerLabel(signing.provider, language) },
        status: { code: status, label: identStatusLabel(status, language) },
        tone: TONES[status] ?? null,
        result: result ? { code: result, label: outcomeLabel(result, language) } : null,
        canSetOutcome: !hasSigned && isInSignatureStatus(row),
      };
    });
  if (people.length === 0) return null;
  return {
    people,
    outcomes: IDENTIFICATION_OUTCOMES.map((code) => ({ code, label: outcomeLabel(code, language) })),
  };
}
