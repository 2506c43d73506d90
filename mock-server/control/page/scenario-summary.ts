import type { Scenario } from 'fixtures/world';
import { applicationsOf } from '../../api/access';
import { readinessOf } from '../../api/readiness';
import type { Displayed } from '../../pages/parts/status-tag';
import { pendingActions } from '../../rules/pending-actions';
import { flowOf, isBeforeSubmission, positionIn, STATUS_FLOWS } from '../../rules/status-flow';
import type { ApplicationRow } from '../../store/rows';
import { Sandbox } from '../../store/sandbox';
import { newestFirst } from './newest-first';
import { displayedStatus } from './status-rail';

export interface ScenarioSummary {
  displayed: readonly Displayed[];
  statuses: readonly string[];
  companies: readonly string[];
  newest: {
    company: string;
    amount: number | null;
    currency: string;
    progress: number;
    pending: number;
    signed: readonly boolean[];
  } | null;
}

const cachedSummaries = new WeakMap<Scenario, ScenarioSummary>();

export function summaryOf(scenario: Scenario, seed: number): ScenarioSummary {
  const cached =
    cachedSummaries.get(scenario) ?? summarise(new Sandbox(scenario.id, { scenario, seed, now: null }));
  cachedSummaries.set(scenario, cached);
  return cached;
}

function summarise(sandbox: Sandbox): ScenarioSummary {
  const all = applicationsOfFirstPersona(sandbox);
  const [newest] = all;
  return {
    displayed: all.map(({ facts }) => displayedStatus(facts.status)),
    statuses: [...new Set(all.map(({ facts }) => facts.status))],
    companies: [...new Set(all.map(({ facts }) => facts.companyName))],
    newest: newest ? summariseApplication(sandbox, newest) : null,
  };
}

export function applicationsOfFirstPersona(sandbox: Sandbox): ApplicationRow[] {
  const { store, personas } = sandbox;
  const user = personas[0] && store.users.firstBy('email', personas[0].email);
  return (user ? applicationsOf({ user, sandbox }) : store.applications.all()).toSorted(newestFirst);
}

function summariseApplication(sandbox: Sandbox, row: ApplicationRow): ScenarioSummary['newest'] {
  const { companyName, loanSize, factoring_limit, currency, status, allBanksLoanPurpose } = row.facts;
  const flow = flowOf(allBanksLoanPurpose);
  return {
    company: companyName,
    amount: loanSize ?? factoring_limit ?? null,
    currency,
    progress: Math.max(0, positionIn(flow, status)) / (STATUS_FLOWS[flow].length - 1),
    pending: isBeforeSubmission(status) ? pendingActions(readinessOf(sandbox, row)).length : 0,
    signed: sandbox.store.signatories
      .findBy('applicationId', row.id)
      .flatMap(({ signing }) => (signing === null ? [] : [signing.completed_at !== null])),
  };
}
