// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Form, Link, RouterProvider, useActionData } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Menu } from './menu';

function Page() {
  return (
    <>
      <Menu trigger="Konto">
        <Link to="/">Diese Seite</Link>
        <Link to="/elsewhere">Andere Seite</Link>
      </Menu>
      <Form method="post">
        <button type="submit">Speichern</button>
      </Form>
      <p>{String(useActionData() ?? '')}</p>
    </>
  );
}

async function show() {
  const pendingRead = { resolve: () => {} };
  let reads = 0;
  const loader = async () => {
    reads += 1;
    if (reads > 1) await new Promise<void>((resolve) => Object.assign(pendingRead, { resolve }));
    return null;
  };
  const element = <Page />;
  const router = createMemoryRouter(
    [
      { path: '/', element, loader, action: async () => 'Gespeichert' },
      { path: '/elsewhere', element },
    ],
    { future: { v7_relativeSplatPath: true, v7_skipActionErrorRevalidation: true } },
  );
  render(<RouterProvider router={router} future={{ v7_startTransition: true }} />);
  await screen.findByText('Konto', {}, { timeout: 30_000 });
  return { user: userEvent.setup(), router, finishSecondRead: () => act(async () => pendingRead.resolve()) };
}

const menu = () => screen.getByText('Konto').closest('details');

function open() {
  const details = menu();
  if (details === null) throw new Error('there is no menu');
  details.open = true;
  fireEvent(details, new Event('toggle'));
}

it('Menu stays open if the user opened the menu during a revalidation', async () => {
  const { user, router, finishSecondRead } = await show();
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await screen.findByText('Gespeichert', {}, { timeout: 30_000 });
  open();
  expect(router.state.navigation.state).toBe('loading');
  await finishSecondRead();
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'), { timeout: 30_000 });
  expect(menu()?.open).toBe(true);
});

it.each(['Andere Seite', 'Diese Seite'])('Menu closes after navigation (link "%s")', async (page) => {
  const { user, router, finishSecondRead } = await show();
  open();
  await user.click(screen.getByRole('link', { name: page }));
  await finishSecondRead();
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'), { timeout: 30_000 });
  expect(menu()?.open).toBe(false);
});
