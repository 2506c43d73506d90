import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { type ComponentPropsWithoutRef, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncement } from 'ui/feedback/announce';
import { useHydrated } from 'ui/feedback/use-hydrated';
import { Spinner } from 'ui/layout/icon';
import { createControlProps, Field, type FieldHandle, type FieldTexts, useFormField } from '../field/field';
import * as styles from '../field/field.css';
import { typeIntoControl } from '../form/control';
import { WAITING_DELAY_MS } from '../form/submit-button';
import {
  busyIndicator,
  description,
  label as labelStyle,
  list,
  option as optionStyle,
  popoverAnchor,
} from './combobox-field.css';

export type SuggestionState<Option> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'found'; query: string; options: readonly Option[] }
  | { status: 'failed' };

export type SuggestionLoader<Option> = (query: string, signal: AbortSignal) => Promise<readonly Option[]>;

type SearchOptions<Option> = {
  load: SuggestionLoader<Option>;
  onChange: (state: SuggestionState<Option>) => void;
  minLength: number;
  delayMs: number;
};

/** Sends one request per text and drops stale responses. */
export function createSuggestionSearch<Option>({
  load,
  onChange,
  minLength,
  delayMs,
}: SearchOptions<Option>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request: AbortController | undefined;
  let current = '';

  const cancel = () => {
    clearTimeout(timer);
    request?.abort();
    request = undefined;
  };

  const loadSuggestions = async (query: string) => {
    const abortController = new AbortController();
    request = abortController;
    onChange({ status: 'loading' });
    try {
      const options = await load(query, abortController.signal);
      if (!abortController.signal.aborted) onChange({ status: 'found', query, options });
    } catch {
      if (!abortController.signal.aborted) onChange({ status: 'failed' });
    }
  };

  return {
    type(text: string) {
      const query = text.trim();
      if (query === current) return;
      current = query;
      cancel();
      onChange({ status: 'idle' });
      if (query.length >= minLength) timer = setTimeout(() => void loadSuggestions(query), delayMs);
    },
    acceptText(text: string) {
      current = text.trim();
      cancel();
      onChange({ status: 'idle' });
    },
    stop: cancel,
  };
}

const types = useCombobox.stateChangeTypes;

/** Only choosing an option replaces the typed text. */
export function createFreeTextState<Option>(
  state: UseComboboxState<Option>,
  { type, changes, props }: UseComboboxStateChangeOptions<Option>,
): Partial<UseComboboxState<Option>> {
  switch (type) {
    // By default, Downshift clears the text on Escape and selects an option on blur.
    case types.InputKeyDownEscape:
    case types.InputBlur:
      return { ...state, isOpen: false, highlightedIndex: -1 };
    case types.InputChange:
      return { ...changes, isOpen: false, highlightedIndex: -1 };
    case types.InputClick:
      return { ...state, isOpen: props.items.length > 0 };
    case types.InputKeyDownArrowDown:
    case types.InputKeyDownArrowUp:
      return props.items.length > 0 ? changes : state;
    default:
      return changes;
  }
}

type KeyState = { isOpen: boolean; highlightedIndex: number };

export function isKeyLeftToBrowser(key: string, { isOpen, highlightedIndex }: KeyState): boolean {
  if (key === 'Home' || key === 'End') return true;
  if (key === 'Enter') return !isOpen || highlightedIndex < 0;
  return key === 'Escape' && !isOpen;
}

export type ComboboxOption = { id: string; label: string; description?: string };

type ComboboxFieldProps<Option extends ComboboxOption> = FieldTexts &
  Pick<
    ComponentPropsWithoutRef<'input'>,
    'autoComplete' | 'placeholder' | 'spellCheck' | 'autoCapitalize'
  > & {
    field: FieldHandle;
    /** If `load` rejects, the field works without suggestions. */
    load: SuggestionLoader<Option>;
    onChoose?: (option: Option) => void;
    /** False if a choice opens the next page, whose focused heading would interrupt the announcement. */
    announcesChoice?: boolean;
    minLength?: number;
    noResultsText?: string;
    failedText?: string;
    delayMs?: number;
  };

/** CLA-08. Free text is valid. Without scripts, the field is a native input. */
export function ComboboxField<Option extends ComboboxOption>(props: ComboboxFieldProps<Option>) {
  const { t } = useTranslation('fields');
  const { field, label, hint, optional, load, onChoose, minLength = 4, delayMs = 500, ...otherProps } = props;
  const {
    noResultsText = t('combobox.none'),
    failedText = t('combobox.failed'),
    announcesChoice = true,
    ...native
  } = otherProps;
  const state = useFormField(field, label);
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [chosenLabel, setChosenLabel] = useState('');
  const { state: suggestions, search } = useSuggestions(load, { minLength, delayMs });
  const options = suggestions.status === 'found' ? suggestions.options : [];

  const combobox = useCombobox<Option>({
    items: [...options],
    itemToString: (option) => option?.label ?? '',
    // Otherwise downshift ignores a second choice of the same suggestion.
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem || !input.current) return;
      search.acceptText(selectedItem.label);
      typeIntoControl(input.current, selectedItem.label);
      setChosenLabel(announcesChoice ? selectedItem.label : '');
      onChoose?.(selectedItem);
    },
    stateReducer: createFreeTextState,
    inputId: state.id,
    labelId: state.labelId,
    menuId: `${state.id}-list`,
    toggleButtonId: `${state.id}-toggle`,
    getItemId: (index) => `${state.id}-option-${index}`,
  });

  const { openMenu } = combobox;
  useEffect(() => {
    if (
      suggestions.status === 'found' &&
      suggestions.options.length > 0 &&
      document.activeElement === input.current
    ) {
      openMenu();
    }
  }, [suggestions, openMenu]);

  // Without `value`, the input keeps text typed before hydration.
  const { value: _, ...wired } = combobox.getInputProps({
    ref: input,
    onChange: ({ currentTarget }) => {
      setChosenLabel('');
      search.type(currentTarget.value);
    },
    onKeyDown: (event) => {
      if (isKeyLeftToBrowser(event.key, combobox))
        Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    },
  });
  const { role, 'aria-autocomplete': autocomplete, 'aria-controls': controls, ...wiredRest } = wired;
  const { 'aria-expanded': expanded, 'aria-activedescendant': active, ...events } = wiredRest;
  // Without scripts there is no list to announce.
  const popup = {
    role,
    'aria-autocomplete': autocomplete,
    'aria-controls': controls,
    'aria-expanded': expanded,
    'aria-activedescendant': active || undefined,
    autoComplete: 'off',
  };

  const isOpen = combobox.isOpen && options.length > 0;
  const announcement = {
    idle: chosenLabel && t('combobox.chosen', { label: chosenLabel }),
    loading: t('combobox.loading'),
    found: options.length > 0 ? t('combobox.results', { count: options.length }) : noResultsText,
    failed: failedText,
  }[suggestions.status];
  const visibleNote =
    suggestions.status === 'failed' || (suggestions.status === 'found' && options.length === 0)
      ? announcement
      : '';
  useAnnouncement(announcement, suggestions.status === 'loading' ? WAITING_DELAY_MS : 0);
  const noteId = `${state.id}-note`;

  return (
    <Field {...{ state, label, hint, optional }}>
      <div className={popoverAnchor}>
        <div className={styles.control} data-invalid={state.error === undefined ? undefined : ''}>
          <input
            key={state.key}
            {...native}
            {...events}
            {...(hydrated ? popup : { autoComplete: native.autoComplete })}
            {...createControlProps(state, [Boolean(hint) && state.hintId, visibleNote !== '' && noteId])}
            type="text"
            className={styles.input}
            defaultValue={state.initial}
          />
          {suggestions.status === 'loading' && (
            <span className={busyIndicator}>
              <Spinner />
            </span>
          )}
        </div>
        <ul {...combobox.getMenuProps()} hidden={!isOpen} className={list}>
          {isOpen &&
            options.map((option, index) => (
              <li key={option.id} {...combobox.getItemProps({ item: option, index })} className={optionStyle}>
                <span className={labelStyle} translate="no">
                  {option.label}
                </span>
                {option.description && <span className={description}>{option.description}</span>}
              </li>
            ))}
        </ul>
      </div>
      {visibleNote && (
        <p id={noteId} className={styles.hint} aria-hidden="true">
          {visibleNote}
        </p>
      )}
    </Field>
  );
}

type SearchLimits = { minLength: number; delayMs: number };

function useSuggestions<Option>(load: SuggestionLoader<Option>, { minLength, delayMs }: SearchLimits) {
  const [state, setState] = useState<SuggestionState<Option>>({ status: 'idle' });
  const loader = useRef(load);
  loader.current = load;
  const search = useMemo(
    () =>
      createSuggestionSearch<Option>({
        load: (query, signal) => loader.current(query, signal),
        onChange: setState,
        minLength,
        delayMs,
      }),
    [minLength, delayMs],
  );
  useEffect(() => search.stop, [search]);
  return { state, search };
}
