import { centsOf, writeCents } from '~/domain/cents';

/** How a value of the factoring details is read and shown. `amount` in the application's currency, `days` of payment. */
export type SectionValue = 'text' | 'amount' | 'count' | 'days' | 'currencies' | 'answer';

interface Question {
  readonly name: string;
  readonly kind: SectionValue;
  /** Asked a second time for business abroad, under the same name with `_abroad` (FACT-02 to FACT-04). */
  readonly abroad?: true;
  /** Has a comment, under the same name with `_comment`, once it is answered with yes. */
  readonly comment?: true;
}

/** The three cards that are forms, in their order, and what each asks (FACT-01). */
export const SECTIONS = {
  financials: [
    { name: 'company_portfolio', kind: 'text', abroad: true },
    { name: 'annual_sales_previous_year', kind: 'amount', abroad: true },
    { name: 'planned_annual_sales_following_year', kind: 'amount', abroad: true },
    { name: 'planned_annual_sales_factoring', kind: 'amount', abroad: true },
  ],
  invoices: [
    { name: 'number_of_outgoing_invoices', kind: 'count', abroad: true },
    { name: 'invoice_currencies', kind: 'currencies', abroad: true },
    { name: 'max_invoice_value_previous_year', kind: 'amount', abroad: true },
    { name: 'payment_deadline_for_outgoing_invoices', kind: 'days', abroad: true },
  ],
  risk_protection: [
    { name: 'receivables_default_amount_previous_year', kind: 'amount', abroad: true },
    { name: 'receivables_default_amount_current_year', kind: 'amount', abroad: true },
    { name: 'are_receivables_assigned', kind: 'answer', comment: true },
    { name: 'has_commercial_credit_insurance', kind: 'answer', comment: true },
    { name: 'already_has_factoring', kind: 'answer', comment: true },
    { name: 'centralized_settlement_entity', kind: 'text' },
  ],
} as const satisfies Record<string, readonly Question[]>;

export type Section = keyof typeof SECTIONS;
export type QuestionName = (typeof SECTIONS)[Section][number]['name'];

/** Name of a currency's box: a form has one name for each. */
export const currencyBox = (name: string, currency: string) => `${name}_${currency}`;

/** A field of a section's form: which question it belongs to, and as what. */
export interface SectionField {
  name: string;
  question: QuestionName;
  kind: SectionValue;
  /** `null` where there is no business abroad to tell it from. */
  part: 'home' | 'abroad' | 'comment' | null;
}

/** The fields of a section's form in the order of the page; a question of currencies is one field, its boxes are not told apart. */
export function sectionFields(section: Section, international: boolean): SectionField[] {
  const questions: readonly (Question & { name: QuestionName })[] = SECTIONS[section];
  return questions.flatMap(({ name, kind, abroad, comment }): SectionField[] => [
    { name, question: name, kind, part: abroad && international ? 'home' : null },
    ...(abroad && international
      ? [{ name: `${name}_abroad`, question: name, kind, part: 'abroad' as const }]
      : []),
    ...(comment
      ? [{ name: `${name}_comment`, question: name, kind: 'text' as const, part: 'comment' as const }]
      : []),
  ]);
}

/** A section as it was kept; nothing is known of it that is not looked at. */
export type KeptSection = Readonly<Record<string, unknown>>;

/** A kept section as the texts its form starts with, as the language writes them, without values of another kind than the question's. */
export function sectionTexts(section: Section, kept: KeptSection, language: string): Record<string, string> {
  const questions: readonly Question[] = SECTIONS[section];
  return Object.fromEntries(
    questions.flatMap(({ name, kind, abroad, comment }) => [
      ...texts(name, kind, kept[name], language),
      ...(abroad ? texts(`${name}_abroad`, kind, kept[`${name}_abroad`], language) : []),
      ...(comment ? texts(`${name}_comment`, 'text', kept[`${name}_comment`], language) : []),
    ]),
  );
}

/** Kinds that are numbers on the wire. */
const NUMBERS: readonly SectionValue[] = ['amount', 'count', 'days'];

function texts(name: string, kind: SectionValue, value: unknown, language: string): [string, string][] {
  if (typeof value === 'string' && kind === 'text') return [[name, value]];
  if (typeof value === 'boolean' && kind === 'answer') return [[name, value ? 'yes' : 'no']];
  if (typeof value === 'number' && NUMBERS.includes(kind))
    return [[name, writeCents(centsOf(value), language)]];
  if (Array.isArray(value) && kind === 'currencies') {
    return value.map((currency) => [currencyBox(name, String(currency)), 'on']);
  }
  return [];
}
