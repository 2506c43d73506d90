import { useLocation, useNavigate } from '@remix-run/react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { focusHeading } from 'ui/feedback/use-focus-on-arrival';
import { useHydrated, useIsomorphicLayoutEffect } from 'ui/feedback/use-hydrated';
import { Card, CardBody, CardHeader } from 'ui/layout/card';
import { Buttons } from 'ui/layout/layout';
import { Dialog, type DialogProps } from './dialog';
import { answerButtons, taskPage } from './dialog.css';

export type Overlay = Pick<DialogProps, 'title' | 'footer' | 'initialFocus' | 'children'> & {
  closeTo: string;
};

/** Navigation opens a dialog. A direct visit, or a visitor without scripts, gets a page. */
export function WithOverlay({ overlay, children }: { overlay: Overlay | null; children: ReactNode }) {
  const navigate = useNavigate();
  const isOpen = overlay !== null;
  const isPage = useOpenedAsPage(isOpen);
  useFocusAfterTask(isOpen, isPage);
  if (overlay && isPage) return <TaskPage {...overlay} />;
  return (
    <>
      {children}
      {overlay && (
        <Dialog {...overlay} open onClose={() => navigate(overlay.closeTo, { preventScrollReset: true })} />
      )}
    </>
  );
}

function useOpenedAsPage(isOpen: boolean): boolean {
  const hydrated = useHydrated();
  const [isPage, setIsPage] = useState(isOpen && !hydrated);
  useEffect(() => {
    if (!isOpen) setIsPage(false);
  }, [isOpen]);
  return isPage;
}

function TaskPage({ title, footer, children }: Overlay) {
  const id = useId();
  return (
    <Card labelledBy={id} className={taskPage}>
      <CardHeader id={id} title={<bdi>{title}</bdi>} />
      <CardBody>{children}</CardBody>
      {footer && (
        <CardBody>
          <Buttons justify="end" className={answerButtons}>
            {footer}
          </Buttons>
        </CardBody>
      )}
    </Card>
  );
}

interface ClosedTask {
  address: string;
  followingRows: HTMLElement[];
  /** Page's scroll position behind the dialog; null for a task that is a page. */
  scrollTop: number | null;
}

/** Focuses the part named by the fragment, else a link to the task, else the heading. */
function useFocusAfterTask(isOpen: boolean, isPage: boolean): void {
  const { pathname, search, hash } = useLocation();
  const closedTaskRef = useRef<ClosedTask | null>(null);
  const hasLeftTask = useRef(false);
  useIsomorphicLayoutEffect(() => {
    const closedTask = closedTaskRef.current;
    const address = pathname + search;
    const scrollTop = isPage ? null : (closedTask?.scrollTop ?? window.scrollY);
    closedTaskRef.current = isOpen ? { address, followingRows: followingRows(address), scrollTop } : null;
    if (isOpen || closedTask === null) return;
    if (hash !== '' && focusPart(hash.slice(1), closedTask)) return;
    if (document.activeElement !== document.body) return;
    const link = linkTo(closedTask.address);
    if (link) focusWhereLeft(link, closedTask.scrollTop);
    else hasLeftTask.current = true;
  }, [isOpen, isPage, pathname, search, hash]);
  // Runs after the dialog has returned the focus to its button.
  useEffect(() => {
    if (hasLeftTask.current && document.activeElement === document.body) focusHeading();
    hasLeftTask.current = false;
  });
}

function focusWhereLeft(link: HTMLElement, scrollTop: number | null): void {
  link.focus({ preventScroll: true });
  // After a saved task the router scrolls to the top later.
  requestAnimationFrame(() => {
    if (scrollTop !== null) scrollTo({ top: scrollTop, behavior: 'instant' });
    link.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });
}

function followingRows(address: string): HTMLElement[] {
  const row = linkTo(address)?.closest('li');
  const rows = [...(row?.parentElement?.children ?? [])].filter((child) => child instanceof HTMLElement);
  return row ? rows.slice(rows.indexOf(row) + 1) : [];
}

function focusPart(id: string, closedTask: ClosedTask): boolean {
  const heading = document.getElementById(id);
  const section = heading?.closest('section');
  if (!heading || !section) return false;
  const focusTarget =
    linkTo(closedTask.address, section) ??
    firstControlIn(closedTask.followingRows, section) ??
    controlsOf(section).at(0) ??
    findNextButton();
  if (!focusTarget) heading.tabIndex = -1;
  heading.scrollIntoView();
  (focusTarget ?? heading).focus();
  // The router scrolls to the part later, which may hide a button above it.
  if (focusTarget && !section.contains(focusTarget))
    requestAnimationFrame(() => focusTarget.scrollIntoView({ block: 'nearest' }));
  return true;
}

const controlsOf = (part: ParentNode) => [...part.querySelectorAll<HTMLElement>('a[href], button')];

function firstControlIn(rows: readonly HTMLElement[], part: Element): HTMLElement | undefined {
  const remainingRows = rows.filter((row) => part.contains(row));
  return remainingRows.map((row) => controlsOf(row).at(-1)).find((control) => control !== undefined);
}

function findNextButton(): HTMLElement | undefined {
  const buttons = document.querySelectorAll<HTMLElement>('[data-next-action] button');
  return [...buttons].find((button) => button.getClientRects().length > 0);
}

function linkTo(address: string, part: ParentNode = document): HTMLAnchorElement | undefined {
  const links = part.querySelectorAll<HTMLAnchorElement>('main a[href]');
  return [...links].find(
    (link) => link.pathname + link.search === address && link.getClientRects().length > 0,
  );
}
