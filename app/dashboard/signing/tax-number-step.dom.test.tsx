// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { GermanTexts } from 'ui/testing/answered-form';
import { expect, it } from 'vitest';
import { TaxNumberStep } from './tax-number-step';

function showStep() {
  const sent: unknown[] = [];
  const taxNumber = { country: 'DE', companyNumber: '', ending: null };
  const router = createMemoryRouter([
    {
      path: '/',
      action: async ({ request }) => {
        sent.push((await request.formData()).get('taxNumber'));
        return null;
      },
      element: (
        <GermanTexts>
          <TaxNumberStep number={1} state="open" current isNextStep taxNumber={taxNumber} />
        </GermanTexts>
      ),
    },
  ]);
  render(<RouterProvider router={router} future={{ v7_startTransition: true }} />);
  return { user: userEvent.setup(), sent };
}

it('SIGN-01: TaxNumberStep validates the tax number in the browser before it is sent', async () => {
  const { user, sent } = showStep();
  await user.type(screen.getByRole('textbox'), '36574261808');
  await user.click(screen.getByRole('button'));
  expect(await screen.findByRole('alert', {}, { timeout: 30_000 })).toBeTruthy();
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);

  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), '36574261809');
  await user.click(screen.getByRole('button'));
  expect(sent).toEqual(['36574261809']);
});
