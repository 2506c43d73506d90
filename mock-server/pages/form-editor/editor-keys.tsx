import { type MutableRefObject, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useEditor } from './editor-context';
import type { Tab } from './editor-data';
import { useFlushedSubmit } from './flushed-submit';
import * as css from './form-editor.css';
import { useMoveByOne } from './move-subject';
import type { DraftEditor } from './use-draft';

/** Handles Ctrl+Z and Ctrl+Y outside of inputs. Alt with arrows moves the selected part. */
export function EditorKeys({
  editor,
  tab,
  bringBack: undoForm,
  focusTargets,
  children,
}: {
  editor: DraftEditor;
  tab: Tab;
  bringBack: RefObject<HTMLFormElement | null>;
  focusTargets: MutableRefObject<readonly string[]>;
  children: ReactNode;
}) {
  const { selectedPart, draft } = useEditor();
  const moveByOne = useMoveByOne();
  const editorElement = useRef<HTMLDivElement>(null);
  const latestState = useRef({ editor, tab, selectedPart, draft, moveByOne });
  latestState.current = { editor, tab, selectedPart, draft, moveByOne };
  useEffect(() => {
    const owner = editorElement.current;
    owner?.addEventListener('keydown', handleKey);
    return () => owner?.removeEventListener('keydown', handleKey);

    function handleKey(event: KeyboardEvent) {
      const state = latestState.current;
      if (state.tab === 'json') return;
      const key = event.key.toLowerCase();
      const isCommand = event.ctrlKey || event.metaKey;
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select, dialog') !== null;
      if (isCommand && !isTyping && (key === 'z' || key === 'y')) {
        event.preventDefault();
        if (key === 'y' || event.shiftKey) state.editor.redo();
        else if (undoForm.current) undoForm.current.requestSubmit(undoForm.current.querySelector('button'));
        else state.editor.undo();
      } else if (event.altKey && (key === 'arrowup' || key === 'arrowdown')) {
        event.preventDefault();
        const input = event.target instanceof Element ? event.target.getAttribute('name') : null;
        const focused = input === null ? '[data-outline] [aria-current]' : `[name="${CSS.escape(input)}"]`;
        state.moveByOne(state.selectedPart, key === 'arrowup' ? 'up' : 'down', focused);
      }
    }
  }, [undoForm]);
  useEffect(() => {
    const focusTarget = focusTargets.current
      .map((selector) => editorElement.current?.querySelector<HTMLElement>(selector))
      .find((element) => element);
    focusTargets.current = [];
    if (!focusTarget) return;
    focusTarget.focus();
    if (focusTarget instanceof HTMLInputElement) focusTarget.select();
  });
  const submitAfterFlush = useFlushedSubmit(editor);
  return (
    <div ref={editorElement} className={css.editor} onSubmit={submitAfterFlush}>
      {children}
    </div>
  );
}
