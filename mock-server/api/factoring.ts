import type { Language } from 'contracts/api/enumerations';
import * as contract from 'contracts/api/factoring';
import {
  type FactoringFacts,
  findFactoringChangeRefusal,
  findFinancialsViolations,
  findInvoicesViolations,
  findRiskViolations,
} from '../rules/factoring-rules';
import type { Violation } from '../rules/violation';
import type { ApplicationRow } from '../store/rows';
import { type Requester, requireApplicationFor } from './access';
import { createApplicationResponse } from './application-response';
import { implementForUser } from './implement';
import { createRefusal, createRefusalFor } from './refusal';

export const factoringEndpoints = [
  implementForUser(contract.updateFactoringFinancials, (exchange) =>
    saveSection(exchange, 'financials', findFinancialsViolations),
  ),

  implementForUser(contract.updateFactoringInvoices, (exchange) =>
    saveSection(exchange, 'invoices', findInvoicesViolations),
  ),

  implementForUser(contract.updateFactoringRisk, (exchange) =>
    saveSection(exchange, 'risk_protection', findRiskViolations),
  ),
];

function saveSection<Section extends object>(
  exchange: Requester & { params: { id: string }; body: Section; language: Language },
  name: 'financials' | 'invoices' | 'risk_protection',
  violationsOf: (section: Section, facts: FactoringFacts) => Violation[],
) {
  const { id, facts } = requireChangeableFactoring(exchange, exchange.params.id);
  const previousFactoring = facts.factoring ?? {};
  const [violation, ...otherViolations] = violationsOf(exchange.body, previousFactoring);
  if (violation !== undefined) throw createRefusalFor([violation, ...otherViolations]);
  const factoring = { ...previousFactoring, [name]: exchange.body };
  const { sandbox, language, user } = exchange;
  const row = sandbox.store.applications.update(id, { facts: { ...facts, factoring } });
  return createApplicationResponse(sandbox, row, { role: 'applicant', language, user });
}

export function requireChangeableFactoring(requester: Requester, id: string): ApplicationRow {
  const { application } = requireApplicationFor(requester, id, 'applicant');
  const code = findFactoringChangeRefusal(application.facts);
  if (code !== null) throw createRefusal(code);
  return application;
}
