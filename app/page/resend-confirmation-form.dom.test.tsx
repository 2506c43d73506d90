// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ResendConfirmationForm } from './resend-confirmation-form';

afterEach(cleanup);

const sent: string[] = [];

function showForm() {
  sent.length = 0;
  const router = createMemoryRouter([
    { path: '/', element: <ResendConfirmationForm returnTo="/" label="Send again" checkLabel="Check" /> },
    {
      path: '/resend-confirmation',
      action: async ({ request }) => {
        sent.push(String((await request.formData()).get('intent') ?? 'send'));
        return { tone: 'success', texts: [] };
      },
    },
  ]);
  render(<RouterProvider router={router} />);
}

const pressTwice = (name: string) =>
  act(async () => {
    const button = screen.getByRole('button', { name });
    fireEvent.click(button);
    fireEvent.click(button);
  });

it('ResendConfirmationForm sends one mail for a double click', async () => {
  showForm();
  await pressTwice('Send again');
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Send again' }).ariaBusy).not.toBe('true'),
  );
  expect(sent).toEqual(['send']);
});

it('ResendConfirmationForm sends another mail, and checks the address, after the answer', async () => {
  showForm();
  await pressTwice('Send again');
  await vi.waitFor(() => expect(sent).toEqual(['send']));
  await pressTwice('Send again');
  await vi.waitFor(() => expect(sent).toEqual(['send', 'send']));
  await pressTwice('Check');
  await vi.waitFor(() => expect(sent).toEqual(['send', 'send', 'check']));
});
