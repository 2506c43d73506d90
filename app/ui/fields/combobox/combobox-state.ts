import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';

const types = useCombobox.stateChangeTypes;

/** Only choosing an option replaces the text. The list is open only with options. */
export function freeTextState<Option>(
  state: UseComboboxState<Option>,
  { type, changes, props }: UseComboboxStateChangeOptions<Option>,
): Partial<UseComboboxState<Option>> {
  switch (type) {
    // Downshift's default clears the text on Escape and selects the highlighted option on blur.
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

export function isNativeKey(key: string, { isOpen, highlightedIndex }: KeyState): boolean {
  if (key === 'Home' || key === 'End') return true;
  if (key === 'Enter') return !isOpen || highlightedIndex < 0;
  return key === 'Escape' && !isOpen;
}
