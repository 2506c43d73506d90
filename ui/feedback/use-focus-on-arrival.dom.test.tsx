// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { announcementQueue, LiveRegions } from './announce';
import { useFocusOnArrival, useFocusOnPageChange, useFocusOnReplacement } from './use-focus-on-arrival';

afterEach(cleanup);

let showError: () => void;
let hideError: () => void;

function Page({ isFailed = false }: { isFailed?: boolean }) {
  const [hasFailed, setFailed] = useState(isFailed);
  showError = () => setFailed(true);
  hideError = () => setFailed(false);
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
  act(() => showError());
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

it('useFocusOnReplacement leaves the focus on a control that stays', () => {
  render(<Page />);
  const menu = screen.getByRole('button', { name: 'Menu' });
  menu.focus();
  act(() => showError());
  expect(document.activeElement).toBe(menu);
});

it('useFocusOnReplacement moves the focus from a removed control to the heading of the page that replaces an error page', async () => {
  render(<Page isFailed />);
  screen.getByRole('button', { name: 'Try again' }).focus();
  act(() => hideError());
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Settings' })),
  );
});

it('useFocusOnReplacement leaves the focus on a control that stays when the page replaces an error page', async () => {
  render(<Page isFailed />);
  const menu = screen.getByRole('button', { name: 'Menu' });
  menu.focus();
  act(() => hideError());
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

interface ListProps {
  page: number;
  isLinkShown?: boolean;
  focusTarget?: 'heading' | 'position';
}

function List({ page, isLinkShown = false, focusTarget = 'heading' }: ListProps) {
  const position = `${page * 50 - 49} to ${page * 50} of 150`;
  const links = useRef<HTMLElement>(null);
  useFocusOnPageChange(page, {
    list: focusTarget === 'position' ? 'rows' : undefined,
    position,
    linkTo: (otherPage) =>
      isLinkShown ? (links.current?.querySelector<HTMLElement>(`[href="?page=${otherPage}"]`) ?? null) : null,
  });
  return (
    <main id="content">
      <h1>People</h1>
      <p id="rows">{position}</p>
      <nav ref={links}>
        {[1, 2, 3].map(
          (otherPage) =>
            otherPage !== page && <a key={otherPage} href={`?page=${otherPage}`}>{`Page ${otherPage}`}</a>,
        )}
      </nav>
    </main>
  );
}

const announced = () => announcementQueue.splice(0).map(({ text }) => text);

it.each([
  ['the heading and announces the position', { page: 2 }, 'People', ['51 to 100 of 150']],
  ['the position, which it need not announce', { page: 2, focusTarget: 'position' }, '51 to 100 of 150', []],
  [
    'the link that was used before, after Back',
    { page: 2, isLinkShown: true },
    'Page 1',
    ['51 to 100 of 150'],
  ],
  ['nothing on the same page', { page: 1 }, '', []],
] as const)('D-283: useFocusOnPageChange focuses %s', (_, next, focusTarget, texts) => {
  const { rerender } = render(<List page={1} />);
  announced();
  rerender(<List {...next} />);
  const { activeElement } = document;
  expect(activeElement === document.body ? '' : activeElement?.textContent).toBe(focusTarget);
  expect(announced()).toEqual(texts);
});
