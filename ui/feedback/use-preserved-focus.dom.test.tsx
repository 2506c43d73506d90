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

let answer: (gone: boolean) => void;

function Page({ takesFocus = false }: { takesFocus?: boolean }) {
  const [gone, setGone] = useState(false);
  answer = setGone;
  usePreservedFocus();
  useEffect(() => {
    if (gone && takesFocus) screen.getByRole('link').focus();
  }, [gone, takesFocus]);
  return (
    <main id="content">
      <h1>Page</h1>
      {!gone && <button type="button">Send</button>}
      <section>
        <h2>Step</h2>
        {!gone && (
          <form>
            <button type="button">Save</button>
          </form>
        )}
      </section>
      {[!gone, gone].map((isHere, place) => (
        <section key={String(place)}>
          <h2>Place {place}</h2>
          {isHere && (
            <div id="tax">
              <h3>Tax return</h3>
              <button type="button" key={String(gone)}>
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
            {!gone && <button type="button">Ask for cover</button>}
            <button type="button">Edit</button>
          </li>
        </ul>
      </section>
      <a href="/next">Next</a>
    </main>
  );
}

async function answered(name: string, page = <Page />) {
  render(page);
  screen.getByRole('button', { name }).focus();
  await act(async () => answer(true));
  await act(() => vi.runAllTimersAsync());
  return document.activeElement;
}

it('usePreservedFocus moves the focus to the heading of the section with the submitted form', async () => {
  expect(await answered('Save')).toBe(screen.getByRole('heading', { name: 'Step' }));
});

it('usePreservedFocus moves the focus to the page title if the section is gone', async () => {
  expect(await answered('Send')).toBe(screen.getByRole('heading', { name: 'Page' }));
});

it('usePreservedFocus keeps the focus in a section that React has moved', async () => {
  expect(await answered('Add')).toBe(screen.getByRole('heading', { name: 'Tax return' }));
});

it('usePreservedFocus keeps the focus in the row of a list', async () => {
  expect(await answered('Ask for cover')).toBe(screen.getByRole('button', { name: 'Edit' }));
});

it('usePreservedFocus leaves the focus on an element that takes the focus itself', async () => {
  expect(await answered('Save', <Page takesFocus />)).toBe(screen.getByRole('link'));
});

it('usePreservedFocus leaves the focus to the page of another address, however late that page takes it', async () => {
  render(<Page />);
  screen.getByRole('button', { name: 'Save' }).focus();
  history.pushState(null, '', '/another');
  await act(async () => answer(true));
  await act(() => vi.runAllTimersAsync());
  expect(document.activeElement).toBe(document.body);
});

it('usePreservedFocus does nothing if no element had the focus', async () => {
  render(<Page />);
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();
  button.blur();
  await act(async () => answer(true));
  await act(() => vi.runAllTimersAsync());
  expect(document.activeElement).toBe(document.body);
});
