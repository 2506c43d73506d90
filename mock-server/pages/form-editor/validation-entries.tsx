import type { FieldComponent, ValidationType } from 'contracts/api/enumerations';
import type { Definition, Field } from '../../form-editor/draft/draft';
import { type FieldEntries, languageOfText } from '../../form-editor/field/entries';
import { useTexts } from '../live/page-context';
import { useEditor } from './editor-context';
import { FieldEntry } from './entry';
import * as css from './form-editor.css';
import { PatternTrial } from './pattern-trial';

export interface EntriesProps {
  field: Field;
  definition: Definition;
  entries: FieldEntries;
}

/** Components for typed answers. With the others, only a required answer can be missing. */
const COMPONENTS_FOR_TYPED_ANSWERS: readonly FieldComponent[] = [
  'company_search',
  'date',
  'number',
  'slider',
  'text',
  'textarea',
];

const CHECKS_BY_VALUE_TYPE: Readonly<Record<Definition['value_type'], readonly ValidationType[]>> = {
  text: ['minLength', 'maxLength', 'regex'],
  int: ['min', 'max'],
  decimal: ['min', 'max'],
  boolean: [],
  date: ['date_from', 'date_to'],
};

export function ValidationEntries({ field, definition, entries }: EntriesProps) {
  const t = useTexts('form-editor');
  const presentTypes = (field.validations ?? []).map(({ type }) => type);
  const types = [
    ...new Set([
      ...(COMPONENTS_FOR_TYPED_ANSWERS.includes(field.component)
        ? CHECKS_BY_VALUE_TYPE[definition.value_type]
        : []),
      ...presentTypes.filter((type) => type !== 'required'),
    ]),
  ];
  const suffix =
    field.format === 'percent' ? '%' : field.unit === undefined ? undefined : t(`units.${field.unit}`);
  return (
    <>
      <div className={css.validationRow}>
        <label>
          <input
            type="checkbox"
            name="check.required"
            value="on"
            defaultChecked={entries['check.required'] === 'on'}
          />
          <span>{t('check.required')}</span> <code>required</code>
        </label>
        {presentTypes.includes('required') && <ErrorEntry type="required" field={field} entries={entries} />}
      </div>
      {types.map((type) => (
        <div key={type} className={css.validationRow}>
          <FieldEntry
            name={`check.${type}`}
            label={t(`check.${type}`)}
            code={type}
            hint={type === 'regex' ? t('patternHint') : type.startsWith('date') ? t('dateHint') : undefined}
            value={entries[`check.${type}`] ?? ''}
            isNumber={type !== 'regex' && !type.startsWith('date')}
            suffix={type === 'min' || type === 'max' ? suffix : undefined}
            member={
              presentTypes.includes(type) ? `validations[${presentTypes.indexOf(type)}].value` : undefined
            }
          />
          {type === 'regex' && <PatternTrial pattern={entries['check.regex'] ?? ''} />}
          {presentTypes.includes(type) && <ErrorEntry type={type} field={field} entries={entries} />}
        </div>
      ))}
    </>
  );
}

function ErrorEntry({ type, field, entries }: { type: ValidationType; field: Field; entries: FieldEntries }) {
  const { textLanguage } = useEditor();
  const t = useTexts('form-editor');
  const error = field.validations?.find((check) => check.type === type)?.error;
  const errorLanguage = languageOfText(error, textLanguage);
  const name = `error.${type}.${errorLanguage}`;
  return (
    <FieldEntry
      name={name}
      label={t('member.error')}
      hint={errorLanguage === 'all' ? t('sameInAll') : undefined}
      value={entries[name] ?? ''}
      lang={errorLanguage === 'all' ? undefined : errorLanguage}
      member={`validations[${field.validations?.findIndex((check) => check.type === type) ?? 0}].error`}
    />
  );
}
