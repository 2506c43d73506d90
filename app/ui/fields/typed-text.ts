import { isChanged } from './changed-control';

/** Whether the visitor has typed or chosen something in the page's own forms that leaving it would lose. */
export function isAnythingTyped(): boolean {
  return [...document.querySelectorAll('main form :is(input, select, textarea)')].some(isChanged);
}
