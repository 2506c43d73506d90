// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useStayOffline } from './use-stay-offline';

/** Whether what was pressed reached the page, as the router would see it. */
let reached = vi.fn();

beforeEach(() => {
  window.location.href = 'http://demo.example/dashboard?tab=a';
  reached = vi.fn((event: Event) => event.preventDefault());
  for (const kind of ['click', 'submit']) document.addEventListener(kind, reached);
});
afterEach(() => {
  for (const kind of ['click', 'submit']) document.removeEventListener(kind, reached);
  cleanup();
  vi.unstubAllGlobals();
});

function Page() {
  const told = useStayOffline('offline');
  return (
    <>
      <output>{told.map(({ tone, text }) => `${tone}: ${text}`).join()}</output>
      <a href="/login">log in</a>
      <a href="/dashboard?tab=b">tab</a>
      <a href="/dashboard?tab=a">same page</a>
      <a href="/dashboard?tab=a#content">place here</a>
      <a href="/login" target="_blank" rel="noopener">
        own tab
      </a>
      <a href="https://lender.example/">elsewhere</a>
      <form method="post">
        <button type="submit">own form</button>
        <button type="submit" formAction="/language">
          language
        </button>
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

/** Presses something and tells what is said, or that the page got it. */
function press(name: string, { online = false } = {}): string {
  vi.stubGlobal('navigator', { onLine: online });
  render(<Page />);
  const control = screen.getByText(name);
  const form = control.closest('form');
  act(() => {
    if (form === null) fireEvent.click(control);
    else
      form.dispatchEvent(new SubmitEvent('submit', { submitter: control, bubbles: true, cancelable: true }));
  });
  if (reached.mock.calls.length > 0) return 'reached';
  return screen.getByRole('status').textContent ?? '';
}

describe('without a connection', () => {
  it.each(['log in', 'tab', 'same page', 'language', 'search', 'log out'])('the page stays: %s', (name) => {
    expect(press(name)).toBe('error: offline');
  });

  it.each(['place here', 'elsewhere', 'own form'])('what leaves the page there goes on: %s', (name) => {
    expect(press(name)).toBe('reached');
  });
});

it.each(['log in', 'log out'])('with a connection everything goes on: %s', (name) => {
  expect(press(name, { online: true })).toBe('reached');
});
