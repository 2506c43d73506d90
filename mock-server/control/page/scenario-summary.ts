import type { Scenario } from 'fixtures/world';
import { listApplicationsOf } from '../../api/access';
import { pendingActionFactsOf } from '../../api/application-pending-actions';
import type { DisplayedStatus } from '../../pages/parts/status-tag';
import { listPendingActions } from '../../rules/pending-actions';
import { isBeforeSubmission, positionInFlow, STATUS_FLOWS, statusFlowOf } from '../../rules/status-flow';
import type { ApplicationRow } from '../../store/rows';
import { Sandbox } from '../../store/sandbox';
import { displayedStatusOf } from './displayed-status';
import { compareNewestFirst } from './newest-first';

export interface ScenarioSummary {
  displayedStatuses: readonly DisplayedStatus[];
  statuses: readonly string[];
  companies: readonly string[];
  newestApplication: {
    company: string;
    amount: number | null;
    currency: string;
    progress: number;
    pending: number;
    signatures: readonly boolean[];
  } | null;
}

const cachedSummaries = new WeakMap<Scenario, ScenarioSummary>();

export function createScenarioSummary(scenario: Scenario, seed: number): ScenarioSummary {
  const summary =
    cachedSummaries.get(scenario) ?? summarise(new Sandbox(scenario.id, { scenario, seed, now: null }));
  cachedSummaries.set(scenario, summary);
  return summary;
}

function summarise(sandbox: Sandbox): ScenarioSummary {
  const applications = listApplicationsOfFirstPersona(sandbox);
  const [newestRow] = applications;
  return {
    displayedStatuses: applications.map(({ facts }) => displayedStatusOf(facts.status)),
    statuses: [...new Set(applications.map(({ facts }) => facts.status))],
    companies: [...new Set(applications.map(({ facts }) => facts.companyName))],
    newestApplication: newestRow ? summariseApplication(sandbox, newestRow) : null,
  };
}

export function listApplicationsOfFirstPersona(sandbox: Sandbox): ApplicationRow[] {
  const { store, personas } = sandbox;
  const user = personas[0] && store.users.findFirstBy('email', personas[0].email);
  return (user ? listApplicationsOf({ user, sandbox }) : store.applications.all()).toSorted(
    compareNewestFirst,
  );
}

function summariseApplication(sandbox: Sandbox, row: ApplicationRow): ScenarioSummary['newestApplication'] {
  const { companyName, loanSize, factoring_limit, currency, status, allBanksLoanPurpose } = row.facts;
  const flow = statusFlowOf(allBanksLoanPurpose);
  return {
    company: companyName,
    amount: loanSize ?? factoring_limit ?? null,
    currency,
    progress: Math.max(0, positionInFlow(flow, status)) / (STATUS_FLOWS[flow].length - 1),
    pending: isBeforeSubmission(status) ? listPendingActions(pendingActionFactsOf(sandbox, row)).length : 0,
    signatures: sandbox.store.signatories
      .findBy('applicationId', row.id)
      .flatMap(({ signing }) => (signing === null ? [] : [signing.completed_at !== null])),
  };
}
