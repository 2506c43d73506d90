// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AnsweredForm } from 'ui/testing/answered-form';
import { renderForm } from 'ui/testing/render-form';
import { describe, expect, it } from 'vitest';
import { TextField } from '../text/text-field';

const REFUSED = {
  values: { city: 'St. Gallen' },
  errors: { city: ['characterNotAllowedNear?{"character":".","suggestion":"St Gallen"}'] },
  children: (field: (name: string) => { name: string; formId: string }) => (
    <TextField field={field('city')} label="Ort" />
  ),
};

describe('D-86: SpellingButton', () => {
  it('fills in the suggested spelling on a press or key and focuses the field', async () => {
    const { user, sent } = renderForm(REFUSED);
    const city = screen.getByRole('textbox', { name: 'Ort' });
    await user.click(city);
    await user.tab();
    const button = screen.getByRole('button', { name: 'Vorschlag übernehmen' });
    expect(document.activeElement).toBe(button);
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /St Gallen/,
    );
    await user.keyboard('{Enter}');
    expect(sent()).toEqual({ city: 'St Gallen' });
    expect(document.activeElement).toBe(city);
  });

  it('The button is not rendered before scripts run', () => {
    expect(renderToStaticMarkup(<AnsweredForm {...REFUSED} />)).not.toContain('button');
  });

  it('The button is not rendered if no spelling is suggested', () => {
    renderForm({ ...REFUSED, errors: { city: ['required'] } });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('D-88: text field that formats its value on blur', () => {
  const show = (typed: string) =>
    renderForm({
      values: { phone: typed },
      children: (field) => (
        <TextField field={field('phone')} label="Telefon" tidy={(text) => text.replaceAll(' ', '')} />
      ),
    });

  it.each([
    ['+41 79 1', '+41791'],
    ['x', 'x'],
  ])('the field formats %s as %s', async (typed, expectedText) => {
    const { user, sent } = show(typed);
    await user.click(screen.getByRole('textbox'));
    await user.tab();
    expect(sent()).toEqual({ phone: expectedText });
  });
});
