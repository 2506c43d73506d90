import type { Language } from 'contracts/api/enumerations';
import * as contract from 'contracts/api/factoring';
import {
  type FactoringFacts,
  factoringChangeRefusal,
  financialsViolations,
  invoicesViolations,
  riskViolations,
} from '../rules/factoring-rules';
import type { Violation } from '../rules/violation';
import type { ApplicationRow } from '../store/rows';
import { applicationFor, type Requester } from './access';
import { answerOf } from './application-answer';
import { implementForUser } from './implement';
import { refusal, refusalFor } from './refusal';

export const factoring = [
  implementForUser(contract.updateFactoringFinancials, (exchange) =>
    saveSection(exchange, 'financials', financialsViolations),
  ),

  implementForUser(contract.updateFactoringInvoices, (exchange) =>
    saveSection(exchange, 'invoices', invoicesViolations),
  ),

  implementForUser(contract.updateFactoringRisk, (exchange) =>
    saveSection(exchange, 'risk_protection', riskViolations),
  ),
];

function saveSection<Section extends object>(
  exchange: Requester & { params: { id: string }; body: Section; language: Language },
  name: 'financials' | 'invoices' | 'risk_protection',
  violationsOf: (sent: Section, facts: FactoringFacts) => Violation[],
) {
  const { id, facts } = changeableFactoring(exchange, exchange.params.id);
  const before = facts.factoring ?? {};
  const [violation, ...others] = violationsOf(exchange.body, before);
  if (violation !== undefined) throw refusalFor([violation, ...others]);
  const factoring = { ...before, [name]: exchange.body };
  const { sandbox, language, user } = exchange;
  const row = sandbox.store.applications.update(id, { facts: { ...facts, factoring } });
  return answerOf(sandbox, row, { role: 'applicant', language, user });
}

export function changeableFactoring(requester: Requester, id: string): ApplicationRow {
  const { application } = applicationFor(requester, id, 'applicant');
  const code = factoringChangeRefusal(application.facts);
  if (code !== null) throw refusal(code);
  return application;
}
