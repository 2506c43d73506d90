// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { GermanTexts } from 'ui/testing/answered-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createExtensibleFetch } from './fetch-layer';
import { usePreloadedRoutes } from './load-ahead';

const TAB = '/dashboard/applications/7/objects';

// The bundler's loader dispatches the event before it throws.
const MISSING_FILE = `data:text/javascript,${encodeURIComponent(`
  globalThis.attempts = (globalThis.attempts ?? 0) + 1;
  window.dispatchEvent(new Event('vite:preloadError'));
  throw new TypeError('Failed to fetch');
`)}`;

const EMPTY_FILE: string = 'data:text/javascript,';

declare global {
  var attempts: number | undefined;
}

beforeEach(() => {
  createExtensibleFetch(async () => new Response());
  globalThis.attempts = undefined;
  vi.stubGlobal('__remixRouter', { routes: [{ id: 'objects', path: TAB }] });
  vi.stubGlobal('__remixManifest', { routes: { objects: { module: `${MISSING_FILE}//${Math.random()}` } } });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Ahead() {
  const loadAhead = usePreloadedRoutes([TAB]);
  return (
    <button type="button" onPointerDown={() => loadAhead(TAB)}>
      Objekte
    </button>
  );
}

const show = () => {
  const router = createMemoryRouter([{ path: '/', element: <Ahead /> }], {
    future: { v7_relativeSplatPath: true },
  });
  return render(
    <GermanTexts>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </GermanTexts>,
  );
};

describe('usePreloadedRoutes', () => {
  it('does not reload the page if a file cannot be loaded', async () => {
    const reloads = vi.fn();
    window.addEventListener('vite:preloadError', reloads);
    show();
    await expect.poll(() => globalThis.attempts).toBe(1);
    expect(reloads).not.toHaveBeenCalled();
    window.removeEventListener('vite:preloadError', reloads);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }])(
    'waits until the user presses a link on a connection that saves data: %j',
    async (connection) => {
      vi.stubGlobal('navigator', { connection });
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      show();
      await vi.advanceTimersByTimeAsync(10_000);
      vi.useRealTimers();
      // A file that was requested before would have run by now.
      await import(/* @vite-ignore */ EMPTY_FILE);
      expect(globalThis.attempts).toBeUndefined();
      fireEvent.pointerDown(screen.getByText('Objekte'));
      await expect.poll(() => globalThis.attempts).toBe(1);
    },
  );
});
