// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TranslatedText } from '~/i18n/translated-text';
import { useOfflineNavigation } from './use-offline-navigation';

let onRequest = vi.fn();

beforeEach(() => {
  window.location.href = 'http://demo.example/dashboard?tab=a';
  onRequest = vi.fn((event: Event) => event.preventDefault());
  for (const kind of ['click', 'submit']) document.addEventListener(kind, onRequest);
});
afterEach(() => {
  for (const kind of ['click', 'submit']) document.removeEventListener(kind, onRequest);
  cleanup();
  vi.unstubAllGlobals();
});

function Page() {
  const toasts = useOfflineNavigation('offline' as TranslatedText);
  return (
    <>
      <output>{toasts.map(({ tone, text }) => `${tone}: ${text}`).join()}</output>
      <a href="/login">
        <b>log in</b>
      </a>
      <a href="/cookies" data-stays="">
        cookies
      </a>
      <dialog open>
        <a href="/dashboard">cancel</a>
      </dialog>
      <a href="/dashboard?tab=b">tab</a>
      <a href="/dashboard?tab=a">same page</a>
      <a href="/dashboard?tab=a#content">anchor</a>
      <a href="/login" target="_blank" rel="noopener">
        new tab
      </a>
      <a href="https://lender.example/">another site</a>
      <form method="post">
        <button type="submit">form of this page</button>
        <button type="submit" formAction="/language">
          language
        </button>
      </form>
      <form>
        <button type="submit">date</button>
      </form>
      <form method="get">
        <button type="submit">search</button>
      </form>
      <form method="post" action="/logout">
        <button type="submit">log out</button>
      </form>
    </>
  );
}

async function pressControl(
  name: string,
  { online = false, reachable = false, hasSubmitter = true } = {},
): Promise<string> {
  vi.stubGlobal('navigator', { onLine: online });
  vi.stubGlobal('fetch', async () => {
    if (!reachable) throw new TypeError('Failed to fetch');
    return new Response();
  });
  render(<Page />);
  const control = screen.getByText(name);
  const form = control.closest('form');
  const event = form
    ? new SubmitEvent('submit', { submitter: hasSubmitter ? control : null, bubbles: true, cancelable: true })
    : new MouseEvent('click', { bubbles: true, cancelable: true });
  await act(async () => void (form ?? control).dispatchEvent(event));
  return onRequest.mock.calls.length > 0 ? 'reached' : (screen.getByRole('status').textContent ?? '');
}

describe('useOfflineNavigation', () => {
  it.each(['log in', 'new tab', 'tab', 'same page', 'language', 'search', 'log out'])(
    'keeps the page when a control that needs the portal is pressed: control "%s"',
    async (name) => {
      expect(await pressControl(name)).toBe('error: offline');
    },
  );

  it.each(['anchor', 'another site', 'form of this page', 'date', 'cookies', 'cancel'])(
    'ignores presses of controls that load no page of the portal: control "%s"',
    async (name) => {
      expect(await pressControl(name)).toBe('reached');
    },
  );

  it.each(['log in', 'log out'])(
    'passes the press on to the browser if the portal is reachable: control "%s"',
    async (name) => {
      expect(await pressControl(name, { reachable: true })).toBe('reached');
    },
  );

  it('submits a form that has no submit button once the portal is reachable', async () => {
    expect(await pressControl('search', { reachable: true, hasSubmitter: false })).toBe('reached');
  });
});

it.each(['log in', 'log out'])(
  'useOfflineNavigation does nothing while online: control "%s"',
  async (name) => {
    expect(await pressControl(name, { online: true })).toBe('reached');
  },
);
