// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { GermanTexts } from 'ui/testing/answered-form';
import { afterEach, expect, it, vi } from 'vitest';
import { CookieSettingsForm } from './cookie-settings';

afterEach(cleanup);

function gate(result: () => Response | null) {
  const waiting: (() => void)[] = [];
  const run = vi.fn(async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return result();
  });
  return { run, open: () => act(async () => waiting.shift()?.()) };
}

const redirect = (to: string) => new Response(null, { status: 302, headers: { Location: to } });
const consent = { analytics: false, marketing: false };

it('a cookie choice pressed twice is sent once, and the page of the login opens', async () => {
  const save = gate(() => redirect('/dashboard'));
  const dashboard = gate(() => redirect('/login'));
  const login = gate(() => null);
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: <CookieSettingsForm action="/cookies" consent={consent} returnTo="/dashboard" />,
      },
      { path: '/cookies', action: save.run },
      { path: '/dashboard', loader: dashboard.run },
      { path: '/login', loader: login.run, element: <h1>Login</h1> },
    ],
    { future: { v7_fetcherPersist: true } },
  );
  render(
    <GermanTexts>
      <RouterProvider router={router} />
    </GermanTexts>,
  );
  const press = () => fireEvent.click(screen.getAllByRole('button')[1] as HTMLElement);
  press();
  press();
  await save.open();
  await vi.waitFor(() => expect(dashboard.run).toHaveBeenCalled());
  press();
  await dashboard.open();
  await vi.waitFor(() => expect(login.run).toHaveBeenCalled());
  await save.open();
  await login.open();
  expect((await screen.findByRole('heading')).textContent).toBe('Login');
  expect(save.run).toHaveBeenCalledTimes(1);
});

it('another cookie choice during the redirect of the first is sent after it', async () => {
  const sent: string[] = [];
  const save = gate(() => redirect('/'));
  const start = gate(() => null);
  const action = async ({ request }: { request: Request }) => {
    sent.push(await request.text());
    return save.run();
  };
  const router = createMemoryRouter(
    [
      {
        path: '/',
        loader: start.run,
        element: <CookieSettingsForm action="/cookies" consent={consent} returnTo="/" />,
      },
      { path: '/cookies', action },
    ],
    { future: { v7_fetcherPersist: true }, hydrationData: { loaderData: { 0: null } } },
  );
  render(
    <GermanTexts>
      <RouterProvider router={router} />
    </GermanTexts>,
  );
  const press = (index: number) => fireEvent.click(screen.getAllByRole('button')[index] as HTMLElement);
  press(1);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  press(0);
  expect(sent).toHaveLength(1);
  await save.open();
  await vi.waitFor(() => expect(start.run).toHaveBeenCalled());
  await start.open();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).not.toBe(sent[0]);
});
