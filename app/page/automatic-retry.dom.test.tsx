// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useFocusOnReplacement } from 'ui/feedback/use-focus-on-arrival';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AutomaticRetry } from './automatic-retry';

let responseMs = 0;
let isReachableAgain = false;
let startTimes: number[] = [];
let endTimes: number[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(0);
  vi.stubGlobal('fetch', async () => new Response());
  [responseMs, isReachableAgain, startTimes, endTimes] = [0, false, [], []];
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
        startTimes.push(Date.now());
        await new Promise((resolve) => setTimeout(resolve, responseMs));
        endTimes.push(Date.now());
        if (!isReachableAgain) throw new Error('failed');
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
  await passTime(500);
}

async function passTime(milliseconds: number) {
  for (let passedMs = 0; passedMs < milliseconds; passedMs += 500) {
    await act(() => vi.advanceTimersByTimeAsync(500));
  }
}

it('D-71: Retry reloads the page after 30 seconds and focuses the heading of the page', async () => {
  await failedPage();
  document.querySelector('a')?.focus();
  isReachableAgain = true;
  await passTime(29_000);
  expect(startTimes).toHaveLength(1);
  await passTime(2_000);
  expect(startTimes).toHaveLength(2);
  expect(document.activeElement?.localName).toBe('h1');
});

it('D-71: Retry waits 30 seconds between a slow response and the next reload', async () => {
  responseMs = 33_000;
  await failedPage();
  await passTime(200_000);
  expect(startTimes.length).toBeGreaterThan(2);
  const pauseLengths = startTimes
    .slice(1)
    .map((startTime, attemptIndex) => startTime - (endTimes[attemptIndex] ?? 0));
  expect(Math.min(...pauseLengths)).toBeGreaterThanOrEqual(30_000);
});

it('D-71: Retry pauses while a dialog is open', async () => {
  await failedPage();
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  await passTime(40_000);
  expect(startTimes).toHaveLength(1);
  dialog.remove();
  await passTime(40_000);
  expect(startTimes).toHaveLength(2);
});
