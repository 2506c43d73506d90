import { stringify } from 'csv-stringify/sync';
import { getNumberFormat } from '~/domain/locale';
import type { PortalRequest } from '~/request/portal-request';
import type { RepaymentPlan } from './rules/offer';

export interface PlanCsvTexts {
  readonly title: string;
  readonly columns: readonly [
    month: string,
    payment: string,
    interest: string,
    principal: string,
    remaining: string,
  ];
}

export function formatPlanCsv(
  { instalments }: RepaymentPlan,
  { title, columns }: PlanCsvTexts,
  language: string,
): string {
  const format = getNumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  });
  const money = (cents: number) => format.format(cents / 100);
  const rows = instalments.map(({ number, payment, interest, principal, remaining }) => [
    String(number),
    ...[payment, interest, principal, remaining].map(money),
  ]);
  const decimalSign = format.formatToParts(0).find(({ type }) => type === 'decimal')?.value;
  return stringify([[title], [...columns], ...rows], {
    bom: true,
    // Spreadsheets expect semicolons where the comma is the decimal separator.
    delimiter: decimalSign === ',' ? ';' : ',',
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}

interface PlannedApplication {
  readonly shortApplicationId: string;
  readonly companyName: string;
  readonly currency: string;
}

export function respondWithPlanCsv(
  request: Pick<PortalRequest, 'facts' | 't'>,
  { shortApplicationId: id, companyName: company, currency }: PlannedApplication,
  plan: RepaymentPlan,
): Response {
  const t = request.t('plan');
  const title = t('csvTitle', { company, id, currency });
  const columns = [t('month'), t('payment'), t('interest'), t('principal'), t('remaining')] as const;
  const headers = new Headers();
  headers.set('Content-Type', 'text/csv; charset=utf-8');
  headers.set('Content-Disposition', `attachment; filename="${t('fileName')}-${id.replace(/\W/g, '')}.csv"`);
  headers.set('Cache-Control', 'no-store');
  return new Response(formatPlanCsv(plan, { title, columns }, request.facts.language), { headers });
}
