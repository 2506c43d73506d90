import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';

const types = useCombobox.stateChangeTypes;

/** Downshift's state for a field whose text is free: only choosing replaces it, and the list is open only with something in it. */
export function freeTextState<Option>(
  state: UseComboboxState<Option>,
  { type, changes, props }: UseComboboxStateChangeOptions<Option>,
): Partial<UseComboboxState<Option>> {
  switch (type) {
    // By itself, Escape in a closed list would empty the field, and leaving would choose what is highlighted.
    case types.InputKeyDownEscape:
    case types.InputBlur:
      return { ...state, isOpen: false, highlightedIndex: -1 };
    // The list opens when its answer arrives.
    case types.InputChange:
      return { ...changes, isOpen: false, highlightedIndex: -1 };
    // A click into the text places the caret; it may open the list again, but not close it.
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

/** Keys with their native meaning: Home and End in the text, Enter without a highlighted option, Escape in a closed list. */
export function isNativeKey(key: string, { isOpen, highlightedIndex }: KeyState): boolean {
  if (key === 'Home' || key === 'End') return true;
  if (key === 'Enter') return !isOpen || highlightedIndex < 0;
  return key === 'Escape' && !isOpen;
}
