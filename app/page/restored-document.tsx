import { type ReactNode, useLayoutEffect, useState } from 'react';
import { takeover } from '~/ui/feedback/use-hydrated';
import { isChanged } from '~/ui/fields/changed-control';
import { controlsOf, readEntry, writeEntries } from '~/ui/fields/control-entries';

declare global {
  interface Window {
    /** Hides the nodes of browser extensions from React. Defined by `BEGIN_SCRIPTS`. @returns ends hiding */
    hideForeignNodes?: () => () => void;
  }
}

/**
 * Readies the server's document for hydration: React 18 re-creates the whole document for a single unknown node. Known nodes of browser
 * extensions are hidden. Others, added while the document was parsed, are not recognised: values and focus move to a re-created document.
 *
 * @returns ends hiding, and restores values and focus; to be called before the effects of forms read them
 */
export function prepareDocument(): (focused: Element | null) => void {
  takeover.isDone = false;
  const controls = controlsOf().map((control) => ({
    control,
    entry: readEntry(control),
    isTyped: isChanged(control),
  }));
  const unhide = window.hideForeignNodes?.();
  return (focused) => {
    takeover.isDone = true;
    unhide?.();
    writeEntries(
      controls
        .filter(({ control, isTyped }) => isTyped || isChanged(control))
        // React resets a textarea that has a default value while it hydrates: then the earlier value counts.
        .map(({ control, entry }) =>
          isChanged(control) ? { ...readEntry(control), form: entry.form } : entry,
        ),
    );
    if (!focused || focused.isConnected) return;
    const now = document.getElementById(focused.id);
    now?.focus({ preventScroll: true });
    if (isText(now) && isText(focused) && focused.selectionStart !== null) {
      now.setSelectionRange(focused.selectionStart, focused.selectionEnd);
    }
  };
}

const isText = (element: Element | null) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Calls `restore` once React shows the page, before effects run. React renders a re-created document right before it replaces the old one. */
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
