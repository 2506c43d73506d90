type FocusWindow = Window & { lastFocused?: Element | null };

/** Runs in the page before its scripts. Ignores focus removed by Tab, `blur` or a press on an empty area. */
export function rememberFocus(): void {
  const page: FocusWindow = window;
  addEventListener(
    'focusin',
    ({ target }) => {
      const isPage = target === document.body || target === document.documentElement;
      page.lastFocused = target instanceof Element && !isPage ? target : null;
    },
    true,
  );
  addEventListener(
    'pointerdown',
    ({ target }) => {
      const control = 'a[href], button, input, select, textarea, summary, [tabindex]';
      if (!(target instanceof Element) || target.closest(control) === null) page.lastFocused = null;
    },
    true,
  );
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Tab') page.lastFocused = null;
    },
    true,
  );
  matchMedia('print').addEventListener('change', ({ matches }) => {
    if (matches) page.lastFocused = null;
  });
  // A blurred control that is still focusable lost the focus to a script.
  addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      if (relatedTarget !== null || !(target instanceof HTMLElement)) return;
      queueMicrotask(() => {
        if (target.getClientRects().length > 0 && !target.matches(':disabled')) page.lastFocused = null;
      });
    },
    true,
  );
}

/** Runs in the page. Null unless the last focused element lost the focus to the body. */
export function findLostFocus(): string | null {
  const { activeElement, body, documentElement } = document;
  const lastFocused = (window as FocusWindow).lastFocused ?? null;
  if (
    lastFocused === null ||
    (activeElement !== body && activeElement !== documentElement && activeElement !== null)
  ) {
    return null;
  }
  return lastFocused.outerHTML.slice(0, 200);
}
