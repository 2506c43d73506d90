import Copy from 'virtual:icon/copy';
import Trash from 'virtual:icon/trash';
import { type FormEventHandler, type ReactNode, useId } from 'react';
import { useHydrated } from 'ui/feedback/use-hydrated';
import { Icon } from 'ui/layout/icon';
import { listPurposes } from '../../form-editor/draft/draft';
import type { FieldEntries } from '../../form-editor/field/entries';
import type { FormPartAddress } from '../../form-editor/findings/path';
import { useTexts } from '../live/page-context';
import { Button } from '../parts/button';
import { DefaultButton } from '../parts/default-button';
import { useEditor } from './editor-context';
import { FindingNote } from './findings';
import * as css from './form-editor.css';
import { listFindingsAt, nameOfPurpose } from './names';
import { SubjectInputs } from './subject-inputs';

export function SaveWithoutScripts({ intent = 'save' }: { intent?: 'save' | 'texts' }) {
  const t = useTexts('form-editor');
  if (useHydrated()) return null;
  return (
    <Button variant="primary" name="intent" value={intent}>
      {t('save')}
    </Button>
  );
}

interface HeadingProps {
  name: string;
  subtitle: string;
  duplicate: () => void;
  remove: () => void;
}

export function PropertiesForm({
  subject,
  read,
  children,
  ...heading
}: HeadingProps & {
  subject: FormPartAddress;
  read: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}) {
  const { textLanguage, address } = useEditor();
  const t = useTexts('form-editor');
  return (
    <form
      method="post"
      action={address}
      onInput={read}
      onSubmit={(event) => event.preventDefault()}
      className={css.properties}
    >
      <DefaultButton intent="save" label={t('save')} />
      <SubjectInputs subject={subject} />
      <input type="hidden" name="text" value={textLanguage} />
      <PropertiesHeading {...heading} />
      {children}
      <SaveWithoutScripts />
    </form>
  );
}

function PropertiesHeading({ name, subtitle, duplicate, remove }: HeadingProps) {
  const { focusAfter } = useEditor();
  const t = useTexts('form-editor');
  const actions = [
    { intent: 'duplicate', icon: Copy, run: duplicate },
    { intent: 'remove', icon: Trash, run: remove },
  ] as const;
  return (
    <div className={css.propertiesHeader}>
      <div>
        <h2 id="properties-title" tabIndex={-1}>
          {name}
        </h2>
        <p className={css.quietText}>{subtitle}</p>
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
            focusAfter(intent === 'duplicate' ? '[name^="label."], [name^="title."]' : '#properties-title');
          }}
        >
          <Icon of={icon} size={16} />
        </button>
      ))}
    </div>
  );
}

export function ScopeChoice({ places, purpose }: { places: number; purpose: number }) {
  const { draft, scope, setScope, textLanguage } = useEditor();
  const t = useTexts('form-editor');
  const shownPurpose = listPurposes(draft)[purpose];
  if (places < 2 || shownPurpose === undefined) return null;
  return (
    <fieldset className={css.scope}>
      <legend>{t('scope.question', { count: places })}</legend>
      {(['everywhere', 'here'] as const).map((scopeOption) => (
        <label key={scopeOption}>
          <input
            type="radio"
            name="scope"
            value={scopeOption}
            checked={scope === scopeOption}
            onChange={() => setScope(scopeOption)}
          />
          <span>
            {t(`scope.${scopeOption}`, { name: nameOfPurpose(shownPurpose, textLanguage), count: places })}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export function SubjectFindings() {
  const { locatedFindings, selectedPart } = useEditor();
  return listFindingsAt(locatedFindings, selectedPart).map((finding) => (
    <FindingNote key={`${finding.path} ${finding.problem}`} finding={finding} />
  ));
}

export function PropertiesSection({
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
      {hint && <p className={css.quietText}>{hint}</p>}
      {children}
    </section>
  );
}

export function PurposeCheckboxes({
  checkedPurposes,
  onToggle,
}: {
  checkedPurposes: readonly number[];
  onToggle: (purpose: number, isIncluded: boolean) => void;
}) {
  const { draft, textLanguage } = useEditor();
  return (
    <ul className={css.validationList}>
      {listPurposes(draft).map((purpose, index) => {
        const isIncluded = checkedPurposes.includes(index);
        const isLast = isIncluded && checkedPurposes.length === 1;
        return (
          <li key={purpose.name}>
            <label>
              <input
                type="checkbox"
                name={`asked.${index}`}
                checked={isIncluded}
                disabled={isLast}
                onChange={() => onToggle(index, !isIncluded)}
              />
              <span>{nameOfPurpose(purpose, textLanguage)}</span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}

/** Browsers send no unticked boxes. */
export function readSubmittedEntries(form: HTMLFormElement): FieldEntries {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return { 'check.required': '', ...Object.fromEntries(texts) };
}
