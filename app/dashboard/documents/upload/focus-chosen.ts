import { type RefObject, useEffect, useRef } from 'react';
import type { Upload } from './upload-queue';

/**
 * Where the keyboard goes on once a file is chosen, within the part of the page that shows its kind: at the question for its date, else at
 * the way to send another, as the field that it was chosen by is folded away. Whoever is busy elsewhere stays there.
 */
export function useFocusOnChosen(part: RefObject<HTMLElement>, uploads: readonly Upload[]): void {
  const known = useRef(new Set<string>());
  const asked = useRef(new Set<string>());
  useEffect(() => {
    const undated = uploads.filter(({ phase }) => phase === 'undated').map(({ key }) => key);
    const question = undated.find((key) => !asked.current.has(key));
    const isNew = uploads.some(({ key }) => !known.current.has(key));
    asked.current = new Set(undated);
    known.current = new Set(uploads.map(({ key }) => key));
    const focused = document.activeElement ?? document.body;
    if (!isFree(focused, part.current)) return;
    if (question !== undefined) {
      const rows = part.current?.querySelectorAll<HTMLElement>('[data-upload]') ?? [];
      const row = [...rows].find(({ dataset }) => dataset.upload === question);
      row?.querySelector('input')?.focus();
    } else if (isNew && !focused.matches('summary')) {
      const field = part.current?.querySelector('details input[type=file]');
      field?.closest('details')?.querySelector('summary')?.focus();
    }
  }, [part, uploads]);
}

/** Whether the focus is on what is left over of choosing a file: its field, the way to it, or nothing where that is gone. */
function isFree(focused: Element, part: HTMLElement | null): boolean {
  return focused === document.body || (part?.contains(focused) === true && focused.matches(CHOOSING));
}

const CHOOSING = 'summary, input[type=file]';
