import { detailsOf, type FoundCompany } from '~/application/classic/rules/suggestion';
import type { WizardConfig } from '~/application/classic/rules/wizard-config';
import { controlName, type DynamicField, STANDARD } from '~/configured-form/rules/field';
import { type DynamicPurpose, fieldsOf } from '~/configured-form/rules/form';
import { formTexts, typedValue } from '~/configured-form/rules/value';
import { type DynamicDraft, readDynamicDraft } from './draft';

/** A found company with what the search knows of the partner's own fields. */
export interface FoundWithFields extends FoundCompany {
  readonly company_custom_fields?:
    | readonly { readonly field_id: string; readonly field_value: string }[]
    | undefined;
}

/**
 * The draft after the company was named (CLA-08, DYN-07). Another company than the answers are of brings its own address and custom values;
 * one that is typed by hand in its place takes them away again. Steps with such answers have to be confirmed anew.
 */
export function withDynamicCompany(
  draft: DynamicDraft,
  { name, found }: { name: string; found: FoundWithFields | null },
  { purpose, config }: { purpose: DynamicPurpose; config: WizardConfig },
): DynamicDraft {
  const company = { id: found?.external_provider_company_id ?? '', name: found?.name ?? name };
  const named = {
    ...draft,
    detailsFor: company,
    typed: {
      ...draft.typed,
      [controlName(STANDARD.companyName)]: company.name,
      [STANDARD.companyId]: company.id,
    },
  };
  const before = draft.detailsFor;
  const same = before?.id === company.id && (company.id === '' || before.name === company.name);
  // A first name typed by hand brings nothing, and takes nothing away.
  if (same || (company.id === '' && (before?.id ?? '') === '')) return named;
  const known = found ? knownTexts(found, purpose, config) : {};
  const names = fieldsOf(purpose)
    .filter(({ id }) => DETAILS.has(id))
    .map(({ name: control }) => control);
  const emptied = Object.fromEntries(names.map((control) => [control, '']));
  const filled = { ...emptied, ...known };
  const touched = purpose.steps.filter(({ fields }) => fields.some((field) => field.name in filled));
  return readDynamicDraft({
    ...named,
    typed: { ...named.typed, ...filled },
    // What is being typed would cover what is filled in.
    typing: Object.fromEntries(
      Object.entries(named.typing).map(([step, texts]) => [step, without(texts, filled)]),
    ),
    sent: named.sent.filter((id) => !touched.some((step) => step.id === id)),
  });
}

/** Standard fields that a found company knows; they belong to it, so they go with it. */
const DETAILS: ReadonlySet<string> = new Set([
  'companyType',
  'street',
  'houseNumber',
  'companyPostCode',
  'companyLocation',
  'hrNumber',
  'businessPurpose',
]);

function without(texts: Record<string, string>, names: object): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !Object.hasOwn(names, name)));
}

/** True for a step's fields that ask for what belongs to a company named before, in another step. */
export function asksDetails(fields: readonly DynamicField[]): boolean {
  return fields.some(({ id }) => DETAILS.has(id)) && !fields.some(({ id }) => id === STANDARD.companyName);
}

function knownTexts(
  found: FoundWithFields,
  purpose: DynamicPurpose,
  config: WizardConfig,
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
    return own === undefined ? {} : formTexts(field, typedValue(field, own));
  });
  return Object.assign({}, ...texts);
}
