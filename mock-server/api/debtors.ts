import * as contract from 'contracts/api/factoring';
import { type CompanyRegister, getCompanyRegister } from '../reference-data/company-register';
import { isSameCompany } from '../rules/company-names';
import {
  calculateCover,
  coverStateAt,
  findCoverRefusal,
  findDebtorViolations,
  sortLargestFirst,
} from '../rules/debtor-rules';
import type { DebtorRow } from '../store/financing-rows';
import type { ApplicationRow } from '../store/rows';
import type { Sandbox } from '../store/sandbox';
import { debtorIndexKey } from '../store/store';
import { type Requester, requireApplicationFor } from './access';
import { requireNamedCompany } from './debtor-company';
import { requireChangeableFactoring } from './factoring';
import { implementForUser } from './implement';
import { createRefusal, createRefusalFor } from './refusal';

export const debtorEndpoints = [
  implementForUser(contract.listDebtors, (exchange) => {
    const { sandbox, params } = exchange;
    const { application } = requireApplicationFor(exchange, params.id, 'read');
    const rows = sandbox.store.debtors.findBy('applicationId', application.id);
    return sortLargestFirst(rows).map((row) => createDebtorResponse(row, sandbox));
  }),

  implementForUser(contract.addDebtor, async (exchange) => {
    const { sandbox, body, params } = exchange;
    const register = await getCompanyRegister(sandbox.start.seed);
    const application = requireChangeableFactoring(exchange, params.id);
    requireValidSales(body);
    const namedCompany = requireNamedCompany({ ...exchange, register }, body);
    const { debtors } = sandbox.store;
    const isDuplicate =
      debtors.findFirstBy('company', debtorIndexKey(application.id, namedCompany.companyKey)) !== undefined;
    if (
      isDuplicate ||
      isOwnByNumber(namedCompany, application, register) ||
      isNamedAlready(namedCompany, application, sandbox)
    ) {
      throw createRefusal('err_debtor_company_exists');
    }
    const row = debtors.insert({
      id: sandbox.ids.next(),
      applicationId: application.id,
      ...namedCompany,
      annualSales: body.annual_sales_previous_year,
      currency: body.currency,
      cover: null,
    });
    return createDebtorResponse(row, sandbox);
  }),

  implementForUser(contract.updateDebtor, (exchange) => {
    const { sandbox, body } = exchange;
    const { id } = requireChangeableDebtor(exchange);
    requireValidSales(body);
    const row = sandbox.store.debtors.update(id, {
      annualSales: body.annual_sales_previous_year,
      currency: body.currency,
    });
    return createDebtorResponse(row, sandbox);
  }),

  implementForUser(contract.deleteDebtor, (exchange) => {
    exchange.sandbox.store.debtors.delete(requireChangeableDebtor(exchange).id);
    return {};
  }),

  implementForUser(contract.requestInsuranceCover, (exchange) => {
    const { sandbox, settings } = exchange;
    const debtor = requireChangeableDebtor(exchange);
    const code = findCoverRefusal(debtor, settings.coverProvider);
    if (code !== null) throw createRefusal(code);
    const cover = createRequestedCover(debtor, sandbox);
    return createDebtorResponse(sandbox.store.debtors.update(debtor.id, { cover }), sandbox);
  }),
];

function isOwnByNumber(
  { companyKey }: Pick<DebtorRow, 'companyKey'>,
  { sent: submittedBody }: Pick<ApplicationRow, 'sent'>,
  register: CompanyRegister,
): boolean {
  const number = submittedBody?.companyCreditProviderId;
  return Boolean(number) && register.findByNumber(number ?? '')?.id === companyKey;
}

function isNamedAlready(
  { company }: Pick<DebtorRow, 'company'>,
  { id, facts }: Pick<ApplicationRow, 'id' | 'facts'>,
  { store }: Sandbox,
): boolean {
  const toNamedCompany = ({ company_name: name, company_country: country }: DebtorRow['company']) => ({
    name,
    country,
  });
  const debtorCompanies = store.debtors
    .findBy('applicationId', id)
    .map((debtor) => toNamedCompany(debtor.company));
  const applicant = { name: facts.companyName, country: facts.companyCountry };
  return [...debtorCompanies, applicant].some((otherCompany) =>
    isSameCompany(toNamedCompany(company), otherCompany),
  );
}

export function createRequestedCover(
  { annualSales, currency }: DebtorRow,
  { clock }: Sandbox,
): NonNullable<DebtorRow['cover']> {
  return { askedAt: clock.iso(), amount: calculateCover(annualSales), currency, decided: null };
}

function requireChangeableDebtor(
  requester: Requester & { params: { id: string; debitorId: string } },
): DebtorRow {
  const { id, debitorId } = requester.params;
  const application = requireChangeableFactoring(requester, id);
  const row = requester.sandbox.store.debtors.get(debitorId);
  if (row?.applicationId !== application.id) throw createRefusal('err_entity_not_found');
  return row;
}

function requireValidSales(sales: { annual_sales_previous_year: number }): void {
  const [violation, ...otherViolations] = findDebtorViolations(sales);
  if (violation !== undefined) throw createRefusalFor([violation, ...otherViolations]);
}

export function createDebtorResponse(row: DebtorRow, { clock }: Sandbox): contract.Debtor {
  return {
    debitor_id: row.id,
    company: row.company,
    annual_sales_previous_year: row.annualSales,
    currency: row.currency,
    insurance_cover: coverStateAt(row.cover, row.company, clock.now()),
    external_provider_company: row.provider,
  };
}
