// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePreservedFocus } from './use-preserved-focus';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

let setGoneFromTest: (isGone: boolean) => void;

function Page({ movesFocus = false }: { movesFocus?: boolean }) {
  const [isGone, setIsGone] = useState(false);
  setGoneFromTest = setIsGone;
  usePreservedFocus();
  useEffect(() => {
    if (isGone && movesFocus) screen.getByRole('link').focus();
  }, [isGone, movesFocus]);
  return (
    <main id="content">
      <h1>Page</h1>
      {!isGone && <button type="button">Send</button>}
      <section>
        <h2>Step</h2>
        {!isGone && (
          <form>
            <button type="button">Save</button>
          </form>
        )}
      </section>
      {[!isGone, isGone].map((isHere, position) => (
        <section key={String(position)}>
          <h2>Place {position}</h2>
          {isHere && (
            <div id="tax">
              <h3>Tax return</h3>
              <button type="button" key={String(isGone)}>
                Add
              </button>
            </div>
          )}
        </section>
      ))}
      <section>
        <h2>Debtors</h2>
        <ul>
          <li>
            {!isGone && <button type="button">Ask for cover</button>}
            <button type="button">Edit</button>
          </li>
        </ul>
      </section>
      <a href="/next">Next</a>
    </main>
  );
}

async function focusAfterAnswer(name: string, page = <Page />) {
  render(page);
  screen.getByRole('button', { name }).focus();
  await act(async () => setGoneFromTest(true));
  await act(() => vi.runAllTimersAsync());
  return document.activeElement;
}

it('usePreservedFocus moves the focus to the heading of the section with the submitted form', async () => {
  expect(await focusAfterAnswer('Save')).toBe(screen.getByRole('heading', { name: 'Step' }));
});

it('usePreservedFocus moves the focus to the page title if the section is gone', async () => {
  expect(await focusAfterAnswer('Send')).toBe(screen.getByRole('heading', { name: 'Page' }));
});

it('usePreservedFocus keeps the focus in a section that React has moved', async () => {
  expect(await focusAfterAnswer('Add')).toBe(screen.getByRole('heading', { name: 'Tax return' }));
});

it('usePreservedFocus keeps the focus in the row of a list', async () => {
  expect(await focusAfterAnswer('Ask for cover')).toBe(screen.getByRole('button', { name: 'Edit' }));
});

it('usePreservedFocus leaves the focus on an element that takes the focus itself', async () => {
  expect(await focusAfterAnswer('Save', <Page movesFocus />)).toBe(screen.getByRole('link'));
});

it('usePreservedFocus leaves the focus to the page of another address, however late that page takes it', async () => {
  render(<Page />);
  screen.getByRole('button', { name: 'Save' }).focus();
  history.pushState(null, '', '/another');
  await act(async () => setGoneFromTest(true));
  await act(() => vi.runAllTimersAsync());
  expect(document.activeElement).toBe(document.body);
});

it('usePreservedFocus does nothing if no element had the focus', async () => {
  render(<Page />);
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();
  button.blur();
  await act(async () => setGoneFromTest(true));
  await act(() => vi.runAllTimersAsync());
  expect(document.activeElement).toBe(document.body);
});
