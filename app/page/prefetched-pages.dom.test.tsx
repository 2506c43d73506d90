// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import { GermanTexts } from 'ui/testing/answered-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createExtensibleFetch } from './fetch-layer';
import { dropPrefetchedResponses, usePreloadedRoutes } from './prefetched-pages';

const TAB = '/dashboard/applications/7/objects';

// Like this file, the bundler's loader dispatches the event before it throws.
const MISSING_MODULE = `data:text/javascript,${encodeURIComponent(`
  globalThis.attempts = (globalThis.attempts ?? 0) + 1;
  window.dispatchEvent(new Event('vite:preloadError'));
  throw new TypeError('Failed to fetch');
`)}`;

const EMPTY_MODULE: string = 'data:text/javascript,';

declare global {
  var attempts: number | undefined;
}

beforeEach(() => {
  createExtensibleFetch(async () => new Response());
  globalThis.attempts = undefined;
  vi.stubGlobal('__remixRouter', { routes: [{ id: 'objects', path: TAB }] });
  vi.stubGlobal('__remixManifest', {
    routes: { objects: { module: `${MISSING_MODULE}//${Math.random()}` } },
  });
});

afterEach(() => {
  cleanup();
  dropPrefetchedResponses();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function PreloadingPage() {
  const preloadRoute = usePreloadedRoutes([TAB]);
  return (
    <button type="button" onPointerDown={() => preloadRoute(TAB)}>
      Objekte
    </button>
  );
}

const show = () => {
  const router = createMemoryRouter([{ path: '/', element: <PreloadingPage /> }], {
    future: { v7_relativeSplatPath: true },
  });
  return render(
    <GermanTexts>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </GermanTexts>,
  );
};

function Page() {
  return (
    <>
      <PreloadingPage />
      <p>{String(useLoaderData())}</p>
    </>
  );
}

async function returnToKnownPage(respondToHealthCheck: () => Promise<Response>) {
  const requestedAddresses: string[] = [];
  const send: typeof fetch = async (input) => {
    if (input === '/healthz') return respondToHealthCheck();
    requestedAddresses.push(String(input));
    return new Response(`answer ${requestedAddresses.length}`, { headers: { 'X-Remix-Response': 'yes' } });
  };
  vi.stubGlobal('fetch', createExtensibleFetch(send));
  const load = async ({ request }: { request: Request }) =>
    (await fetch(`${new URL(request.url).pathname}.data`)).text();
  const router = createMemoryRouter(
    [
      { path: '/', element: <PreloadingPage />, loader: () => null },
      { id: 'objects', path: TAB, element: <Page />, loader: load },
    ],
    { future: { v7_relativeSplatPath: true }, hydrationData: { loaderData: { '0': null } } },
  );
  vi.stubGlobal('__remixRouter', router);
  render(
    <GermanTexts>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </GermanTexts>,
  );
  fireEvent.pointerDown(screen.getByText('Objekte'));
  await expect.poll(() => requestedAddresses).toEqual([`${TAB}.data`, '/.data']);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.setSystemTime(Date.now() + 60_000);
  await act(() => router.navigate(TAB));
}

describe('usePreloadedRoutes (loads linked pages ahead)', () => {
  it('replaces a cached response by a new response', async () => {
    await returnToKnownPage(async () => new Response());
    expect(screen.getByText('answer 3')).toBeTruthy();
  });

  it('replaces a cached response as soon as the portal can be reached again', async () => {
    let status = 503;
    await returnToKnownPage(async () => new Response(null, { status }));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText('answer 1')).toBeTruthy();
    status = 200;
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText('answer 3')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText('answer 3')).toBeTruthy();
  });

  it('does not reload the page if a file cannot be loaded', async () => {
    const onPreloadError = vi.fn();
    window.addEventListener('vite:preloadError', onPreloadError);
    show();
    await expect.poll(() => globalThis.attempts).toBe(1);
    expect(onPreloadError).not.toHaveBeenCalled();
    window.removeEventListener('vite:preloadError', onPreloadError);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }])(
    'waits until the user presses a link on a slow connection or one that saves data: %j',
    async (connection) => {
      vi.stubGlobal('navigator', { connection });
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      show();
      await vi.advanceTimersByTimeAsync(10_000);
      vi.useRealTimers();
      // A file that was requested before would have run by now.
      await import(/* @vite-ignore */ EMPTY_MODULE);
      expect(globalThis.attempts).toBeUndefined();
      fireEvent.pointerDown(screen.getByText('Objekte'));
      await expect.poll(() => globalThis.attempts).toBe(1);
    },
  );
});
