import { type UseComboboxMergedProps, type UseComboboxState, useCombobox } from 'downshift';
import { describe, expect, it } from 'vitest';
import { createFreeTextState, isKeyLeftToBrowser } from './combobox-field';

const types = useCombobox.stateChangeTypes;
const open: UseComboboxState<string> = {
  isOpen: true,
  highlightedIndex: 1,
  inputValue: 'Lind',
  selectedItem: null,
};
const closed = { ...open, isOpen: false, highlightedIndex: -1 };

function nextState(
  state: UseComboboxState<string>,
  type: (typeof types)[keyof typeof types],
  changes: Partial<UseComboboxState<string>>,
  items: string[] = ['Lindhof GmbH', 'Linde AG'],
) {
  const props = { items } as UseComboboxMergedProps<string>;
  return { ...state, ...createFreeTextState(state, { type, changes: { ...state, ...changes }, props }) };
}

describe('text in a combobox that allows free text (createFreeTextState)', () => {
  it('The text stays on Escape with an open or closed list', () => {
    const cleared = { isOpen: false, highlightedIndex: -1, inputValue: '', selectedItem: null };
    expect(nextState(open, types.InputKeyDownEscape, cleared)).toEqual(closed);
    expect(nextState(closed, types.InputKeyDownEscape, cleared)).toEqual(closed);
  });

  it('The text stays on blur with a highlighted option', () => {
    const stateWithChoice = {
      isOpen: false,
      highlightedIndex: -1,
      inputValue: 'Linde AG',
      selectedItem: 'Linde AG',
    };
    expect(nextState(open, types.InputBlur, stateWithChoice)).toEqual(closed);
  });

  it('The text is replaced by choosing an option', () => {
    const stateWithChoice = {
      isOpen: false,
      highlightedIndex: -1,
      inputValue: 'Linde AG',
      selectedItem: 'Linde AG',
    };
    expect(nextState(open, types.ItemClick, stateWithChoice)).toEqual(stateWithChoice);
    expect(nextState(open, types.InputKeyDownEnter, stateWithChoice)).toEqual(stateWithChoice);
  });
});

describe('list of a combobox that allows free text (createFreeTextState)', () => {
  it('the list closes while the user types, until the next result', () => {
    expect(nextState(open, types.InputChange, { isOpen: true, inputValue: 'Linde' })).toMatchObject({
      isOpen: false,
      highlightedIndex: -1,
      inputValue: 'Linde',
    });
  });

  it.each([
    [['Linde AG'], true],
    [[], false],
  ])('after a click into the field, with the options %j, the list is open: %s', (items, isOpen) => {
    expect(nextState(closed, types.InputClick, { isOpen: true }, items).isOpen).toBe(isOpen);
  });

  it('The list stays open on a click into the field', () => {
    expect(nextState(open, types.InputClick, { isOpen: false }).isOpen).toBe(true);
  });

  it('the list opens by arrow keys only with options', () => {
    const openedState = { isOpen: true, highlightedIndex: 0 };
    expect(nextState(closed, types.InputKeyDownArrowDown, openedState)).toMatchObject(openedState);
    expect(nextState(closed, types.InputKeyDownArrowDown, openedState, []).isOpen).toBe(false);
  });
});

it.each([
  ['Home', open, true],
  ['End', closed, true],
  ['Enter', open, false],
  ['Enter', { ...open, highlightedIndex: -1 }, true],
  ['Enter', closed, true],
  ['Escape', open, false],
  ['Escape', closed, true],
  ['ArrowDown', open, false],
])(
  'isKeyLeftToBrowser (key that the browser handles) for %s with the list %o is %s',
  (key, state, expected) => {
    expect(isKeyLeftToBrowser(key, state)).toBe(expected);
  },
);
