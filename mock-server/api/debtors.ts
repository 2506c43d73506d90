import * as contract from 'contracts/api/factoring';
import { type CompanyRegister, companiesOf } from '../reference-data/company-register';
import { isSameCompany } from '../rules/company-names';
import { coverAt, coverFor, coverRefusal, debtorViolations, largestFirst } from '../rules/debtor-rules';
import type { DebtorRow } from '../store/financing-rows';
import type { ApplicationRow } from '../store/rows';
import type { Sandbox } from '../store/sandbox';
import { debtorIndex } from '../store/store';
import { applicationFor, type Requester } from './access';
import { companyNamedBy } from './debtor-company';
import { changeableFactoring } from './factoring';
import { implementForUser } from './implement';
import { refusal, refusalFor } from './refusal';

export const debtors = [
  implementForUser(contract.listDebtors, (exchange) => {
    const { sandbox, params } = exchange;
    const { application } = applicationFor(exchange, params.id, 'read');
    const rows = sandbox.store.debtors.findBy('applicationId', application.id);
    return largestFirst(rows).map((row) => debtorAnswer(row, sandbox));
  }),

  implementForUser(contract.addDebtor, async (exchange) => {
    const { sandbox, body, params } = exchange;
    const register = await companiesOf(sandbox.start.seed);
    const application = changeableFactoring(exchange, params.id);
    requireValidSales(body);
    const named = companyNamedBy({ ...exchange, register }, body);
    const { debtors } = sandbox.store;
    const isThere = debtors.firstBy('company', debtorIndex(application.id, named.companyKey)) !== undefined;
    if (
      isThere ||
      isOwnByNumber(named, application, register) ||
      isNamedAlready(named, application, sandbox)
    ) {
      throw refusal('err_debtor_company_exists');
    }
    const row = debtors.insert({
      id: sandbox.ids.next(),
      applicationId: application.id,
      ...named,
      annualSales: body.annual_sales_previous_year,
      currency: body.currency,
      cover: null,
    });
    return debtorAnswer(row, sandbox);
  }),

  implementForUser(contract.updateDebtor, (exchange) => {
    const { sandbox, body } = exchange;
    const { id } = changeableDebtor(exchange);
    requireValidSales(body);
    const row = sandbox.store.debtors.update(id, {
      annualSales: body.annual_sales_previous_year,
      currency: body.currency,
    });
    return debtorAnswer(row, sandbox);
  }),

  implementForUser(contract.deleteDebtor, (exchange) => {
    exchange.sandbox.store.debtors.delete(changeableDebtor(exchange).id);
    return {};
  }),

  implementForUser(contract.requestInsuranceCover, (exchange) => {
    const { sandbox, settings } = exchange;
    const debtor = changeableDebtor(exchange);
    const code = coverRefusal(debtor, settings.coverProvider);
    if (code !== null) throw refusal(code);
    const cover = askedCover(debtor, sandbox);
    return debtorAnswer(sandbox.store.debtors.update(debtor.id, { cover }), sandbox);
  }),
];

/** D-75 */
function isOwnByNumber(
  { companyKey }: Pick<DebtorRow, 'companyKey'>,
  { sent }: Pick<ApplicationRow, 'sent'>,
  register: CompanyRegister,
): boolean {
  const number = sent?.companyCreditProviderId;
  return Boolean(number) && register.withNumber(number ?? '')?.id === companyKey;
}

/** D-75 */
function isNamedAlready(
  { company }: Pick<DebtorRow, 'company'>,
  { id, facts }: Pick<ApplicationRow, 'id' | 'facts'>,
  { store }: Sandbox,
): boolean {
  const asNamed = ({ company_name: name, company_country: country }: DebtorRow['company']) => ({
    name,
    country,
  });
  const others = store.debtors.findBy('applicationId', id).map((debtor) => asNamed(debtor.company));
  const applicant = { name: facts.companyName, country: facts.companyCountry };
  return [...others, applicant].some((other) => isSameCompany(asNamed(company), other));
}

export function askedCover(
  { annualSales, currency }: DebtorRow,
  { clock }: Sandbox,
): NonNullable<DebtorRow['cover']> {
  return { askedAt: clock.iso(), amount: coverFor(annualSales), currency, decided: null };
}

function changeableDebtor(asking: Requester & { params: { id: string; debitorId: string } }): DebtorRow {
  const { id, debitorId } = asking.params;
  const application = changeableFactoring(asking, id);
  const row = asking.sandbox.store.debtors.get(debitorId);
  if (row?.applicationId !== application.id) throw refusal('err_entity_not_found');
  return row;
}

function requireValidSales(sales: { annual_sales_previous_year: number }): void {
  const [violation, ...others] = debtorViolations(sales);
  if (violation !== undefined) throw refusalFor([violation, ...others]);
}

export function debtorAnswer(row: DebtorRow, { clock }: Sandbox): contract.Debtor {
  return {
    debitor_id: row.id,
    company: row.company,
    annual_sales_previous_year: row.annualSales,
    currency: row.currency,
    insurance_cover: coverAt(row.cover, row.company, clock.now()),
    external_provider_company: row.provider,
  };
}
