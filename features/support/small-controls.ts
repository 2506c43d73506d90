import type { Page } from 'playwright';

/** A label counts as part of its control. Links within a text are exempt. */
export function findSmallControls(page: Page, minSize: number): Promise<string[]> {
  return page.evaluate(findInPage, minSize);
}

function findInPage(minSize: number): string[] {
  return [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((control) => getComputedStyle(control).display !== 'inline' || control.matches('input, select'))
    .filter((control) => getComputedStyle(control).clipPath === 'none')
    .filter((control) => {
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      const isLarge = (box: DOMRect) => Math.min(box.width, box.height) >= minSize - 0.1;
      return ![control, ...labels].some((part) => isLarge(part.getBoundingClientRect()));
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}
