// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRetry } from './use-retry';

let loads = 0;

beforeEach(() => {
  loads = 0;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => new Response());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Failed({ mayHelp }: { mayHelp: boolean }) {
  const retries = useRetry(mayHelp);
  return <a href="/">{retries ? 'retries' : 'waits'}</a>;
}

/** A page whose data could not be loaded, and can be by now. */
async function failedPage(mayHelp: boolean) {
  const router = createMemoryRouter([
    {
      path: '/',
      loader: async () => {
        loads += 1;
        if (loads === 1) throw new Error('failed');
        return null;
      },
      element: (
        <main id="content">
          <h1>Objects</h1>
        </main>
      ),
      errorElement: <Failed mayHelp={mayHelp} />,
    },
  ]);
  render(<RouterProvider router={router} future={{ v7_startTransition: true }} />);
  await pass(100);
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('SHELL-17: is loaded anew after 30 seconds, and says so before', async () => {
  await failedPage(true);
  await pass(29_000);
  expect([loads, screen.queryByText('retries') !== null]).toEqual([1, true]);
  await pass(1_100);
  expect(loads).toBe(2);
});

it('SHELL-17: is left alone where trying again is of no use', async () => {
  await failedPage(false);
  await pass(90_000);
  expect([loads, screen.queryByText('waits') !== null]).toEqual([1, true]);
});
