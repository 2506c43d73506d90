// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { saveShell } from 'ui/frame/stored-shell';
import { afterEach, expect, it, vi } from 'vitest';
import { FailedPage } from './error-page';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('FailedPage moves the focus to the heading of the page that the browser has stored', async () => {
  const links = { terms: null, termsOfUse: null, privacy: null, imprint: null, accessibility: null };
  saveShell(
    {
      partnerName: 'Lindhof Bank',
      legalName: 'Lindhof Bank AG',
      support: { phone: null, email: null },
      legalLinks: { ...links, security: null },
      theme: {},
    },
    Date.now(),
  );
  const router = createMemoryRouter([
    { path: '/', element: <Link to="/applications">Applications</Link> },
    {
      path: '/applications',
      loader: () => Promise.reject(new TypeError('Failed to fetch')),
      element: <h1>Applications</h1>,
      errorElement: <FailedPage />,
    },
  ]);
  render(<RouterProvider router={router} />);
  const link = screen.getByRole('link');
  link.focus();
  await act(async () => link.click());
  const heading = await screen.findByRole('heading', { level: 1, name: 'unavailable.title' });
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
});
