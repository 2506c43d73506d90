import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from 'ui/feedback/notice';
import { ComboboxField, type ComboboxOption, type SuggestionLoader } from 'ui/fields/combobox/combobox-field';
import type { FieldHandle } from 'ui/fields/field/field';
import { SubmitButton } from 'ui/fields/form/submit-button';
import { ChoiceCardsField } from 'ui/fields/radio/choice-cards-field';
import { onlyWithoutScripts } from 'ui/layout/layout.css';
import type { FormValues } from '~/domain/form-values';
import { INTENT_FIELD, SEARCH_INTENT } from '~/forms/intents';
import { NO_COMPANY_OPTION } from './company-option';

export function createSuggestionLoader<Option extends ComboboxOption>(
  address: string,
): SuggestionLoader<Option> {
  return async (name, signal) => {
    const response = await fetch(`${address}?${new URLSearchParams({ name })}`, { signal });
    if (!response.ok) throw new Error(`The company search failed with status ${response.status}`);
    const body: unknown = await response.json();
    if (!isSearchResponse<Option>(body)) return [];
    if (body.options === null) throw new Error('The search failed');
    return body.options;
  };
}

const loadSuggestions = createSuggestionLoader<ComboboxOption>('/application/company-suggestions');

/** The response may be a login page. Options are null after a failed search. */
function isSearchResponse<Option>(body: unknown): body is { options: Option[] | null } {
  return typeof body === 'object' && body !== null && 'options' in body;
}

export type SearchResult = { options: ComboboxOption[] | null };

type CompanySearchFieldProps = {
  name: FieldHandle;
  /** Empty for a name entered by hand. */
  id: FieldHandle;
  label: string;
  hint: string | undefined;
  optional?: boolean;
  typed: FormValues;
  values: FormValues;
  searchResult: SearchResult | null;
  submitsOnChoice?: boolean;
};

export function CompanySearchField({
  name,
  id,
  label,
  hint,
  optional = false,
  typed,
  values,
  searchResult,
  submitsOnChoice = false,
}: CompanySearchFieldProps) {
  const { t } = useTranslation('application');
  const [chosenOption, setChosen] = useState({ id: values[id.name] ?? '', label: values[name.name] });
  const chosenId = typed[name.name] === chosenOption.label ? chosenOption.id : '';
  const options = searchResult?.options ?? [];
  const hidden = useRef<HTMLInputElement>(null);
  const hasJustChosen = useRef(false);
  useEffect(() => {
    if (!hasJustChosen.current || chosenId === '' || chosenId !== chosenOption.id) return;
    hasJustChosen.current = false;
    if (submitsOnChoice) hidden.current?.form?.requestSubmit();
  }, [submitsOnChoice, chosenId, chosenOption]);
  const choose = (option: ComboboxOption) => {
    hasJustChosen.current = true;
    setChosen(option);
  };
  return (
    <>
      <ComboboxField
        field={name}
        {...{ label, hint, optional }}
        load={loadSuggestions}
        onChoose={choose}
        announcesChoice={!submitsOnChoice}
        autoComplete="organization"
        spellCheck={false}
      />
      <div className={onlyWithoutScripts}>
        <SubmitButton variant="outline" name={INTENT_FIELD} value={SEARCH_INTENT}>
          {t('companyName.search')}
        </SubmitButton>
      </div>
      {options.length === 0 ? (
        <input ref={hidden} type="hidden" name={id.name} value={chosenId} />
      ) : (
        <ChoiceCardsField
          field={id}
          label={t('companyName.found')}
          choices={[
            ...options.map(({ id: value, label: title, description: text }) => ({ value, title, text })),
            { value: NO_COMPANY_OPTION, title: t('companyName.none'), text: t('companyName.noneText') },
          ]}
        />
      )}
      {searchResult && options.length === 0 && (
        <Notice>
          {t(searchResult.options === null ? 'companyName.searchFailed' : 'companyName.noResults')}
        </Notice>
      )}
    </>
  );
}
