// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { LiveRegions } from './announce';
import { useFocusOnArrival, useFocusOnReplacement } from './use-focus-on-arrival';

afterEach(cleanup);

let fail: () => void;
let recover: () => void;

function Page({ isFailed = false }: { isFailed?: boolean }) {
  const [hasFailed, setFailed] = useState(isFailed);
  fail = () => setFailed(true);
  recover = () => setFailed(false);
  return (
    <>
      <button type="button">Menu</button>
      <main id="content">{hasFailed ? <FailedPage /> : <SavePage />}</main>
    </>
  );
}

function FailedPage() {
  useFocusOnReplacement();
  return (
    <>
      <h1>Account unreachable</h1>
      <button type="button">Try again</button>
    </>
  );
}

function SavePage() {
  return (
    <>
      <h1>Settings</h1>
      <button type="button">Save</button>
    </>
  );
}

it('useFocusOnReplacement moves the focus from a removed control to the heading', () => {
  render(<Page />);
  screen.getByRole('button', { name: 'Save' }).focus();
  act(() => fail());
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

it('useFocusOnReplacement leaves the focus on a control that stays', () => {
  render(<Page />);
  const menu = screen.getByRole('button', { name: 'Menu' });
  menu.focus();
  act(() => fail());
  expect(document.activeElement).toBe(menu);
});

it('useFocusOnReplacement moves the focus from a removed control to the heading of the page that replaces an error page', async () => {
  render(<Page isFailed />);
  screen.getByRole('button', { name: 'Try again' }).focus();
  act(() => recover());
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Settings' })),
  );
});

it('useFocusOnReplacement leaves the focus on a control that stays when the page replaces an error page', async () => {
  render(<Page isFailed />);
  const menu = screen.getByRole('button', { name: 'Menu' });
  menu.focus();
  act(() => recover());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.activeElement).toBe(menu);
});

it('useFocusOnReplacement does not move the focus when a page that the server rendered is hydrated', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Page isFailed />);
  const hydrated = await act(async () => hydrateRoot(root, <Page isFailed />));
  expect(document.activeElement).toBe(document.body);
  act(() => hydrated.unmount());
  root.remove();
});

function Portal({ pathname }: { pathname: string }) {
  useFocusOnArrival(pathname);
  return (
    <>
      <a href="/list">Applications</a>
      <main id="content">
        <h1>Application</h1>
        <button type="button">Save</button>
      </main>
      <LiveRegions />
    </>
  );
}

it('useFocusOnArrival moves the focus from a link to the heading of the next page', () => {
  const { rerender } = render(<Portal pathname="/list" />);
  screen.getByRole('link').focus();
  rerender(<Portal pathname="/list/1" />);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

it('useFocusOnArrival announces the title of the next page if the focus is in the page already', async () => {
  document.title = 'Application 1';
  const { rerender } = render(<Portal pathname="/list" />);
  screen.getByRole('button').focus();
  rerender(<Portal pathname="/list/1" />);
  expect(document.activeElement).toBe(screen.getByRole('button'));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Application 1'));
});
