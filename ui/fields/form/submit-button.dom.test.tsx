// @vitest-environment happy-dom
import { Form, Link } from '@remix-run/react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { GermanTexts } from 'ui/testing/answered-form';
import { expect, it } from 'vitest';
import { FORM_ID_FIELD } from './form-contexts';
import { SubmitButton } from './submit-button';

const SENDING = 'Antrag wird eingereicht';

function showPage() {
  const createPendingAction = () => new Promise<null>(() => {});
  const element = (
    <GermanTexts>
      <Form id="submit" method="post" onSubmit={(event) => preventsSubmit && event.preventDefault()}>
        <input type="hidden" name={FORM_ID_FIELD} value="submit" />
      </Form>
      <SubmitButton form="submit" pendingLabel={SENDING}>
        Einreichen
      </SubmitButton>
      <SubmitButton form="submit" name="intent" value="save">
        Speichern
      </SubmitButton>
      <Form method="post">
        <input type="hidden" name={FORM_ID_FIELD} value="other" />
        <button type="submit">Anderes</button>
      </Form>
      <Link to="/elsewhere">Abbrechen</Link>
    </GermanTexts>
  );
  let preventsSubmit = true;
  const router = createMemoryRouter([
    { path: '/', action: createPendingAction, element },
    { path: '/elsewhere', loader: createPendingAction, element: null },
  ]);
  render(<RouterProvider router={router} future={{ v7_startTransition: true }} />);
  return {
    user: userEvent.setup(),
    router,
    goOn: () => {
      preventsSubmit = false;
    },
  };
}

const form = () => document.forms.namedItem('submit') ?? document.body;
const announcement = () => screen.getByRole('status').textContent;

it('SubmitButton outside of the form that it submits shows that the form is being sent', async () => {
  const { user, goOn } = showPage();
  goOn();
  await user.click(screen.getByText('Einreichen'));
  fireEvent.submit(form());
  await expect.poll(announcement).toBe(SENDING);
});

it.each(['Abbrechen', 'Anderes'])(
  'SubmitButton does not announce sending if "%s", outside the form, is pressed after a validation error has blocked the submit',
  async (otherButton) => {
    const { user, router } = showPage();
    await user.click(screen.getByText('Einreichen'));
    await user.click(screen.getByText(otherButton));
    await expect.poll(() => router.state.navigation.state).not.toBe('idle');
    expect(announcement()).toBe('');
  },
);

it('SubmitButton with a name keeps the pressed text in the page, because Safari submits nothing otherwise', async () => {
  const { user } = showPage();
  const pressed = screen.getByText('Speichern');
  await user.click(pressed);
  expect(pressed.isConnected).toBe(true);
});
