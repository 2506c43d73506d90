import { formatPlainCents, toCents } from '~/domain/cents';

export type SectionValue = 'text' | 'amount' | 'count' | 'days' | 'currencies' | 'answer';

interface Question {
  readonly name: string;
  readonly kind: SectionValue;
  /** Adds a second field `<name>_abroad` (FACT-02 to FACT-04). */
  readonly hasAbroadField?: true;
  readonly comment?: true;
}

export const FACTORING_SECTIONS = {
  financials: [
    { name: 'company_portfolio', kind: 'text', hasAbroadField: true },
    { name: 'annual_sales_previous_year', kind: 'amount', hasAbroadField: true },
    { name: 'planned_annual_sales_following_year', kind: 'amount', hasAbroadField: true },
    { name: 'planned_annual_sales_factoring', kind: 'amount', hasAbroadField: true },
  ],
  invoices: [
    { name: 'number_of_outgoing_invoices', kind: 'count', hasAbroadField: true },
    { name: 'invoice_currencies', kind: 'currencies', hasAbroadField: true },
    { name: 'max_invoice_value_previous_year', kind: 'amount', hasAbroadField: true },
    { name: 'payment_deadline_for_outgoing_invoices', kind: 'days', hasAbroadField: true },
  ],
  risk_protection: [
    { name: 'receivables_default_amount_previous_year', kind: 'amount', hasAbroadField: true },
    { name: 'receivables_default_amount_current_year', kind: 'amount', hasAbroadField: true },
    { name: 'are_receivables_assigned', kind: 'answer', comment: true },
    { name: 'has_commercial_credit_insurance', kind: 'answer', comment: true },
    { name: 'already_has_factoring', kind: 'answer', comment: true },
    { name: 'centralized_settlement_entity', kind: 'text' },
  ],
} as const satisfies Record<string, readonly Question[]>;

export type Section = keyof typeof FACTORING_SECTIONS;
export type QuestionName = (typeof FACTORING_SECTIONS)[Section][number]['name'];

export const currencyFieldNameOf = (name: string, currency: string) => `${name}_${currency}`;

export interface SectionField {
  name: string;
  question: QuestionName;
  kind: SectionValue;
  part: 'home' | 'abroad' | 'comment' | null;
}

export function sectionFieldsOf(section: Section, international: boolean): SectionField[] {
  const questions: readonly (Question & { name: QuestionName })[] = FACTORING_SECTIONS[section];
  return questions.flatMap(({ name, kind, hasAbroadField, comment }): SectionField[] => [
    { name, question: name, kind, part: hasAbroadField && international ? 'home' : null },
    ...(hasAbroadField && international
      ? [{ name: `${name}_abroad`, question: name, kind, part: 'abroad' as const }]
      : []),
    ...(comment
      ? [{ name: `${name}_comment`, question: name, kind: 'text' as const, part: 'comment' as const }]
      : []),
  ]);
}

export type StoredSection = Readonly<Record<string, unknown>>;

export function toSectionTexts(
  section: Section,
  storedSection: StoredSection,
  language: string,
): Record<string, string> {
  const questions: readonly Question[] = FACTORING_SECTIONS[section];
  return Object.fromEntries(
    questions.flatMap(({ name, kind, hasAbroadField, comment }) => [
      ...texts(name, kind, storedSection[name], language),
      ...(hasAbroadField ? texts(`${name}_abroad`, kind, storedSection[`${name}_abroad`], language) : []),
      ...(comment ? texts(`${name}_comment`, 'text', storedSection[`${name}_comment`], language) : []),
    ]),
  );
}

const NUMBERS: readonly SectionValue[] = ['amount', 'count', 'days'];

function texts(name: string, kind: SectionValue, value: unknown, language: string): [string, string][] {
  if (typeof value === 'string' && kind === 'text') return [[name, value]];
  if (typeof value === 'boolean' && kind === 'answer') return [[name, value ? 'yes' : 'no']];
  if (typeof value === 'number' && NUMBERS.includes(kind))
    return [[name, formatPlainCents(toCents(value), language)]];
  if (Array.isArray(value) && kind === 'currencies') {
    return value.map((currency) => [currencyFieldNameOf(name, String(currency)), 'on']);
  }
  return [];
}
