import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Typed } from '~/domain/typed';
import { INTENT, SEARCH } from '~/forms/intents';
import { Notice } from '~/ui/feedback/notice';
import { ComboboxField, type ComboboxOption } from '~/ui/fields/combobox/combobox-field';
import type { FieldHandle } from '~/ui/fields/field/field';
import { SubmitButton } from '~/ui/fields/form/submit-button';
import { ChoiceCardsField } from '~/ui/fields/radio/choice-cards-field';
import { withoutScripts } from '~/ui/layout/without-scripts.css';
import { NOT_FOUND } from './company-option';
import { loadSuggestions } from './load-suggestions';

export type Found = { options: ComboboxOption[] | null };

type CompanySearchFieldProps = {
  name: FieldHandle;
  /** Holds the provider's id of the chosen company. Empty for a name entered by hand. */
  id: FieldHandle;
  label: string;
  hint: string | undefined;
  optional?: boolean;
  typed: Typed;
  values: Typed;
  found: Found | null;
};

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
  // An edited name no longer belongs to the chosen company.
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
