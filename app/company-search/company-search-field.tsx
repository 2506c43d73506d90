import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Typed } from '~/domain/typed';
import { INTENT, SEARCH } from '~/forms/intents';
import { Notice } from '~/ui/feedback/notice';
import { ChoiceCardsField } from '~/ui/fields/choice-cards-field';
import { ComboboxField, type ComboboxOption } from '~/ui/fields/combobox-field';
import type { FieldHandle } from '~/ui/fields/field';
import { SubmitButton } from '~/ui/fields/submit-button';
import { withoutScripts } from '~/ui/layout/without-scripts.css';
import { NOT_FOUND } from './company-option';
import { loadSuggestions } from './load-suggestions';

/** Result of the search button: `options` is null when the search couldn't be reached. */
export type Found = { options: ComboboxOption[] | null };

type CompanySearchFieldProps = {
  /** Holds the company's name. */
  name: FieldHandle;
  /** Holds the search's id of the chosen company; empty for a name typed by hand. */
  id: FieldHandle;
  label: string;
  hint: string | undefined;
  optional?: boolean;
  typed: Typed;
  values: Typed;
  /** Only after the search button was used. */
  found: Found | null;
};

/** The name with suggestions while typing; without scripts a button searches, and what it finds is offered as choices. */
export function CompanySearchField({
  name,
  id,
  label,
  hint,
  optional = false,
  typed,
  values,
  found,
}: CompanySearchFieldProps) {
  const { t } = useTranslation('application');
  const [chosen, setChosen] = useState({ id: values[id.name] ?? '', label: values[name.name] });
  // A name that is typed over after choosing is another company.
  const chosenId = typed[name.name] === chosen.label ? chosen.id : '';
  const options = found?.options ?? [];
  return (
    <>
      <ComboboxField
        field={name}
        {...{ label, hint, optional }}
        load={loadSuggestions}
        onChoose={setChosen}
        autoComplete="organization"
        spellCheck={false}
      />
      <div className={withoutScripts}>
        <SubmitButton variant="outline" name={INTENT} value={SEARCH}>
          {t('companyName.search')}
        </SubmitButton>
      </div>
      {options.length === 0 ? (
        <input type="hidden" name={id.name} value={chosenId} />
      ) : (
        <ChoiceCardsField
          field={id}
          label={t('companyName.found')}
          choices={[
            ...options.map(({ id: value, label: title, description: text }) => ({ value, title, text })),
            { value: NOT_FOUND, title: t('companyName.none'), text: t('companyName.noneText') },
          ]}
        />
      )}
      {found && options.length === 0 && (
        <Notice>{t(found.options === null ? 'companyName.searchFailed' : 'companyName.noResults')}</Notice>
      )}
    </>
  );
}
