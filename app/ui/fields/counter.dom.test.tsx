// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { showForm } from '~/ui/testing/show';
import { TextAreaField } from './text-area-field';

const announcement = () => document.querySelector('[id$="-count"]')?.textContent;

describe('DYN-05 Counter', () => {
  it.each([
    [{ min: 10, max: 700 }, '10 bis 700 Zeichen', 'noch 7 Zeichen', '12 von 700 Zeichen'],
    [{ max: 700 }, '0 von 700 Zeichen', '3 von 700 Zeichen', '12 von 700 Zeichen'],
  ])('shows both limits before the user types: %o', async (counter, empty, short, enough) => {
    showForm({ children: (field) => <TextAreaField field={field('it')} label="Zweck" counter={counter} /> });
    const user = userEvent.setup();
    const text = screen.getByRole('textbox', { name: 'Zweck' });
    expect(announcement()).toBe(empty);
    await user.type(text, 'abc');
    expect(announcement()).toBe(short);
    await user.type(text, 'defghijkl');
    expect(announcement()).toBe(enough);
    await user.clear(text);
    expect(announcement()).toBe(empty);
  });
});
