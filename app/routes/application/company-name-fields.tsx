import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Typed } from '~/domain/form-schema';
import { ChoiceCardsField } from '~/ui/choice-cards-field';
import { ComboboxField, type ComboboxOption } from '~/ui/combobox-field';
import type { FieldHandle } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { SubmitButton } from '~/ui/submit-button';
import { withoutScripts } from './company-name.css';
import { INTENT, SEARCH } from './intents';
import { loadSuggestions } from './load-suggestions';

/** What the search button has found: `options` is null when the search couldn't be reached. */
export type Found = { options: ComboboxOption[] | null };

type CompanyNameFieldsProps = {
  fields: Record<'companyName' | 'companyCreditProviderId', FieldHandle>;
  typed: Typed;
  values: Typed;
  /** Only after the search button was used. */
  found: Found | null;
};

/** The name with suggestions while typing; without scripts a button searches, and what it finds is offered as choices. */
export function CompanyNameFields({ fields, typed, values, found }: CompanyNameFieldsProps) {
  const { t } = useTranslation('application');
  const [chosen, setChosen] = useState({
    id: values.companyCreditProviderId ?? '',
    label: values.companyName,
  });
  // A name that is typed over after choosing is another company.
  const id = typed.companyName === chosen.label ? chosen.id : '';
  const options = found?.options ?? [];
  return (
    <>
      <ComboboxField
        field={fields.companyName}
        label={t('companyName.name')}
        hint={t('companyName.hint')}
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
        <input type="hidden" name={fields.companyCreditProviderId.name} value={id} />
      ) : (
        <ChoiceCardsField
          field={fields.companyCreditProviderId}
          label={t('companyName.found')}
          choices={[
            ...options.map(({ id: value, label: title, description: text }) => ({ value, title, text })),
            { value: '', title: t('companyName.none'), text: t('companyName.noneText') },
          ]}
        />
      )}
      {found && options.length === 0 && (
        <Notice>{t(found.options === null ? 'companyName.searchFailed' : 'companyName.noResults')}</Notice>
      )}
    </>
  );
}
