import {
  type Draft,
  type NamedCompany,
  omitFields,
  setDetailsCompany,
  toDraftCompany,
} from '~/application/journey/rules/draft';
import { COMPANY_SEARCH_FIELDS, toDetailTexts } from '~/application/rules/company-details';
import { type DynamicField, STANDARD_FIELD_IDS } from '~/configured-form/rules/field';
import { type DynamicPurpose, fieldsOfPurpose } from '~/configured-form/rules/form';
import { toFormTexts, toTypedValue } from '~/configured-form/rules/value';
import type { FoundCompany } from '~/domain/suggestion';
import type { WizardConfig } from '~/domain/wizard-config';

/** CLA-08, DYN-07. Another company's details need confirmation again. */
export function withConfiguredCompany(
  draft: Draft,
  named: NamedCompany,
  { purpose, config, language }: { purpose: DynamicPurpose; config: WizardConfig; language: string },
): Draft {
  const company = toDraftCompany(named);
  const about = setDetailsCompany(draft, company);
  const before = draft.detailsFor;
  const isSame = before?.id === company.id && (company.id === '' || before.name === company.name);
  if (isSame || (company.id === '' && (before?.id ?? '') === '')) return about;
  const known = named.found ? knownTexts(named.found, purpose, { config, language }) : {};
  const details = fieldsOfPurpose(purpose).filter(({ id }) => DETAILS.has(id));
  const emptied = Object.fromEntries(details.map(({ name }) => [name, '']));
  const filled = { ...emptied, ...known };
  const touched = purpose.steps.filter(({ fields }) => fields.some((field) => field.name in filled));
  // Unsubmitted values of the former company would hide the new details.
  const typing = Object.entries(draft.typing).map(
    ([step, texts]) => [step, omitFields(texts, Object.keys(filled))] as const,
  );
  return {
    ...about,
    typed: { ...about.typed, ...filled },
    typing: Object.fromEntries(typing),
    sent: draft.sent.filter((id) => !touched.some((step) => step.id === id)),
  };
}

const DETAILS: ReadonlySet<string> = new Set(
  COMPANY_SEARCH_FIELDS.filter((name) => name !== 'companyCountry'),
);

export function asksCompanyDetails(fields: readonly DynamicField[]): boolean {
  return (
    fields.some(({ id }) => DETAILS.has(id)) &&
    !fields.some(({ id }) => id === STANDARD_FIELD_IDS.companyName)
  );
}

function knownTexts(
  found: FoundCompany,
  purpose: DynamicPurpose,
  { config, language }: { config: WizardConfig; language: string },
): Record<string, string> {
  const details: Record<string, string> = toDetailTexts(found, config);
  const custom = new Map(
    found.company_custom_fields?.map(({ field_id, field_value }) => [field_id, field_value]),
  );
  const texts = fieldsOfPurpose(purpose).map((field) => {
    const standard =
      field.origin === 'standard' && field.id !== STANDARD_FIELD_IDS.companyName
        ? details[field.id]
        : undefined;
    const own = field.origin === 'custom' ? custom.get(field.id) : undefined;
    if (standard !== undefined) return { [field.name]: standard };
    return own === undefined ? {} : toFormTexts(field, toTypedValue(field, own, { language }));
  });
  return Object.assign({}, ...texts);
}
