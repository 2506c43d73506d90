import { useId } from 'react';
import { type FieldEntries, languageOfText } from '../../form-editor/field/entries';
import type { LocalizedText } from '../../form-editor/field/localized';
import { formatFinding } from '../../texts/finding-text';
import { useTexts } from '../live/page-context';
import { useEditor } from './editor-context';
import * as css from './form-editor.css';
import { listFindingsOfMember } from './names';

interface EntryProps {
  name: string;
  label: string;
  code?: string;
  hint?: string | undefined;
  value: string;
  suffix?: string | undefined;
  isLong?: boolean;
  isNumber?: boolean;
  pattern?: string;
  lang?: string | undefined;
  onCommit?: (value: string) => void;
  refusal?: string | null;
  /** Member of the document, to show its findings. */
  member?: string | undefined;
}

export function FieldEntry({
  name,
  label,
  code,
  hint,
  value,
  suffix,
  isLong,
  isNumber,
  pattern,
  lang,
  onCommit,
  refusal = null,
  member = code,
}: EntryProps) {
  const id = useId();
  const problems = useProblems(member, refusal);
  const common = {
    id,
    name,
    defaultValue: value,
    lang,
    dir: 'auto',
    autoComplete: 'off',
    'aria-describedby':
      [hint && `${id}-hint`, problems.length > 0 && `${id}-problem`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': problems.some(({ severity }) => severity === 'error') || undefined,
    onBlur: ({ currentTarget }: { currentTarget: { value: string } }) => {
      if (onCommit && currentTarget.value !== value) onCommit(currentTarget.value);
    },
  };
  return (
    <div className={css.entry}>
      <div className={css.entryHeader}>
        <label htmlFor={id}>{label}</label>
        {code && <code>{code}</code>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={css.quietText}>
          {hint}
        </p>
      )}
      <div className={css.control}>
        {isLong ? (
          <textarea key={name} {...common} rows={2} />
        ) : (
          // A new key replaces the input when the language changes.
          <input
            key={name}
            {...common}
            type="text"
            inputMode={isNumber ? 'decimal' : 'text'}
            pattern={pattern}
          />
        )}
        {suffix && <span className={css.unitSuffix}>{suffix}</span>}
      </div>
      {problems.length > 0 && (
        <div role={refusal === null ? undefined : 'alert'}>
          <ul id={`${id}-problem`} className={css.problems}>
            {problems.map(({ sentence, severity }) => (
              <li key={sentence} data-severity={severity}>
                {sentence}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Repeats findings, because the list of all may be scrolled out of view. */
function useProblems(member: string | undefined, refusal: string | null) {
  const { locatedFindings, selectedPart } = useEditor();
  const t = useTexts('findings');
  const findings = member === undefined ? [] : listFindingsOfMember(locatedFindings, selectedPart, member);
  return [
    ...(refusal === null ? [] : [{ sentence: refusal, severity: 'error' }]),
    ...findings.map((finding) => ({ sentence: formatFinding(finding, t), severity: finding.severity })),
  ];
}

export function TextEntry({
  member,
  text,
  entries,
  isLong = false,
}: {
  member: 'group' | 'label' | 'hint' | 'placeholder';
  text: LocalizedText;
  entries: FieldEntries;
  isLong?: boolean;
}) {
  const { textLanguage } = useEditor();
  const t = useTexts('form-editor');
  const entryLanguage = languageOfText(text, textLanguage);
  const name = `${member}.${entryLanguage}`;
  return (
    <FieldEntry
      name={name}
      label={t(`member.${member}`)}
      code={member}
      hint={entryLanguage === 'all' ? t('sameInAll') : t(`memberHint.${member}`)}
      value={entries[name] ?? ''}
      isLong={isLong}
      lang={entryLanguage === 'all' ? undefined : entryLanguage}
    />
  );
}

export function SelectEntry({
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
      <div className={css.entryHeader}>
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
