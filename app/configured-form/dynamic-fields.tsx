import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from 'ui/fields/checkbox/checkbox-field';
import { DateField } from 'ui/fields/date/date-input';
import type { ControlWidth, FieldHandle } from 'ui/fields/field/field';
import { ChoiceCardsField, RadioGroupField } from 'ui/fields/radio/choice-cards-field';
import { SelectField } from 'ui/fields/select/select-field';
import { TextAreaField } from 'ui/fields/text/text-area-field';
import { TextField } from 'ui/fields/text/text-field';
import { classNames, Stack } from 'ui/layout/layout';
import { formGrid, span } from 'ui/layout/layout.css';
import { dateText } from '~/domain/dates';
import type { Typed } from '~/domain/typed';
import { behindOther, groupHeading, place, quickPicks } from './dynamic-fields.css';
import { NumberControl, SliderControl } from './number-controls';
import {
  boundOf,
  type DynamicField,
  dateBound,
  dateBoundsOf,
  isRequired,
  type OptionGroup,
  OTHER,
  onlyOption,
  otherName,
  STANDARD,
} from './rules/field';
import { groupsOf } from './rules/value';

type Typing = { autoComplete?: string; inputMode?: 'text' | 'numeric'; spellCheck?: boolean };

const STANDARD_TYPING: ReadonlyMap<string, Typing> = new Map([
  ['companyName', { autoComplete: 'organization', spellCheck: false }],
  ['street', { autoComplete: 'address-line1' }],
  ['companyPostCode', { autoComplete: 'postal-code', spellCheck: false }],
  ['companyLocation', { autoComplete: 'address-level2' }],
  ['hrNumber', { spellCheck: false }],
  ['taxIdNumber', { spellCheck: false }],
]);

const DIGITS_ONLY = /^\^(?:\\d|\[0-9\])(?:[+*]|\{\d+(?:,\d*)?\})\$$/;

export function typingOf(field: DynamicField): Typing {
  const known = field.origin === 'standard' ? STANDARD_TYPING.get(field.id) : undefined;
  if (known) return known;
  return takesDigitsOnly(field) ? { inputMode: 'numeric', spellCheck: false } : {};
}

function takesDigitsOnly({ checks }: DynamicField): boolean {
  return checks.some((check) => check.type === 'regex' && DIGITS_ONLY.test(check.pattern));
}

const ADDRESS_SPANS: ReadonlyMap<string, keyof typeof span> = new Map([
  ['street', 'most'],
  ['houseNumber', 'few'],
  ['companyPostCode', 'few'],
  ['companyLocation', 'most'],
]);

export function spanOf({ id, origin }: DynamicField): keyof typeof span {
  return (origin === 'standard' && ADDRESS_SPANS.get(id)) || 'whole';
}

const REGISTER_NUMBERS: readonly string[] = ['hrNumber', 'taxIdNumber', 'personalTaxIdNumber'];

const SHORT_CHARACTERS = 12;
const MEDIUM_CHARACTERS = 30;

export function widthOf(field: DynamicField): ControlWidth {
  const { control, id, origin } = field;
  if (control.kind === 'date') return 'short';
  if (control.kind === 'number') return control.quantity.format === 'currency' ? 'medium' : 'short';
  if (control.kind !== 'text') return 'full';
  if (spanOf(field) !== 'whole') return 'full';
  if (origin === 'standard' && REGISTER_NUMBERS.includes(id)) return 'medium';
  const longest = boundOf(field, 'maxLength');
  if (longest !== undefined && longest <= MEDIUM_CHARACTERS)
    return longest <= SHORT_CHARACTERS ? 'short' : 'medium';
  return takesDigitsOnly(field) ? 'medium' : 'full';
}

function lengthOf(field: DynamicField): { min?: number; max: number } | undefined {
  const max = boundOf(field, 'maxLength');
  const min = boundOf(field, 'minLength');
  if (max === undefined) return undefined;
  return min === undefined ? { max } : { min, max };
}

type QuickPicksProps = {
  field: DynamicField;
  handle: FieldHandle;
  groups: readonly OptionGroup[];
  optional: boolean;
};

/** DYN-05, DYN-12 */
function QuickPicks({ field, handle, groups, optional }: QuickPicksProps) {
  const { t } = useTranslation('dynamic');
  const [first, ...rest] = groups;
  return (
    <Stack gap="s3" className={quickPicks}>
      <RadioGroupField
        field={handle}
        label={field.label}
        hint={field.hint}
        optional={optional}
        look="chips"
        options={[...(first?.options ?? []), { value: OTHER, label: t('other') }]}
      />
      <div className={behindOther}>
        <SelectField
          field={{ name: otherName(field), formId: handle.formId }}
          label={t('otherChoice')}
          groups={rest}
          placeholder={field.placeholder}
        />
      </div>
    </Stack>
  );
}

type DynamicFieldsProps = {
  formId: string;
  fields: readonly DynamicField[];
  typed: Typed;
  currency: string;
  country: string;
  companySearch?: (field: DynamicField) => ReactNode;
};

/** DYN-05. The page's `handle.i18n` must name `dynamic` and `enums`. */
export function DynamicFields({ fields, ...context }: DynamicFieldsProps) {
  const [first, ...others] = groupedFields(fields);
  if (others.length === 0 && first?.[0]?.group === undefined) return <Grid {...context} fields={fields} />;
  return (
    <Stack gap="s7">
      {[first ?? [], ...others].map((group) => (
        <Group key={group[0]?.id} {...context} fields={group} />
      ))}
    </Stack>
  );
}

/** A field with a heading begins a group. */
function groupedFields(fields: readonly DynamicField[]): DynamicField[][] {
  const groups: DynamicField[][] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last === undefined || field.group !== undefined) groups.push([field]);
    else last.push(field);
  }
  return groups;
}

function Group({ fields, ...context }: DynamicFieldsProps) {
  const id = useId();
  const heading = fields[0]?.group;
  if (heading === undefined) return <Grid {...context} fields={fields} />;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={groupHeading}>
        {heading}
      </h2>
      <Grid {...context} fields={fields} />
    </section>
  );
}

function Grid({ fields, ...context }: DynamicFieldsProps) {
  return (
    <div className={formGrid}>
      {fields.map((field) => (
        <div key={field.id} className={classNames(place, span[spanOf(field)])}>
          <OneField field={field} {...context} />
        </div>
      ))}
    </div>
  );
}

export function labelsOf(fields: readonly DynamicField[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ name, label }) => [name, label]));
}

const ANY_DATE = { first: '1900-01-01', last: '2099-12-31' } as const;

type OneFieldProps = Omit<DynamicFieldsProps, 'fields'> & { field: DynamicField };

function OneField({ field, formId, typed, currency, country, companySearch }: OneFieldProps) {
  const handle: FieldHandle = { name: field.name, formId };
  const { label, control } = field;
  const optional = !isRequired(field);
  const texts = { field: handle, label, hint: field.hint, optional };
  switch (control.kind) {
    case 'checkbox':
      return <CheckboxField field={handle} label={label} hint={field.hint} />;
    case 'textarea':
      return (
        <TextAreaField
          {...texts}
          rows={control.rows}
          placeholder={field.placeholder}
          counter={lengthOf(field)}
        />
      );
    case 'date':
      return (
        <DateField
          {...texts}
          placeholder={field.placeholder}
          text={dateText(dateBoundsOf(field))}
          min={dateBound(field, 'dateFrom') ?? ANY_DATE.first}
          max={dateBound(field, 'dateTo') ?? ANY_DATE.last}
        />
      );
    case 'number':
      return (
        <NumberControl
          {...texts}
          width={widthOf(field)}
          placeholder={field.placeholder}
          quantity={control.quantity}
          currency={currency}
        />
      );
    case 'slider':
      return (
        <SliderControl field={handle} label={label} hint={field.hint} control={control} currency={currency} />
      );
    case 'choice':
    case 'company-type':
      return <ChoiceControl {...{ field, handle, country: typed[STANDARD.country] || country, optional }} />;
    case 'company-search':
      if (companySearch) return companySearch(field);
      return <TextField {...texts} placeholder={field.placeholder} {...typingOf(field)} />;
    case 'text':
      return (
        <TextField {...texts} width={widthOf(field)} placeholder={field.placeholder} {...typingOf(field)} />
      );
  }
}

type ChoiceControlProps = { field: DynamicField; handle: FieldHandle; country: string; optional: boolean };

/** More choices than these are a list. */
const MAX_CARDS = 4;

function ChoiceControl({ field, handle, country, optional }: ChoiceControlProps) {
  const { label, hint, control, id } = field;
  const groups = groupsOf(field, { country });
  const options = groups.flatMap((group) => group.options);
  const look = control.kind === 'choice' ? control.look : 'select';
  const only = onlyOption(field);
  if (only) return <input type="hidden" name={handle.name} value={only.value} />;
  const texts = { field: handle, label, hint, optional };
  if (look === 'quick-picks') return <QuickPicks {...{ field, handle, groups, optional }} />;
  if (look === 'select') {
    const chosen = field.initial !== '' && id === STANDARD.country;
    return (
      <SelectField
        {...texts}
        groups={groups}
        placeholder={chosen ? null : field.placeholder}
        autoComplete={id === STANDARD.country ? 'country' : undefined}
      />
    );
  }
  if (id === STANDARD.purpose || options.length <= MAX_CARDS) {
    return (
      <ChoiceCardsField
        {...texts}
        choices={options.map(({ value, label: title, hint: text }) => ({
          value,
          title,
          ...(text !== undefined && { text }),
        }))}
      />
    );
  }
  return <RadioGroupField {...texts} options={options} />;
}
