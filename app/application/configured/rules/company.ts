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
  namedCompany: NamedCompany,
  { purpose, config, language }: { purpose: DynamicPurpose; config: WizardConfig; language: string },
): Draft {
  const company = toDraftCompany(namedCompany);
  const companyDraft = setDetailsCompany(draft, company);
  const previousCompany = draft.detailsFor;
  const isSame =
    previousCompany?.id === company.id && (company.id === '' || previousCompany.name === company.name);
  if (isSame || (company.id === '' && (previousCompany?.id ?? '') === '')) return companyDraft;
  const registerTexts = namedCompany.registerEntry
    ? toRegisterTexts(namedCompany.registerEntry, purpose, { config, language })
    : {};
  const details = fieldsOfPurpose(purpose).filter(({ id }) => DETAIL_FIELD_IDS.has(id));
  const emptyDetails = Object.fromEntries(details.map(({ name }) => [name, '']));
  const newDetails = { ...emptyDetails, ...registerTexts };
  const affectedSteps = purpose.steps.filter(({ fields }) =>
    fields.some((field) => field.name in newDetails),
  );
  // Unsubmitted values of the former company would hide the new details.
  const typing = Object.entries(draft.typing).map(
    ([step, texts]) => [step, omitFields(texts, Object.keys(newDetails))] as const,
  );
  return {
    ...companyDraft,
    typed: { ...companyDraft.typed, ...newDetails },
    typing: Object.fromEntries(typing),
    sent: draft.sent.filter((id) => !affectedSteps.some((step) => step.id === id)),
  };
}

const DETAIL_FIELD_IDS: ReadonlySet<string> = new Set(
  COMPANY_SEARCH_FIELDS.filter((name) => name !== 'companyCountry'),
);

export function asksCompanyDetails(fields: readonly DynamicField[]): boolean {
  return (
    fields.some(({ id }) => DETAIL_FIELD_IDS.has(id)) &&
    !fields.some(({ id }) => id === STANDARD_FIELD_IDS.companyName)
  );
}

function toRegisterTexts(
  company: FoundCompany,
  purpose: DynamicPurpose,
  { config, language }: { config: WizardConfig; language: string },
): Record<string, string> {
  const details: Record<string, string> = toDetailTexts(company, config);
  const custom = new Map(
    company.company_custom_fields?.map(({ field_id, field_value }) => [field_id, field_value]),
  );
  const texts = fieldsOfPurpose(purpose).map((field) => {
    const standardText =
      field.origin === 'standard' && field.id !== STANDARD_FIELD_IDS.companyName
        ? details[field.id]
        : undefined;
    const customValue = field.origin === 'custom' ? custom.get(field.id) : undefined;
    if (standardText !== undefined) return { [field.name]: standardText };
    return customValue === undefined
      ? {}
      : toFormTexts(field, toTypedValue(field, customValue, { language }));
  });
  return Object.assign({}, ...texts);
}
