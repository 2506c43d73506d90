import {
  DURATION_UNITS,
  FIELD_ENTITIES,
  FIELD_FORMATS,
  FIELD_TYPES,
  FIELD_VALUE_TYPES,
} from 'contracts/api/enumerations';
import type { FormEvent } from 'react';
import {
  type Definition,
  type Field,
  type FieldAddress,
  findField,
  findStep,
  listSharedFields,
  type Step,
} from '../../form-editor/draft/draft';
import { listPurposesOfField } from '../../form-editor/draft/fields';
import { acceptsChoices, listComponentFits } from '../../form-editor/field/component-fit';
import { applyFieldEntries, type FieldEntries, readFieldEntries } from '../../form-editor/field/entries';
import { useTexts } from '../live/page-context';
import { ChoicesEditor } from './choices';
import { useEditor } from './editor-context';
import { FieldEntry, SelectEntry, TextEntry } from './entry';
import * as css from './form-editor.css';
import { IdEntry } from './id-entry';
import { nameOfField, nameOfStep } from './names';
import {
  PropertiesForm,
  PropertiesSection,
  PurposeCheckboxes,
  readSubmittedEntries,
  ScopeChoice,
  SubjectFindings,
} from './property-form';
import { TextLanguages } from './text-languages';
import { type EntriesProps, ValidationEntries } from './validation-entries';

const textsOfField = ({ group, label, hint, placeholder }: Field) => [group, label, hint, placeholder];

const errorTextsOf = ({ validations = [] }: Field) => validations.map(({ error }) => error);

export function FieldProperties({
  fieldAddress,
  field,
  definition,
}: {
  fieldAddress: FieldAddress;
  field: Field;
  definition: Definition;
}) {
  const { draft, apply, scope, select, textLanguage, reply } = useEditor();
  const t = useTexts('form-editor');
  const name = nameOfField(field, textLanguage);
  const sharedFields = listSharedFields(draft, fieldAddress);
  const entries = readFieldEntries(field, definition, textLanguage);
  const count = findStep(draft, fieldAddress)?.fields.length ?? 0;

  function applyInput(event: FormEvent<HTMLFormElement>) {
    const { target, currentTarget } = event;
    if (!(target instanceof HTMLElement) || !('name' in target)) return;
    const input = String(target.name);
    if (input === 'id' || input.startsWith('asked.')) return;
    const submittedEntries = readSubmittedEntries(currentTarget);
    if (input in DEFINITION_OPTIONS) {
      const members = definitionIn(submittedEntries, definition);
      apply({ kind: 'set_definition', id: field.id, members }, t('change.edited', { name }));
      return;
    }
    const now = findField(draft, fieldAddress) ?? field;
    const changedField = applyFieldEntries(now, definition, submittedEntries, textLanguage);
    if (changedField === now) return;
    apply(
      { kind: 'set_field', address: fieldAddress, field: changedField, scope },
      t('change.edited', { name }),
      `${input} ${field.id}`,
    );
  }

  function remove() {
    apply({ kind: 'remove_field', address: fieldAddress, scope }, t('change.removed', { name }));
    select(
      fieldAddress.field > 0
        ? { ...fieldAddress, field: fieldAddress.field - 1 }
        : { purpose: fieldAddress.purpose, step: fieldAddress.step },
    );
  }

  function duplicate() {
    apply({ kind: 'duplicate_field', address: fieldAddress, scope }, t('change.duplicated', { name }));
    select({ ...fieldAddress, field: fieldAddress.field + 1 });
  }

  return (
    <PropertiesForm
      subject={fieldAddress}
      read={applyInput}
      name={name}
      subtitle={t('position', {
        number: fieldAddress.field + 1,
        count,
        step: nameOfStep(findStep(draft, fieldAddress) as Step, textLanguage),
      })}
      duplicate={duplicate}
      remove={remove}
    >
      <ScopeChoice places={sharedFields.length} purpose={fieldAddress.purpose} />
      <SubjectFindings />
      <PropertiesSection title={t('section.texts')}>
        <TextLanguages texts={[...textsOfField(field), ...errorTextsOf(field)]} />
        <TextEntry member="label" text={field.label} entries={entries} />
        <TextEntry member="hint" text={field.hint} entries={entries} isLong />
        <TextEntry member="placeholder" text={field.placeholder} entries={entries} />
        <TextEntry member="group" text={field.group} entries={entries} />
      </PropertiesSection>
      <PropertiesSection title={t('section.kind')}>
        <KindEntry field={field} definition={definition} />
        <DisplayEntries field={field} definition={definition} entries={entries} />
      </PropertiesSection>
      {acceptsChoices(field.component) && (
        <PropertiesSection title={t('section.choices')}>
          <ChoicesEditor
            fieldAddress={fieldAddress}
            field={field}
            type={definition.value_type}
            entries={entries}
          />
        </PropertiesSection>
      )}
      <PropertiesSection title={t('section.checks')}>
        <ValidationEntries field={field} definition={definition} entries={entries} />
      </PropertiesSection>
      <PropertiesSection title={t('section.purposes')} code="loan_purposes" hint={t('purposesHint')}>
        <PurposeCheckboxes
          checkedPurposes={listPurposesOfField(draft, field.id)}
          onToggle={(purpose, isIncluded) =>
            apply(
              { kind: 'set_field_purpose', address: fieldAddress, purpose, isIncluded },
              t('change.edited', { name }),
            )
          }
        />
      </PropertiesSection>
      <details className={css.collapsedSection} open={reply.refusedId !== undefined}>
        <summary>
          <b>{t('section.bank')}</b> <code>{field.id.slice(0, 60)}</code>
        </summary>
        <BankEntries field={field} definition={definition} entries={entries} />
      </details>
    </PropertiesForm>
  );
}

function KindEntry({ field, definition }: { field: Field; definition: Definition }) {
  const t = useTexts('form-editor');
  const options = listComponentFits(field, definition)
    .filter(({ misfit, component }) => misfit !== 'belongs_to_another_field' || component === field.component)
    .map(({ component, misfit, choices }) => {
      const name = t(`question.${component}`);
      const isPresent = component === field.component;
      if (misfit !== null && !isPresent)
        return { value: component, label: `${name} (${t(`misfit.${misfit}`)})`, isDisabled: true };
      return {
        value: component,
        label: choices > 0 && !isPresent ? `${name} (${t('choicesStay', { count: choices })})` : name,
      };
    });
  return (
    <SelectEntry
      name="component"
      label={t('kind')}
      code="component"
      value={field.component}
      options={options}
    />
  );
}

const NUMBER = '\\s*\\d*([.,]\\d+)?\\s*';

function DisplayEntries({ field, definition, entries }: EntriesProps) {
  const t = useTexts('form-editor');
  const isNumeric = definition.value_type === 'int' || definition.value_type === 'decimal';
  const numbers = [
    { name: 'precision', label: t('precision'), isShown: isNumeric },
    { name: 'step', label: t('stepSize'), isShown: field.component === 'slider' },
    { name: 'rows', label: t('rows'), isShown: field.component === 'textarea' },
  ] as const;
  return (
    <>
      {isNumeric && (
        <>
          <SelectEntry
            name="format"
            label={t('format')}
            code="format"
            value={entries.format ?? ''}
            options={[
              { value: '', label: t('formats.none') },
              ...FIELD_FORMATS.map((value) => ({ value, label: t(`formats.${value}`) })),
            ]}
          />
          <SelectEntry
            name="unit"
            label={t('unit')}
            code="unit"
            value={entries.unit ?? ''}
            options={[
              { value: '', label: t('units.none') },
              ...DURATION_UNITS.map((value) => ({ value, label: t(`units.${value}`) })),
            ]}
          />
        </>
      )}
      {numbers.map(
        ({ name, label, isShown }) =>
          isShown && (
            <FieldEntry
              key={name}
              name={name}
              label={label}
              code={name}
              value={entries[name] ?? ''}
              isNumber
              pattern={NUMBER}
            />
          ),
      )}
    </>
  );
}

const DEFINITION_OPTIONS = {
  value_type: FIELD_VALUE_TYPES,
  related_entity: FIELD_ENTITIES,
  field_type: FIELD_TYPES,
} as const;

function definitionIn(
  entries: FieldEntries,
  { id: _, ...currentDefinition }: Definition,
): Omit<Definition, 'id'> {
  return {
    field_type:
      FIELD_TYPES.find((candidate) => candidate === entries.field_type) ?? currentDefinition.field_type,
    value_type:
      FIELD_VALUE_TYPES.find((candidate) => candidate === entries.value_type) ?? currentDefinition.value_type,
    related_entity:
      FIELD_ENTITIES.find((candidate) => candidate === entries.related_entity) ??
      currentDefinition.related_entity,
  };
}

function BankEntries({ field, definition, entries }: EntriesProps) {
  const { apply } = useEditor();
  const t = useTexts('form-editor');
  return (
    <div className={css.section}>
      <p className={css.quietText}>{t('bankHint')}</p>
      <IdEntry
        id={field.id}
        code="id"
        rename={(newId) =>
          apply({ kind: 'rename_field', id: field.id, newId }, t('change.edited', { name: newId }))
        }
      />
      {(['value_type', 'related_entity', 'field_type'] as const).map((member) => (
        <SelectEntry
          key={member}
          name={member}
          label={t(`definition.${member}`)}
          code={member}
          value={definition[member]}
          options={DEFINITION_OPTIONS[member].map((value) => ({ value, label: t(`definitions.${value}`) }))}
        />
      ))}
      <FieldEntry name="default" label={t('default')} code="default" value={entries.default ?? ''} />
    </div>
  );
}
