import type { WizardConfig } from '~/application/classic/rules/wizard-config';
import { detailsOf, KNOWN_OF_COMPANY } from '~/application/company-details/rules/company-details';
import {
  aboutCompany,
  companyOf,
  type FoundCompany,
  type NamedCompany,
  withoutNames,
} from '~/application/journey/rules/company';
import type { Draft } from '~/application/journey/rules/draft';
import { type DynamicField, STANDARD } from '~/configured-form/rules/field';
import { type DynamicPurpose, fieldsOf } from '~/configured-form/rules/form';
import { formTexts, typedValue } from '~/configured-form/rules/value';

/**
 * The draft after the company was named (CLA-08, DYN-07). Another company than the answers are of brings its own address and custom values;
 * one that is typed by hand in its place takes them away again. Steps with such answers have to be confirmed anew.
 */
export function withConfiguredCompany(
  draft: Draft,
  named: NamedCompany,
  { purpose, config, language }: { purpose: DynamicPurpose; config: WizardConfig; language: string },
): Draft {
  const company = companyOf(named);
  const about = aboutCompany(draft, company);
  const before = draft.detailsFor;
  const isSame = before?.id === company.id && (company.id === '' || before.name === company.name);
  // A first name typed by hand brings nothing, and takes nothing away.
  if (isSame || (company.id === '' && (before?.id ?? '') === '')) return about;
  const known = named.found ? knownTexts(named.found, purpose, { config, language }) : {};
  const details = fieldsOf(purpose).filter(({ id }) => DETAILS.has(id));
  const emptied = Object.fromEntries(details.map(({ name }) => [name, '']));
  const filled = { ...emptied, ...known };
  const touched = purpose.steps.filter(({ fields }) => fields.some((field) => field.name in filled));
  // What is being typed would cover what is filled in.
  const typing = Object.entries(draft.typing).map(
    ([step, texts]) => [step, withoutNames(texts, Object.keys(filled))] as const,
  );
  return {
    ...about,
    typed: { ...about.typed, ...filled },
    typing: Object.fromEntries(typing),
    sent: draft.sent.filter((id) => !touched.some((step) => step.id === id)),
  };
}

/** Standard fields that a found company fills; they belong to it, so they go with it. The country stays the form's own. */
const DETAILS: ReadonlySet<string> = new Set(KNOWN_OF_COMPANY.filter((name) => name !== 'companyCountry'));

/** True for a step's fields that ask for what belongs to a company named before, in another step. */
export function asksDetails(fields: readonly DynamicField[]): boolean {
  return fields.some(({ id }) => DETAILS.has(id)) && !fields.some(({ id }) => id === STANDARD.companyName);
}

function knownTexts(
  found: FoundCompany,
  purpose: DynamicPurpose,
  { config, language }: { config: WizardConfig; language: string },
): Record<string, string> {
  const details: Record<string, string> = detailsOf(found, config);
  const custom = new Map(
    found.company_custom_fields?.map(({ field_id, field_value }) => [field_id, field_value]),
  );
  const texts = fieldsOf(purpose).map((field) => {
    const standard =
      field.origin === 'standard' && field.id !== STANDARD.companyName ? details[field.id] : undefined;
    const own = field.origin === 'custom' ? custom.get(field.id) : undefined;
    if (standard !== undefined) return { [field.name]: standard };
    return own === undefined ? {} : formTexts(field, typedValue(field, own, { language }));
  });
  return Object.assign({}, ...texts);
}
