import { useLocation, useNavigate } from '@remix-run/react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { focusHeading } from '~/ui/feedback/use-focus-on-arrival';
import { useHydrated } from '~/ui/feedback/use-hydrated';
import { Card, CardBody, CardHeader } from '~/ui/layout/card';
import { Buttons } from '~/ui/layout/layout';
import { Dialog, type DialogProps } from './dialog';
import { answers, taskPage } from './with-overlay.css';

/** A task with an address of its own, done above a page. */
export type Overlay = Pick<DialogProps, 'title' | 'footer' | 'initialFocus' | 'children'> & {
  /** The page's address without the task: where closing leads. */
  closeTo: string;
};

/**
 * A page, and above it what its address asks for: a dialog for who came by a link on the page, the task alone, as a card in the
 * page's place, for who opened the address itself or has no scripts. Focus goes into the task and back to what leads to it.
 */
export function WithOverlay({ overlay, children }: { overlay: Overlay | null; children: ReactNode }) {
  const navigate = useNavigate();
  const isOpen = overlay !== null;
  const asPage = useOpenedAsPage(isOpen);
  useFocusAfterTask(isOpen);
  if (overlay && asPage) return <TaskPage {...overlay} />;
  return (
    <>
      {children}
      {overlay && (
        <Dialog {...overlay} open onClose={() => navigate(overlay.closeTo, { preventScrollReset: true })} />
      )}
    </>
  );
}

/** True from a first page that shows the task until the task is left. */
function useOpenedAsPage(isOpen: boolean): boolean {
  const hydrated = useHydrated();
  const [asPage, setAsPage] = useState(isOpen && !hydrated);
  useEffect(() => {
    if (!isOpen) setAsPage(false);
  }, [isOpen]);
  return asPage;
}

function TaskPage({ title, footer, children }: Overlay) {
  const id = useId();
  return (
    <Card labelledBy={id} className={taskPage}>
      <CardHeader id={id} title={<bdi>{title}</bdi>} />
      <CardBody>{children}</CardBody>
      {footer && (
        <CardBody>
          <Buttons justify="end" className={answers}>
            {footer}
          </Buttons>
        </CardBody>
      )}
    </Card>
  );
}

/** React warns of layout effects on the server. */
const useCommitEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Moves the focus after a task: into the part of the page that the new address names by its fragment; else, where nothing got the focus, to a
 * link that leads to the task, or to the page's heading. @param isOpen a task shows
 */
function useFocusAfterTask(isOpen: boolean): void {
  const { pathname, search, hash } = useLocation();
  const task = useRef<{ address: string; following: HTMLElement[] } | null>(null);
  // In the commit itself, before anything else looks for a lost focus.
  useCommitEffect(() => {
    const left = task.current;
    const address = pathname + search;
    task.current = isOpen ? { address, following: followingRows(address) } : null;
    if (isOpen || left === null) return;
    if (hash !== '' && focusPart(hash.slice(1), left)) return;
    if (document.activeElement !== document.body) return;
    const link = linkTo(left.address);
    if (link) link.focus();
    else focusHeading();
  }, [isOpen, pathname, search, hash]);
}

/** The rows of a list after the one with the link to a task. */
function followingRows(address: string): HTMLElement[] {
  const row = linkTo(address)?.closest('li');
  const rows = [...(row?.parentElement?.children ?? [])].filter((child) => child instanceof HTMLElement);
  return row ? rows.slice(rows.indexOf(row) + 1) : [];
}

/**
 * Shows a part of the page and focuses the task that is still open there, else the next one, the part's first control, the page's `data-way-on`
 * button, or the heading.
 *
 * @param id of the part's heading
 * @param left the task, and the rows after it while it was open
 */
function focusPart(id: string, left: { address: string; following: HTMLElement[] }): boolean {
  const heading = document.getElementById(id);
  const part = heading?.closest('section');
  if (!heading || !part) return false;
  const next =
    linkTo(left.address, part) ?? firstIn(left.following, part) ?? controlsOf(part).at(0) ?? wayOn();
  if (!next) heading.tabIndex = -1;
  heading.scrollIntoView();
  (next ?? heading).focus();
  return true;
}

const controlsOf = (part: ParentNode) => [...part.querySelectorAll<HTMLElement>('a[href], button')];

/** The control at the end of the first row that is still in the part: its text may hold links of its own. */
function firstIn(rows: readonly HTMLElement[], part: Element): HTMLElement | undefined {
  const left = rows.filter((row) => part.contains(row));
  return left.map((row) => controlsOf(row).at(-1)).find((control) => control !== undefined);
}

/** The visible button that goes on where a part has nothing left to do. */
function wayOn(): HTMLElement | undefined {
  const buttons = document.querySelectorAll<HTMLElement>('[data-way-on] button');
  return [...buttons].find((button) => button.getClientRects().length > 0);
}

function linkTo(address: string, part: ParentNode = document): HTMLAnchorElement | undefined {
  const links = part.querySelectorAll<HTMLAnchorElement>('main a[href]');
  return [...links].find(
    (link) => link.pathname + link.search === address && link.getClientRects().length > 0,
  );
}
