// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderForm } from 'ui/testing/render-form';
import { describe, expect, it } from 'vitest';
import { TextAreaField } from './text-area-field';
import { countCharacters } from './text-field';

const announcement = () => document.querySelector('[id$="-count"]')?.textContent;

describe('DYN-05 Counter', () => {
  it.each([
    [{ min: 10, max: 700 }, '10 bis 700 Zeichen', 'noch 7 Zeichen', '12 von 700 Zeichen'],
    [{ max: 700 }, '0 von 700 Zeichen', '3 von 700 Zeichen', '12 von 700 Zeichen'],
  ])(
    'the counter shows both limits before the user types: %o',
    async (textWhenUntouched, textWhenEmpty, textWhenShort, longText) => {
      renderForm({
        children: (field) => <TextAreaField field={field('it')} label="Zweck" counter={textWhenUntouched} />,
      });
      const user = userEvent.setup();
      const text = screen.getByRole('textbox', { name: 'Zweck' });
      expect(announcement()).toBe(textWhenEmpty);
      await user.type(text, 'abc');
      expect(announcement()).toBe(textWhenShort);
      await user.type(text, 'defghijkl');
      expect(announcement()).toBe(longText);
      await user.clear(text);
      expect(announcement()).toBe(textWhenEmpty);
    },
  );
});

describe('countCharacters', () => {
  const limits = { min: 5, max: 10 };
  it.each([
    ['an empty text is within limits', '', { state: 'within', used: 0 }],
    ['blanks alone are an empty text', '   ', { state: 'within', used: 0 }],
    ['below the minimum it says how many are missing (CLA-10)', 'Bau', { state: 'short', missing: 2 }],
    ['blanks at the ends do not count', ' Bau  ', { state: 'short', missing: 2 }],
    ['exactly the minimum', 'Hochb', { state: 'within', used: 5 }],
    ['exactly the maximum', '1234567890', { state: 'within', used: 10 }],
    ['a long text counts the excess', '1234567890ab', { state: 'over', excess: 2 }],
    ['a line break counts once, however it is written', 'ab\r\ncd\ne\rf', { state: 'within', used: 9 }],
    ['an emoji counts once', 'Bau 🏗', { state: 'within', used: 5 }],
    ['an emoji counts once towards the minimum', 'ab🏗c', { state: 'short', missing: 1 }],
    ['a combining accent counts with its letter', 'Cafe\u0301', { state: 'short', missing: 1 }],
    ['ten accented letters count as ten', 'e\u0301'.repeat(10), { state: 'within', used: 10 }],
  ])('counts the characters: %s', (_, text, expected) => {
    expect(countCharacters(text, limits)).toEqual(expected);
  });

  it('counts the characters of a field without limits', () => {
    expect(countCharacters('Bau', {})).toEqual({ state: 'within', used: 3 });
  });
});
