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
export function prepareHydration(): (focused: Element | null) => void {
  hydrationState.isDone = false;
  const controls = controlsOf().map((control) => ({
    control,
    entry: readEntry(control),
    isTyped: isControlChanged(control),
  }));
  const unhide = window.hideForeignNodes?.();
  return (focused) => {
    hydrationState.isDone = true;
    unhide?.();
    writeEntries(
      controls
        .filter(({ control, isTyped }) => isTyped || isControlChanged(control))
        // React resets textareas during hydration, so the earlier value counts.
        .map(({ control, entry }) =>
          isControlChanged(control) ? { ...readEntry(control), form: entry.form } : entry,
        ),
    );
    if (!focused || focused.isConnected) return;
    const restoredElement = document.getElementById(focused.id);
    restoredElement?.focus({ preventScroll: true });
    if (isText(restoredElement) && isText(focused) && focused.selectionStart !== null) {
      restoredElement.setSelectionRange(focused.selectionStart, focused.selectionEnd);
    }
  };
}

const isText = (element: Element | null) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

export function RestoredDocument({
  restore,
  children,
}: {
  restore: (focused: Element | null) => void;
  children: ReactNode;
}) {
  const [focused] = useState(() => document.activeElement);
  useLayoutEffect(() => restore(focused), [restore, focused]);
  return children;
}
