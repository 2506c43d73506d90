import { type ComponentType, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../live/page-context';
import { storeInBrowser } from './browser-storage';
import * as css from './form-editor.css';
import { parseFormDocument, type StoredJson } from './json-document';
import type { JsonEditorProps } from './json-editor';
import { JsonForm } from './json-form';

/** A plain form takes the text until the code editor has loaded. */
export function JsonTab({ address: formAction, ...editor }: JsonEditorProps & { address: string }) {
  const t = useTexts('form-editor');
  const [loadedEditor, setLoaded] = useState<{
    Editor: ComponentType<JsonEditorProps>;
    isTyped: boolean;
    selected: JsonEditorProps['selected'];
  } | null>(null);
  const section = useRef<HTMLElement>(null);
  const latestEditor = useRef(editor);
  latestEditor.current = editor;
  useEffect(() => {
    const area = section.current?.querySelector('textarea');
    let isWaiting = true;
    const takeTyped = () => {
      isWaiting = false;
      return area && area.value !== area.defaultValue ? area.value : null;
    };
    const keep = (text: string) => {
      const { storageKey, draft } = latestEditor.current;
      storeInBrowser(storageKey, { text, base: draft } satisfies StoredJson);
    };
    import('./json-editor').then(
      ({ JsonEditor }) => {
        if (!isWaiting) return;
        const typed = takeTyped();
        if (typed !== null) keep(typed);
        const isFocused = area && area === document.activeElement;
        const selected = isFocused ? { anchor: area.selectionStart, head: area.selectionEnd } : null;
        // Renders at once, so that no typed text is lost.
        flushSync(() => setLoaded({ Editor: JsonEditor, isTyped: typed !== null, selected }));
      },
      () => undefined,
    );
    return () => {
      const typed = isWaiting ? takeTyped() : null;
      if (typed === null) return;
      const document = parseFormDocument(typed);
      if (document === null) keep(typed);
      else latestEditor.current.change(document);
    };
  }, []);
  return (
    <section ref={section} className={css.jsonEditorBox} aria-label={t('tab.json')}>
      {loadedEditor === null ? (
        <JsonForm
          address={formAction}
          text={editor.submittedText ?? JSON.stringify(editor.draft, null, 2)}
          rows={24}
        />
      ) : (
        <loadedEditor.Editor
          {...editor}
          submittedText={loadedEditor.isTyped ? null : editor.submittedText}
          selected={loadedEditor.selected}
        />
      )}
    </section>
  );
}
