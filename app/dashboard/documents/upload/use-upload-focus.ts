import { type RefObject, useEffect, useRef } from 'react';
import type { Upload } from './upload-queue';

/** Once the file input is hidden, focuses the upload's date field, else the control for another file. */
export function useUploadFocus(container: RefObject<HTMLElement>, uploads: readonly Upload[]): void {
  const knownKeys = useRef(new Set<string>());
  const focusedUploads = useRef(new Set<string>());
  useEffect(() => {
    const undatedKeys = uploads.filter(({ phase }) => phase === 'undated').map(({ key }) => key);
    const question = undatedKeys.find((key) => !focusedUploads.current.has(key));
    const isNew = uploads.some(({ key }) => !knownKeys.current.has(key));
    focusedUploads.current = new Set(undatedKeys);
    knownKeys.current = new Set(uploads.map(({ key }) => key));
    const focused = document.activeElement ?? document.body;
    if (!isFree(focused, container.current)) return;
    if (question !== undefined) {
      const rows = container.current?.querySelectorAll<HTMLElement>('[data-upload]') ?? [];
      const row = [...rows].find(({ dataset }) => dataset.upload === question);
      row?.querySelector('input')?.focus();
    } else if (isNew && !focused.matches('summary')) {
      const field = container.current?.querySelector('details input[type=file]');
      field?.closest('details')?.querySelector('summary')?.focus();
    }
  }, [container, uploads]);
}

function isFree(focused: Element, container: HTMLElement | null): boolean {
  return (
    focused === document.body ||
    (container?.contains(focused) === true && focused.matches(FILE_CHOICE_SELECTOR))
  );
}

const FILE_CHOICE_SELECTOR = 'summary, input[type=file]';
