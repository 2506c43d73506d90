// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, ScrollRestoration } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { useRefresh } from './use-refresh';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function RefreshButton() {
  const refresh = useRefresh();
  return (
    <button type="button" onClick={refresh}>
      refresh
    </button>
  );
}

it('DOC-03: useRefresh waits for a load in progress and then revalidates once', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  const pendingLoads: { signal: AbortSignal; end: (data: null) => void }[] = [];
  const router = createMemoryRouter(
    [
      {
        path: '/',
        loader: ({ request: { signal } }) => new Promise<null>((end) => pendingLoads.push({ signal, end })),
        element: <RefreshButton />,
      },
    ],
    { hydrationData: { loaderData: { '0': null } } },
  );
  render(<RouterProvider router={router} future={{ v7_startTransition: true }} />);
  const { click } = userEvent.setup();
  const button = screen.getByRole('button');
  await click(button);
  await waitFor(() => expect(pendingLoads).toHaveLength(1));
  await click(button);
  await click(button);
  expect(pendingLoads.map(({ signal }) => signal.aborted)).toEqual([false]);
  pendingLoads[0]?.end(null);
  await waitFor(() => expect(pendingLoads).toHaveLength(2));
  pendingLoads[1]?.end(null);
  await waitFor(() => expect(router.state.revalidation).toBe('idle'));
  expect(pendingLoads).toHaveLength(2);
});

it('DOC-09: useRefresh keeps the scroll position that the user reached during the load', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  let scrollY = 100;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY);
  vi.spyOn(window, 'scrollTo').mockImplementation((...[, top]: unknown[]) => {
    scrollY = Number(top);
  });
  let end: (data: null) => void = () => {};
  const element = (
    <>
      <RefreshButton />
      <ScrollRestoration />
    </>
  );
  const loader = () =>
    new Promise<null>((resolve) => {
      end = resolve;
    });
  const hydrationData = { loaderData: { '0': null } };
  const router = createMemoryRouter([{ path: '/', loader, element }], { hydrationData });
  render(<RouterProvider router={router} future={{ v7_startTransition: true }} />);
  await userEvent.setup().click(screen.getByRole('button'));
  await waitFor(() => expect(router.state.revalidation).toBe('loading'));
  scrollY = 700;
  end(null);
  await waitFor(() => expect(router.state.revalidation).toBe('idle'));
  await waitFor(() => expect(scrollY).toBe(700));
  vi.restoreAllMocks();
});
