import { type ReactNode, useLayoutEffect, useState } from 'react';
import { hydrationState } from 'ui/feedback/use-hydrated';
import { isControlChanged } from 'ui/fields/form/control';
import { controlsOf, readEntry, writeEntries } from 'ui/fields/form/control-entries';

declare global {
  interface Window {
    hideForeignNodes?: () => () => void;
  }
}

/**
 * An unknown node, such as a browser extension's, makes React 18 re-create the document. Call the result before effects
 * of forms run.
 */
export function prepareHydration(): (focusedBefore: Element | null) => void {
  hydrationState.isDone = false;
  const controls = controlsOf().map((control) => ({
    control,
    entry: readEntry(control),
    isTyped: isControlChanged(control),
  }));
  const showHiddenNodes = window.hideForeignNodes?.();
  return (focusedBefore) => {
    hydrationState.isDone = true;
    showHiddenNodes?.();
    writeEntries(
      controls
        .filter(({ control, isTyped }) => isTyped || isControlChanged(control))
        // React resets textareas during hydration, so the earlier value counts.
        .map(({ control, entry }) =>
          isControlChanged(control) ? { ...readEntry(control), form: entry.form } : entry,
        ),
    );
    if (!focusedBefore || focusedBefore.isConnected) return;
    const restoredElement = document.getElementById(focusedBefore.id);
    restoredElement?.focus({ preventScroll: true });
    if (isText(restoredElement) && isText(focusedBefore) && focusedBefore.selectionStart !== null) {
      restoredElement.setSelectionRange(focusedBefore.selectionStart, focusedBefore.selectionEnd);
    }
  };
}

const isText = (element: Element | null) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

export function RestoredDocument({
  restore,
  children,
}: {
  restore: (focusedBefore: Element | null) => void;
  children: ReactNode;
}) {
  const [focusedBefore] = useState(() => document.activeElement);
  useLayoutEffect(() => restore(focusedBefore), [restore, focusedBefore]);
  return children;
}
