// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { GermanTexts } from 'ui/testing/answered-form';
import { afterEach, expect, it, vi } from 'vitest';
import { CookieSettingsForm } from './cookie-settings';

afterEach(cleanup);

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const redirect = (to: string) => new Response(null, { status: 302, headers: { Location: to } });
const consent = { analytics: false, marketing: false };

it('a cookie choice pressed twice is sent once, and the page of the login opens', async () => {
  const save = vi.fn(async () => {
    await pause(20);
    return redirect('/dashboard');
  });
  const openDashboard = async () => {
    await pause(30);
    return redirect('/login');
  };
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: <CookieSettingsForm action="/cookies" consent={consent} returnTo="/dashboard" />,
      },
      { path: '/cookies', action: save },
      { path: '/dashboard', loader: openDashboard },
      { path: '/login', loader: () => pause(30).then(() => null), element: <h1>Login</h1> },
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
  await act(() => pause(35));
  press();
  await act(() => pause(200));
  expect(screen.getByRole('heading').textContent).toBe('Login');
  expect(save).toHaveBeenCalledTimes(1);
});
