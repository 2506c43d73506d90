import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { announce } from './announce';
import { useHydrated } from './use-hydrated';

/** Announces the title if the focus is in the page already. Skips the first page. */
export function useFocusOnArrival(pathname: string): void {
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const main = document.getElementById('content');
    if (main?.contains(document.activeElement) && document.activeElement !== main)
      return announce(document.title);
    focusHeading();
  }, [pathname]);
}

/** Focuses the heading when this page replaces another one at the same address, and when the other one returns. */
export function useFocusOnReplacement(): void {
  const [replacesPage] = useState(useHydrated());
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    if (replacesPage) focusHeadingIfLost();
    return () => {
      isShown.current = false;
      // The next page may move the focus itself, so wait.
      setTimeout(() => {
        if (!isShown.current) focusHeadingIfLost();
      });
    };
  }, [replacesPage]);
}

function focusHeadingIfLost(): void {
  if (document.activeElement === document.body) focusHeading();
}

interface PageOfList {
  /** Id of the element to focus instead of the heading. */
  list: string | undefined;
  /** Announced, such as "51 to 100 of 120". */
  position: string;
  /** Link to a page of the list, if the browser went back. */
  linkTo: (page: number) => HTMLElement | null;
}

/** Moves the focus, because the pressed link may be gone. */
export function useFocusOnPageChange(page: number, shownPage: PageOfList): void {
  const shownPageNumber = useRef(page);
  useEffect(() => {
    const earlierPageNumber = shownPageNumber.current;
    shownPageNumber.current = page;
    if (earlierPageNumber === page) return;
    const { list, position, linkTo } = shownPage;
    const link = linkTo(earlierPageNumber);
    const target = link ?? (list ? document.getElementById(list) : findHeading());
    if (link) link.focus();
    else focusElement(target);
    if (!target?.textContent?.includes(position)) announce(position);
  });
}

export function focusHeading(): void {
  focusElement(findHeading());
}

const findHeading = () => document.querySelector<HTMLElement>('#content h1');

function focusElement(element: HTMLElement | null): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

export function useFocusReturn() {
  const focusedPart = useRef<HTMLElement | null>(null);
  const elementBefore = useRef<HTMLElement | null>(null);
  const noteFocusOrigin = (currentPart: HTMLElement, focusOrigin: EventTarget | null) => {
    focusedPart.current = currentPart;
    if (
      focusOrigin instanceof HTMLElement &&
      focusOrigin !== document.body &&
      !currentPart.contains(focusOrigin)
    )
      elementBefore.current = focusOrigin;
  };
  return {
    // Safari does not focus pressed buttons, and a press first moves focus to the body.
    onPointerDownCapture: ({ currentTarget }: PointerEvent<HTMLElement>) =>
      noteFocusOrigin(currentTarget, document.activeElement),
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
      noteFocusOrigin(currentTarget, relatedTarget),
    returnFocus: () => {
      const returnTarget = elementBefore.current;
      elementBefore.current = null;
      const activeElement = document.activeElement;
      if (activeElement !== document.body && !focusedPart.current?.contains(activeElement)) return;
      returnTarget?.focus({ preventScroll: true });
      if (document.activeElement !== returnTarget) focusHeading();
    },
  };
}
