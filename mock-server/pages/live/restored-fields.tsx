import { type ReactNode, useLayoutEffect } from 'react';
import { isControlChanged } from 'ui/fields/form/control';

/** React 18 resets text areas and selects during hydration. */
export function readTypedFields(): () => void {
  const typed = Array.from(document.querySelectorAll<Field>('textarea, select'))
    .filter(isControlChanged)
    .map((field) => ({ field, value: field.value }));
  return () => {
    for (const { field, value } of typed) field.value = value;
  };
}

type Field = HTMLTextAreaElement | HTMLSelectElement;

export function RestoredFields({ restore, children }: { restore: () => void; children: ReactNode }) {
  useLayoutEffect(restore, [restore]);
  return children;
}
