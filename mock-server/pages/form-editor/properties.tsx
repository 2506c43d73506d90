import Copy from 'virtual:icon/copy';
import Trash from 'virtual:icon/trash';
import {
  CURRENCIES,
  DURATION_UNITS,
  FIELD_ENTITIES,
  FIELD_FORMATS,
  FIELD_TYPES,
  FIELD_VALUE_TYPES,
  type ValidationType,
} from 'contracts/api/enumerations';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useHydrated } from 'ui/feedback/use-hydrated';
import { Icon } from 'ui/layout/icon';
import {
  type Definition,
  definitionOf,
  type Field,
  type FieldAddress,
  fieldAt,
  type Purpose,
  purposeDefinitionOf,
  purposesOf,
  type Step,
  type StepAddress,
  sharedFields,
  sharedSteps,
  stepAt,
} from '../../form-editor/draft/draft';
import { purposesOfField } from '../../form-editor/draft/fields';
import { purposesOfStep } from '../../form-editor/draft/steps';
import { componentFits, takesChoices } from '../../form-editor/field/component-fit';
import { type Entries, entriesOf, languageOfText, withEntries } from '../../form-editor/field/entries';
import { type LocalizedText, textIn, withText } from '../../form-editor/field/localized';
import { usePage, useTexts } from '../live/page-context';
import { DefaultButton } from '../parts/default-button';
import { Choices } from './choices';
import { useEditing } from './editor-context';
import { FindingNote } from './findings';
import * as css from './form-editor.css';
import { findingsAt, nameOfField, nameOfPurpose, nameOfStep } from './names';
import { SubjectInputs } from './outline';
import { PatternTrial } from './pattern-trial';
import { TextLanguages } from './text-languages';

export function Properties() {
  const { draft, selected, revision, textLanguage } = useEditing();
  const t = useTexts('form-editor');
  const purpose = purposesOf(draft)[selected.purpose];
  const key = `${selected.purpose} ${selected.step} ${selected.field} ${revision} ${textLanguage}`;
  if (purpose === undefined) return <p className={css.quiet}>{t('nothingSelected')}</p>;
  const { step, field } = selected;
  const shownStep = step === undefined ? undefined : purpose.steps[step];
  if (step === undefined || shownStep === undefined)
    return <PurposeProperties key={key} index={selected.purpose} purpose={purpose} />;
  const at = { purpose: selected.purpose, step };
  const ui = field === undefined ? undefined : shownStep.fields[field];
  if (field === undefined || ui === undefined) return <StepProperties key={key} at={at} step={shownStep} />;
  const definition = definitionOf(draft, ui.id);
  if (definition === undefined) return <OwnFindings />;
  return <FieldProperties key={key} at={{ ...at, field }} field={ui} definition={definition} />;
}

function FieldProperties({
  at,
  field,
  definition,
}: {
  at: FieldAddress;
  field: Field;
  definition: Definition;
}) {
  const { draft, apply, scope, select, textLanguage, address } = useEditing();
  const t = useTexts('form-editor');
  const name = nameOfField(field, textLanguage);
  const shared = sharedFields(draft, at);
  const entries = entriesOf(field, definition, textLanguage);
  const count = stepAt(draft, at)?.fields.length ?? 0;

  function read(event: FormEvent<HTMLFormElement>) {
    const { target, currentTarget } = event;
    if (!(target instanceof HTMLElement) || !('name' in target)) return;
    const input = String(target.name);
    if (input === 'id' || input.startsWith('asked.')) return;
    const given = entriesIn(currentTarget);
    if (input in DEFINITION) {
      const members = definitionIn(given, definition);
      apply({ kind: 'set_definition', id: field.id, members }, t('change.edited', { name }));
      return;
    }
    const now = fieldAt(draft, at) ?? field;
    const changedField = withEntries(now, definition, given, textLanguage);
    if (changedField === now) return;
    apply(
      { kind: 'set_field', at, field: changedField, scope },
      t('change.edited', { name }),
      `${input} ${field.id}`,
    );
  }

  function remove() {
    apply({ kind: 'remove_field', at, scope }, t('change.removed', { name }));
    select(at.field > 0 ? { ...at, field: at.field - 1 } : { purpose: at.purpose, step: at.step });
  }

  function duplicate() {
    apply({ kind: 'duplicate_field', at, scope }, t('change.duplicated', { name }));
    select({ ...at, field: at.field + 1 });
  }

  return (
    <form
      method="post"
      action={address}
      onInput={read}
      onSubmit={(event) => event.preventDefault()}
      className={css.properties}
    >
      <DefaultButton intent="save" label={t('save')} />
      <SubjectInputs subject={at} />
      <input type="hidden" name="text" value={textLanguage} />
      <Heading
        name={name}
        below={t('position', {
          number: at.field + 1,
          count,
          step: nameOfStep(stepAt(draft, at) as Step, textLanguage),
        })}
        duplicate={duplicate}
        remove={remove}
      />
      <ScopeChoice places={shared.length} purpose={at.purpose} />
      <OwnFindings />
      <Section title={t('section.texts')}>
        <TextLanguages texts={[field.group, field.label, field.hint, field.placeholder]} />
        <TextEntry member="label" text={field.label} entries={entries} />
        <TextEntry member="hint" text={field.hint} entries={entries} isLong />
        <TextEntry member="placeholder" text={field.placeholder} entries={entries} />
        <TextEntry member="group" text={field.group} entries={entries} />
      </Section>
      <Section title={t('section.kind')}>
        <KindEntry field={field} definition={definition} />
        <DisplayEntries field={field} definition={definition} entries={entries} />
      </Section>
      <Section title={t('section.checks')}>
        <CheckEntries field={field} definition={definition} entries={entries} />
      </Section>
      {takesChoices(field.component) && (
        <Section title={t('section.choices')}>
          <Choices at={at} field={field} type={definition.value_type} entries={entries} />
        </Section>
      )}
      <Section title={t('section.purposes')} code="loan_purposes" hint={t('purposesHint')}>
        <PurposeChecks
          asked={purposesOfField(draft, field.id)}
          onToggle={(purpose, isAsked) =>
            apply({ kind: 'set_field_purpose', at, purpose, isAsked }, t('change.edited', { name }))
          }
        />
      </Section>
      <details className={css.fold}>
        <summary>
          <b>{t('section.bank')}</b> <code>{field.id.slice(0, 60)}</code>
        </summary>
        <BankEntries field={field} definition={definition} entries={entries} />
      </details>
      <SaveWithoutScripts />
    </form>
  );
}

/** Without scripts, a button sends the form. */
export function SaveWithoutScripts({ intent = 'save' }: { intent?: 'save' | 'texts' }) {
  const t = useTexts('form-editor');
  if (useHydrated()) return null;
  return (
    <button type="submit" className={css.primaryButton} name="intent" value={intent}>
      {t('save')}
    </button>
  );
}

function Heading({
  name,
  below,
  duplicate,
  remove,
}: {
  name: string;
  below: string;
  duplicate: () => void;
  remove: () => void;
}) {
  const t = useTexts('form-editor');
  const actions = [
    { intent: 'duplicate', icon: Copy, run: duplicate },
    { intent: 'remove', icon: Trash, run: remove },
  ] as const;
  return (
    <div className={css.propertiesHead}>
      <div>
        <h2 id="properties-title">{name}</h2>
        <p className={css.quiet}>{below}</p>
      </div>
      {actions.map(({ intent, icon, run }) => (
        <button
          key={intent}
          type="submit"
          className={css.iconButton}
          name="intent"
          value={intent}
          aria-label={t(`${intent}Of`, { name })}
          onClick={(event) => {
            event.preventDefault();
            run();
          }}
        >
          <Icon of={icon} size={16} />
        </button>
      ))}
    </div>
  );
}

/** A change of something that several purposes share. */
function ScopeChoice({ places, purpose }: { places: number; purpose: number }) {
  const { draft, scope, setScope, textLanguage } = useEditing();
  const t = useTexts('form-editor');
  const shown = purposesOf(draft)[purpose];
  if (places < 2 || shown === undefined) return null;
  return (
    <fieldset className={css.scope}>
      <legend>{t('scope.question', { count: places })}</legend>
      {(['everywhere', 'here'] as const).map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="scope"
            value={each}
            checked={scope === each}
            onChange={() => setScope(each)}
          />
          <span>{t(`scope.${each}`, { name: nameOfPurpose(shown, textLanguage), count: places })}</span>
        </label>
      ))}
    </fieldset>
  );
}

function OwnFindings() {
  const { located, selected } = useEditing();
  return findingsAt(located, selected).map((finding) => (
    <FindingNote key={`${finding.path} ${finding.problem}`} finding={finding} />
  ));
}

function Section({
  title,
  code,
  hint,
  children,
}: {
  title: string;
  code?: string;
  hint?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <h3 id={id}>
        <span>{title}</span> {code && <code>{code}</code>}
      </h3>
      {hint && <p className={css.quiet}>{hint}</p>}
      {children}
    </section>
  );
}

interface EntryProps {
  name: string;
  label: string;
  code?: string;
  hint?: string | undefined;
  value: string;
  suffix?: string | undefined;
  isLong?: boolean;
  isNumber?: boolean;
  lang?: string | undefined;
  onCommit?: (value: string) => void;
}

export function Entry({
  name,
  label,
  code,
  hint,
  value,
  suffix,
  isLong,
  isNumber,
  lang,
  onCommit,
}: EntryProps) {
  const id = useId();
  const common = {
    id,
    name,
    defaultValue: value,
    lang,
    dir: 'auto',
    autoComplete: 'off',
    'aria-describedby': hint ? `${id}-hint` : undefined,
    onBlur: ({ currentTarget }: { currentTarget: { value: string } }) => {
      if (onCommit && currentTarget.value !== value) onCommit(currentTarget.value);
    },
  };
  return (
    <div className={css.entry}>
      <div className={css.entryHead}>
        <label htmlFor={id}>{label}</label>
        {code && <code>{code}</code>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={css.quiet}>
          {hint}
        </p>
      )}
      <div className={css.control}>
        {isLong ? (
          <textarea {...common} rows={2} />
        ) : (
          <input {...common} type="text" inputMode={isNumber ? 'decimal' : 'text'} />
        )}
        {suffix && <span className={css.suffix}>{suffix}</span>}
      </div>
    </div>
  );
}

function TextEntry({
  member,
  text,
  entries,
  isLong = false,
}: {
  member: 'group' | 'label' | 'hint' | 'placeholder';
  text: LocalizedText;
  entries: Entries;
  isLong?: boolean;
}) {
  const { textLanguage } = useEditing();
  const t = useTexts('form-editor');
  const of = languageOfText(text, textLanguage);
  const name = `${member}.${of}`;
  return (
    <Entry
      name={name}
      label={t(`member.${member}`)}
      code={member}
      hint={of === 'all' ? t('sameInAll') : t(`memberHint.${member}`)}
      value={entries[name] ?? ''}
      isLong={isLong}
      lang={of === 'all' ? undefined : of}
    />
  );
}

function Choice({
  name,
  label,
  code,
  value,
  options,
}: {
  name: string;
  label: string;
  code?: string;
  value: string;
  options: readonly { value: string; label: string; isDisabled?: boolean }[];
}) {
  const id = useId();
  return (
    <div className={css.entry}>
      <div className={css.entryHead}>
        <label htmlFor={id}>{label}</label>
        {code && <code>{code}</code>}
      </div>
      <select id={id} name={name} defaultValue={value} className={css.select}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

function KindEntry({ field, definition }: { field: Field; definition: Definition }) {
  const t = useTexts('form-editor');
  const options = componentFits(field, definition)
    .filter(({ misfit, component }) => misfit !== 'belongs_to_another_field' || component === field.component)
    .map(({ component, misfit, choices }) => {
      const name = t(`component.${component}`);
      const isPresent = component === field.component;
      if (misfit !== null && !isPresent)
        return { value: component, label: `${name} (${t(`misfit.${misfit}`)})`, isDisabled: true };
      return {
        value: component,
        label: choices > 0 && !isPresent ? `${name} (${t('choicesStay', { count: choices })})` : name,
      };
    });
  return (
    <Choice name="component" label={t('kind')} code="component" value={field.component} options={options} />
  );
}

interface EntriesProps {
  field: Field;
  definition: Definition;
  entries: Entries;
}

function DisplayEntries({ field, definition, entries }: EntriesProps) {
  const t = useTexts('form-editor');
  const isNumeric = definition.value_type === 'int' || definition.value_type === 'decimal';
  return (
    <>
      {isNumeric && (
        <>
          <Choice
            name="format"
            label={t('format')}
            code="format"
            value={entries.format ?? ''}
            options={[
              { value: '', label: t('formats.none') },
              ...FIELD_FORMATS.map((value) => ({ value, label: t(`formats.${value}`) })),
            ]}
          />
          <Choice
            name="unit"
            label={t('unit')}
            code="unit"
            value={entries.unit ?? ''}
            options={[
              { value: '', label: t('units.none') },
              ...DURATION_UNITS.map((value) => ({ value, label: t(`units.${value}`) })),
            ]}
          />
          <Entry
            name="precision"
            label={t('precision')}
            code="precision"
            value={entries.precision ?? ''}
            isNumber
          />
        </>
      )}
      {field.component === 'slider' && (
        <Entry name="step" label={t('stepSize')} code="step" value={entries.step ?? ''} isNumber />
      )}
      {field.component === 'textarea' && (
        <Entry name="rows" label={t('rows')} code="rows" value={entries.rows ?? ''} isNumber />
      )}
    </>
  );
}

const CHECKS: Readonly<Record<Definition['value_type'], readonly ValidationType[]>> = {
  text: ['minLength', 'maxLength', 'regex'],
  int: ['min', 'max'],
  decimal: ['min', 'max'],
  boolean: [],
  date: ['date_from', 'date_to'],
};

function CheckEntries({ field, definition, entries }: EntriesProps) {
  const t = useTexts('form-editor');
  const present = (field.validations ?? []).map(({ type }) => type);
  const types = [
    ...new Set([...CHECKS[definition.value_type], ...present.filter((type) => type !== 'required')]),
  ];
  const suffix =
    field.format === 'percent' ? '%' : field.unit === undefined ? undefined : t(`units.${field.unit}`);
  return (
    <>
      <div className={css.check}>
        <label>
          <input
            type="checkbox"
            name="check.required"
            value="on"
            defaultChecked={entries['check.required'] === 'on'}
          />
          <span>{t('check.required')}</span> <code>required</code>
        </label>
        {present.includes('required') && <ErrorEntry type="required" field={field} entries={entries} />}
      </div>
      {types.map((type) => (
        <div key={type} className={css.check}>
          <Entry
            name={`check.${type}`}
            label={t(`check.${type}`)}
            code={type}
            hint={type === 'regex' ? t('patternHint') : type.startsWith('date') ? t('dateHint') : undefined}
            value={entries[`check.${type}`] ?? ''}
            isNumber={type !== 'regex' && !type.startsWith('date')}
            suffix={type === 'min' || type === 'max' ? suffix : undefined}
          />
          {type === 'regex' && <PatternTrial pattern={entries['check.regex'] ?? ''} />}
          {present.includes(type) && <ErrorEntry type={type} field={field} entries={entries} />}
        </div>
      ))}
    </>
  );
}

function ErrorEntry({ type, field, entries }: { type: ValidationType; field: Field; entries: Entries }) {
  const { textLanguage } = useEditing();
  const t = useTexts('form-editor');
  const error = field.validations?.find((check) => check.type === type)?.error;
  const of = languageOfText(error, textLanguage);
  const name = `error.${type}.${of}`;
  return (
    <Entry
      name={name}
      label={t('errorText')}
      hint={of === 'all' ? t('sameInAll') : undefined}
      value={entries[name] ?? ''}
      lang={of === 'all' ? undefined : of}
    />
  );
}

function PurposeChecks({
  asked,
  onToggle,
}: {
  asked: readonly number[];
  onToggle: (purpose: number, isAsked: boolean) => void;
}) {
  const { draft, textLanguage } = useEditing();
  return (
    <ul className={css.checkList}>
      {purposesOf(draft).map((purpose, index) => {
        const isAsked = asked.includes(index);
        const isLast = isAsked && asked.length === 1;
        return (
          <li key={purpose.name}>
            <label>
              <input
                type="checkbox"
                name={`asked.${index}`}
                checked={isAsked}
                disabled={isLast}
                onChange={() => onToggle(index, !isAsked)}
              />
              <span>{nameOfPurpose(purpose, textLanguage)}</span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}

const DEFINITION = {
  value_type: FIELD_VALUE_TYPES,
  related_entity: FIELD_ENTITIES,
  field_type: FIELD_TYPES,
} as const;

function definitionIn(entries: Entries, { id: _, ...before }: Definition): Omit<Definition, 'id'> {
  return {
    field_type: FIELD_TYPES.find((known) => known === entries.field_type) ?? before.field_type,
    value_type: FIELD_VALUE_TYPES.find((known) => known === entries.value_type) ?? before.value_type,
    related_entity: FIELD_ENTITIES.find((known) => known === entries.related_entity) ?? before.related_entity,
  };
}

function BankEntries({ field, definition, entries }: EntriesProps) {
  const { draft, apply } = useEditing();
  const { announce } = usePage();
  const t = useTexts('form-editor');
  function rename(renamed: string) {
    if (renamed.trim() === '' || definitionOf(draft, renamed)) announce(t('idTaken', { id: renamed }));
    else apply({ kind: 'rename_field', id: field.id, renamed }, t('change.edited', { name: renamed }));
  }
  return (
    <div className={css.section}>
      <p className={css.quiet}>{t('bankHint')}</p>
      <Entry name="id" label={t('id')} code="id" value={field.id} onCommit={rename} />
      {(['value_type', 'related_entity', 'field_type'] as const).map((member) => (
        <Choice
          key={member}
          name={member}
          label={t(`definition.${member}`)}
          code={member}
          value={definition[member]}
          options={DEFINITION[member].map((value) => ({ value, label: t(`definitions.${value}`) }))}
        />
      ))}
      <Entry name="default" label={t('default')} code="default" value={entries.default ?? ''} />
    </div>
  );
}

/** Boxes without a tick are not part of the data of a form. */
function entriesIn(form: HTMLFormElement): Entries {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return { 'check.required': '', ...Object.fromEntries(texts) };
}

function StepProperties({ at, step }: { at: StepAddress; step: Step }) {
  const { draft, apply, scope, select, textLanguage, address } = useEditing();
  const t = useTexts('form-editor');
  const name = nameOfStep(step, textLanguage);

  function read({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const given = entriesIn(currentTarget);
    if (!(target instanceof HTMLElement) || !('name' in target)) return;
    const input = String(target.name);
    if (!/^(title|question|lead)\./.test(input)) return;
    const now = stepAt(draft, at) ?? step;
    const [member = '', language] = input.split('.');
    const members = { id: now.id, title: now.title, question: now.question, lead: now.lead };
    const changed = {
      ...members,
      [member]: withText(
        now[member as 'title' | 'question' | 'lead'],
        language === 'all' ? 'all' : textLanguage,
        given[input] ?? '',
      ),
    };
    apply(
      { kind: 'set_step', at, members: changed, scope },
      t('change.edited', { name }),
      `${input} ${now.id}`,
    );
  }

  return (
    <form
      method="post"
      action={address}
      onInput={read}
      onSubmit={(event) => event.preventDefault()}
      className={css.properties}
    >
      <DefaultButton intent="save" label={t('save')} />
      <SubjectInputs subject={at} />
      <input type="hidden" name="text" value={textLanguage} />
      <Heading
        name={name}
        below={t('stepOf', { number: at.step + 1, count: purposesOf(draft)[at.purpose]?.steps.length ?? 0 })}
        duplicate={() => {
          apply({ kind: 'duplicate_step', at }, t('change.duplicated', { name }));
          select({ ...at, step: at.step + 1 });
        }}
        remove={() => {
          apply({ kind: 'remove_step', at, scope }, t('change.removed', { name }));
          select({ purpose: at.purpose });
        }}
      />
      <ScopeChoice places={sharedSteps(draft, at).length} purpose={at.purpose} />
      <OwnFindings />
      <Section title={t('section.texts')}>
        <TextLanguages texts={[step.title, step.question, step.lead]} />
        {(['title', 'question', 'lead'] as const).map((member) => {
          const of = languageOfText(step[member], textLanguage);
          return (
            <Entry
              key={member}
              name={`${member}.${of}`}
              label={t(`member.${member}`)}
              code={member}
              hint={of === 'all' ? t('sameInAll') : t(`memberHint.${member}`)}
              value={textIn(step[member], of)}
              isLong={member === 'lead'}
              lang={of === 'all' ? undefined : of}
            />
          );
        })}
      </Section>
      <Section title={t('section.purposes')} code="loan_purposes">
        <PurposeChecks
          asked={purposesOfStep(draft, at)}
          onToggle={(purpose, isShown) =>
            apply({ kind: 'set_step_purpose', at, purpose, isShown }, t('change.edited', { name }))
          }
        />
      </Section>
      <Section title={t('section.bank')}>
        <Entry
          name="id"
          label={t('id')}
          code="id"
          hint={t('stepIdHint')}
          value={step.id}
          onCommit={(id) =>
            apply({ kind: 'set_step', at, scope, members: { ...step, id } }, t('change.edited', { name }))
          }
        />
      </Section>
      <SaveWithoutScripts />
    </form>
  );
}

function PurposeProperties({ index, purpose }: { index: number; purpose: Purpose }) {
  const { draft, apply, select, textLanguage, address } = useEditing();
  const t = useTexts('form-editor');
  const name = nameOfPurpose(purpose, textLanguage);
  const currencies = purposeDefinitionOf(draft, purpose.name)?.currencies ?? [];
  const of = languageOfText(purpose.label, textLanguage);
  const set = (
    members: Partial<{ name: string; label: LocalizedText; currencies: typeof currencies }>,
    series?: string,
  ) =>
    apply(
      {
        kind: 'set_purpose',
        purpose: index,
        members: { name: purpose.name, label: purpose.label, currencies, ...members },
      },
      t('change.edited', { name }),
      series,
    );
  return (
    <form
      method="post"
      action={address}
      className={css.properties}
      onSubmit={(event) => event.preventDefault()}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === `label.${of}`)
          set({ label: withText(purpose.label, of, target.value) }, `label ${purpose.name}`);
      }}
    >
      <DefaultButton intent="save" label={t('save')} />
      <SubjectInputs subject={{ purpose: index }} />
      <input type="hidden" name="text" value={textLanguage} />
      <Heading
        name={name}
        below={t('purposeOf', { number: index + 1, count: purposesOf(draft).length })}
        duplicate={() => {
          apply({ kind: 'duplicate_purpose', purpose: index }, t('change.duplicated', { name }));
          select({ purpose: index + 1 });
        }}
        remove={() => {
          apply({ kind: 'remove_purpose', purpose: index }, t('change.removed', { name }));
          select({ purpose: Math.max(index - 1, 0) });
        }}
      />
      <OwnFindings />
      <Section title={t('section.texts')}>
        <TextLanguages texts={[purpose.label]} />
        <Entry
          name={`label.${of}`}
          label={t('member.label')}
          code="label"
          hint={of === 'all' ? t('sameInAll') : t('purposeLabelHint')}
          value={textIn(purpose.label, of)}
          lang={of === 'all' ? undefined : of}
        />
      </Section>
      <Section title={t('currencies')} code="currencies">
        <ul className={css.checkList}>
          {CURRENCIES.map((currency) => {
            const isTaken = currencies.includes(currency);
            return (
              <li key={currency}>
                <label>
                  <input
                    type="checkbox"
                    name={`currency.${currency}`}
                    checked={isTaken}
                    disabled={isTaken && currencies.length === 1}
                    onChange={() =>
                      set({
                        currencies: isTaken
                          ? currencies.filter((each) => each !== currency)
                          : [...currencies, currency],
                      })
                    }
                  />
                  <span>{currency}</span>
                </label>
              </li>
            );
          })}
        </ul>
      </Section>
      <Section title={t('section.bank')}>
        <Entry
          name="id"
          label={t('id')}
          code="name"
          value={purpose.name}
          onCommit={(id) => set({ name: id })}
        />
      </Section>
      <SaveWithoutScripts />
    </form>
  );
}
