// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useFocusOnReplacement } from 'ui/feedback/use-focus-on-arrival';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AutomaticRetry } from './automatic-retry';

let takesMs = 0;
let isBack = false;
let began: number[] = [];
let ended: number[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(0);
  vi.stubGlobal('fetch', async () => new Response());
  [takesMs, isBack, began, ended] = [0, false, [], []];
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function UnreachablePage() {
  useFocusOnReplacement();
  return (
    <p>
      <a href="/">Try again</a> <AutomaticRetry />
    </p>
  );
}

async function failedPage() {
  const router = createMemoryRouter([
    {
      path: '/',
      loader: async () => {
        began.push(Date.now());
        await new Promise((resolve) => setTimeout(resolve, takesMs));
        ended.push(Date.now());
        if (!isBack) throw new Error('failed');
        return null;
      },
      element: (
        <main id="content">
          <h1>Applications</h1>
        </main>
      ),
      errorElement: <UnreachablePage />,
    },
  ]);
  render(<RouterProvider router={router} future={{ v7_startTransition: true }} />);
  await pass(500);
}

async function pass(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 500) {
    await act(() => vi.advanceTimersByTimeAsync(500));
  }
}

it('D-71: Retry reloads the page after 30 seconds and focuses the heading of the page', async () => {
  await failedPage();
  document.querySelector('a')?.focus();
  isBack = true;
  await pass(29_000);
  expect(began).toHaveLength(1);
  await pass(2_000);
  expect(began).toHaveLength(2);
  expect(document.activeElement?.localName).toBe('h1');
});

it('D-71: Retry waits 30 seconds between a slow response and the next reload', async () => {
  takesMs = 33_000;
  await failedPage();
  await pass(200_000);
  expect(began.length).toBeGreaterThan(2);
  const pauses = began.slice(1).map((begin, try_) => begin - (ended[try_] ?? 0));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(30_000);
});

it('D-71: Retry pauses while a dialog is open', async () => {
  await failedPage();
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  await pass(40_000);
  expect(began).toHaveLength(1);
  dialog.remove();
  await pass(40_000);
  expect(began).toHaveLength(2);
});
