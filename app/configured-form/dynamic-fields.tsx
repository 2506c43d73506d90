import ChevronDown from 'virtual:icon/chevron-down';
import { useFormMetadata } from '@conform-to/react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from 'ui/fields/checkbox/checkbox-field';
import { DateField } from 'ui/fields/date/date-input';
import type { ControlWidth, FieldHandle } from 'ui/fields/field/field';
import { ChoiceCardsField, RadioGroupField } from 'ui/fields/radio/choice-cards-field';
import { RangeBlock } from 'ui/fields/range/range-field';
import { SelectField } from 'ui/fields/select/select-field';
import { TextAreaField } from 'ui/fields/text/text-area-field';
import { TextField } from 'ui/fields/text/text-field';
import { Icon } from 'ui/layout/icon';
import { joinClassNames, Stack } from 'ui/layout/layout';
import { cellSpans, formGrid } from 'ui/layout/layout.css';
import { createDateTextFormat } from '~/domain/dates';
import type { FormValues } from '~/domain/form-values';
import {
  chevron,
  gridPlace,
  groupHeading,
  optionalFieldNames,
  optionalFields,
  otherChoiceSelect,
  quickPicks,
} from './dynamic-fields.css';
import { NumberControl, SliderControl } from './number-controls';
import {
  type DynamicField,
  dateBoundOf,
  dateBoundsOf,
  findOnlyOption,
  isRequired,
  numberBoundOf,
  type Option,
  type OptionGroup,
  OTHER_CHOICE,
  otherChoiceNameOf,
  STANDARD_FIELD_IDS,
} from './rules/field';
import { selectedGroupsOf } from './rules/value';

type InputAttributes = { autoComplete?: string; inputMode?: 'text' | 'numeric'; spellCheck?: boolean };

const STANDARD_INPUT_ATTRIBUTES: ReadonlyMap<string, InputAttributes> = new Map([
  ['companyName', { autoComplete: 'organization', spellCheck: false }],
  ['street', { autoComplete: 'address-line1' }],
  ['companyPostCode', { autoComplete: 'postal-code', spellCheck: false }],
  ['companyLocation', { autoComplete: 'address-level2' }],
  ['hrNumber', { spellCheck: false }],
  ['taxIdNumber', { spellCheck: false }],
]);

const DIGITS_ONLY = /^\^(?:\\d|\[0-9\])(?:[+*]|\{\d+(?:,\d*)?\})\$$/;

export function inputAttributesOf(field: DynamicField): InputAttributes {
  const standardAttributes =
    field.origin === 'standard' ? STANDARD_INPUT_ATTRIBUTES.get(field.id) : undefined;
  if (standardAttributes) return standardAttributes;
  return takesDigitsOnly(field) ? { inputMode: 'numeric', spellCheck: false } : {};
}

function takesDigitsOnly({ checks }: DynamicField): boolean {
  return checks.some((check) => check.type === 'regex' && DIGITS_ONLY.test(check.pattern));
}

const ADDRESS_SPANS: ReadonlyMap<string, keyof typeof cellSpans> = new Map([
  ['street', 'most'],
  ['houseNumber', 'few'],
  ['companyPostCode', 'few'],
  ['companyLocation', 'most'],
]);

export function gridSpanOf({ id, origin }: DynamicField): keyof typeof cellSpans {
  return (origin === 'standard' && ADDRESS_SPANS.get(id)) || 'whole';
}

const REGISTER_NUMBER_IDS: readonly string[] = ['hrNumber', 'taxIdNumber', 'personalTaxIdNumber'];

const MAX_SHORT_CHARACTERS = 12;
const MAX_MEDIUM_CHARACTERS = 30;

export function controlWidthOf(field: DynamicField): ControlWidth {
  const { control, id, origin } = field;
  if (control.kind === 'date') return 'short';
  if (control.kind === 'number') return control.numberFormat.format === 'currency' ? 'medium' : 'short';
  if (control.kind !== 'text') return 'full';
  if (gridSpanOf(field) !== 'whole') return 'full';
  if (origin === 'standard' && REGISTER_NUMBER_IDS.includes(id)) return 'medium';
  const longest = numberBoundOf(field, 'maxLength');
  if (longest !== undefined && longest <= MAX_MEDIUM_CHARACTERS)
    return longest <= MAX_SHORT_CHARACTERS ? 'short' : 'medium';
  return takesDigitsOnly(field) ? 'medium' : 'full';
}

function lengthOf(field: DynamicField): { min?: number; max: number } | undefined {
  const max = numberBoundOf(field, 'maxLength');
  const min = numberBoundOf(field, 'minLength');
  if (max === undefined) return undefined;
  return min === undefined ? { max } : { min, max };
}

type QuickPicksProps = {
  field: DynamicField;
  handle: FieldHandle;
  groups: readonly OptionGroup[];
  optional: boolean;
};

function QuickPicks({ field, handle, groups, optional }: QuickPicksProps) {
  const { t } = useTranslation('dynamic');
  const [first, ...otherGroups] = groups;
  return (
    <Stack gap="s3" className={quickPicks}>
      <RadioGroupField
        field={handle}
        label={field.label}
        hint={field.hint}
        optional={optional}
        appearance="chips"
        options={[...(first?.options ?? []), { value: OTHER_CHOICE, label: t('other') }]}
      />
      <div className={otherChoiceSelect}>
        <SelectField
          field={{ name: otherChoiceNameOf(field), formId: handle.formId }}
          label={t('otherChoice')}
          groups={otherGroups}
          placeholder={field.placeholder}
        />
      </div>
    </Stack>
  );
}

type DynamicFieldsProps = {
  formId: string;
  fields: readonly DynamicField[];
  typed: FormValues;
  currency: string;
  country: string;
  companySearch?: (field: DynamicField) => ReactNode;
  purposeHint?: (purpose: string) => string | undefined;
};

/** DYN-05. The page's `handle.i18n` must name `dynamic` and `enums`. */
export function DynamicFields({ fields, ...context }: DynamicFieldsProps) {
  const { shown: visibleFields, collapsed } = splitTrailingOptionalFields(fields);
  const groups = groupedFields(visibleFields);
  const end = collapsed.length > 0 && (
    <TrailingOptionalFields key={collapsed.map(({ id }) => id).join(' ')} {...context} fields={collapsed} />
  );
  if (groups.length === 1 && groups[0]?.[0]?.group === undefined && !end) {
    return <Grid {...context} fields={fields} />;
  }
  return (
    <Stack gap="s7">
      {groups.map((group) => (
        <Group key={group[0]?.id} {...context} fields={group} />
      ))}
      {end}
    </Stack>
  );
}

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

type GridItem =
  | { readonly kind: 'field'; readonly field: DynamicField; readonly width: keyof typeof cellSpans }
  | { readonly kind: 'terms'; readonly fields: readonly DynamicField[] };

const TERM_FIELD_IDS: readonly string[] = [STANDARD_FIELD_IDS.amount, STANDARD_FIELD_IDS.duration];

const isTermField = ({ id, origin, control }: DynamicField) =>
  origin === 'standard' && control.kind === 'slider' && TERM_FIELD_IDS.includes(id);

/** Sliders share one block, and two short fields share one row. */
export function groupGridItems(fields: readonly DynamicField[]): GridItem[] {
  const items: GridItem[] = [];
  for (const [index, field] of fields.entries()) {
    const last = items.at(-1);
    if (isTermField(field) && last?.kind === 'terms')
      items[items.length - 1] = { ...last, fields: [...last.fields, field] };
    else if (isTermField(field)) items.push({ kind: 'terms', fields: [field] });
    else items.push({ kind: 'field', field, width: widthIn(fields, index) });
  }
  return items;
}

function widthIn(fields: readonly DynamicField[], index: number): keyof typeof cellSpans {
  let first = index;
  while (isShort(fields[first - 1])) first -= 1;
  const isSecond = (index - first) % 2 === 1;
  const field = fields[index];
  if (!field) return 'whole';
  const hasPartner = isShort(field) && (isSecond || isShort(fields[index + 1]));
  return hasPartner ? 'half' : gridSpanOf(field);
}

function isShort(field: DynamicField | undefined): boolean {
  if (field === undefined || gridSpanOf(field) !== 'whole') return false;
  return field.control.kind === 'date' || field.control.kind === 'number';
}

function Grid({ fields, ...context }: DynamicFieldsProps) {
  return (
    <div className={formGrid}>
      {groupGridItems(fields).map((item) =>
        item.kind === 'terms' ? (
          <div key={TERM_FIELD_IDS[0]} className={cellSpans.whole}>
            <RangeBlock>
              {item.fields.map((field) => (
                <OneField key={field.id} field={field} {...context} />
              ))}
            </RangeBlock>
          </div>
        ) : (
          <div key={item.field.id} className={joinClassNames(gridPlace, cellSpans[item.width])}>
            <OneField field={item.field} {...context} />
          </div>
        ),
      )}
    </div>
  );
}

const MIN_FIELDS_OF_STEP = 7;
const MIN_COLLAPSED_FIELDS = 2;

export function splitTrailingOptionalFields(fields: readonly DynamicField[]) {
  const last = fields.findLastIndex((field) => isRequired(field) || !canCollapse(field));
  const end = fields.slice(last + 1);
  const hasEnoughToCollapse =
    last >= 0 && fields.length >= MIN_FIELDS_OF_STEP && end.length >= MIN_COLLAPSED_FIELDS;
  const collapsed = hasEnoughToCollapse ? end : [];
  return { shown: fields.slice(0, fields.length - collapsed.length), collapsed };
}

const COLLAPSIBLE_CONTROLS: ReadonlySet<string> = new Set<DynamicField['control']['kind']>([
  'text',
  'textarea',
  'date',
  'number',
]);

const canCollapse = ({ control, group }: DynamicField) =>
  COLLAPSIBLE_CONTROLS.has(control.kind) && group === undefined;

function TrailingOptionalFields({ fields, ...context }: DynamicFieldsProps) {
  const { t } = useTranslation('dynamic');
  const { allErrors } = useFormMetadata(context.formId);
  const hasValue = fields.some(({ name }) => Boolean(context.typed[name]));
  const hasErrors = fields.some(({ name }) => allErrors[name] !== undefined);
  const [state, setState] = useState({ isShown: hasValue || hasErrors, hasValue, hasErrors });
  // Clearing the last value must not collapse the fields.
  if (state.hasValue !== hasValue || state.hasErrors !== hasErrors)
    setState({ isShown: state.isShown || hasValue || hasErrors, hasValue, hasErrors });
  return (
    <details
      className={optionalFields}
      open={state.isShown}
      onToggle={({ currentTarget: { open } }) => setState((before) => ({ ...before, isShown: open }))}
    >
      <summary className={optionalFieldNames}>
        <span>{t('optional', { names: fields.map(({ label }) => label).join(', ') })}</span>
        <Icon of={ChevronDown} size={16} className={chevron} />
      </summary>
      <Grid {...context} fields={fields} />
    </details>
  );
}

export function fieldLabelsOf(fields: readonly DynamicField[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ name, label }) => [name, label]));
}

const ANY_DATE_BOUNDS = { first: '1900-01-01', last: '2099-12-31' } as const;

type OneFieldProps = Omit<DynamicFieldsProps, 'fields'> & { field: DynamicField };

function OneField({ field, formId, typed, currency, country, companySearch, purposeHint }: OneFieldProps) {
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
          text={createDateTextFormat(dateBoundsOf(field))}
          min={dateBoundOf(field, 'dateFrom') ?? ANY_DATE_BOUNDS.first}
          max={dateBoundOf(field, 'dateTo') ?? ANY_DATE_BOUNDS.last}
        />
      );
    case 'number':
      return (
        <NumberControl
          {...texts}
          width={controlWidthOf(field)}
          placeholder={field.placeholder}
          numberFormat={control.numberFormat}
          currency={currency}
        />
      );
    case 'slider':
      return (
        <SliderControl field={handle} label={label} hint={field.hint} control={control} currency={currency} />
      );
    case 'choice':
    case 'company-type':
      return (
        <ChoiceControl
          {...{ field, handle, optional, purposeHint }}
          country={typed[STANDARD_FIELD_IDS.country] || country}
        />
      );
    case 'company-search':
      if (companySearch) return companySearch(field);
      return <TextField {...texts} placeholder={field.placeholder} {...inputAttributesOf(field)} />;
    case 'text':
      return (
        <TextField
          {...texts}
          width={controlWidthOf(field)}
          placeholder={field.placeholder}
          {...inputAttributesOf(field)}
        />
      );
  }
}

type ChoiceControlProps = Pick<DynamicFieldsProps, 'country' | 'purposeHint'> & {
  field: DynamicField;
  handle: FieldHandle;
  optional: boolean;
};

const MAX_CHOICE_CARDS = 4;

function ChoiceControl({ field, handle, country, optional, purposeHint }: ChoiceControlProps) {
  const { label, hint, control, id } = field;
  const groups = selectedGroupsOf(field, { country });
  const options = groups.flatMap((group) => group.options);
  const appearance = control.kind === 'choice' ? control.appearance : 'select';
  const onlyOption = findOnlyOption(field);
  if (onlyOption) return <input type="hidden" name={handle.name} value={onlyOption.value} />;
  const texts = { field: handle, label, hint, optional };
  if (appearance === 'quick-picks') return <QuickPicks {...{ field, handle, groups, optional }} />;
  if (appearance === 'select') {
    const isPreselected = field.initial !== '' && id === STANDARD_FIELD_IDS.country;
    return (
      <SelectField
        {...texts}
        groups={groups}
        placeholder={isPreselected ? null : field.placeholder}
        autoComplete={id === STANDARD_FIELD_IDS.country ? 'country' : undefined}
      />
    );
  }
  if (id === STANDARD_FIELD_IDS.purpose || options.length <= MAX_CHOICE_CARDS) {
    const textOf = ({ value, hint: ownHint }: Option) =>
      ownHint ?? (id === STANDARD_FIELD_IDS.purpose ? purposeHint?.(value) : undefined);
    return (
      <ChoiceCardsField
        {...texts}
        choices={options.map((option) => ({
          value: option.value,
          title: option.label,
          ...(textOf(option) !== undefined && { text: textOf(option) }),
        }))}
      />
    );
  }
  return <RadioGroupField {...texts} options={options} />;
}
