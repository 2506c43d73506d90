import { type ComponentType, useEffect, useState } from 'react';
import { useTexts } from '../live/page-context';
import * as css from './form-editor.css';
import type { JsonEditorProps } from './json-editor';
import { JsonForm } from './json-form';

/** Only this tab loads the code editor. Until then, a form takes the document. */
export function JsonTab({ address, ...editor }: JsonEditorProps & { address: string }) {
  const t = useTexts('form-editor');
  const [loaded, setLoaded] = useState<{ Editor: ComponentType<JsonEditorProps> } | null>(null);
  useEffect(() => {
    import('./json-editor').then(
      ({ JsonEditor }) => setLoaded({ Editor: JsonEditor }),
      () => undefined,
    );
  }, []);
  return (
    <section className={css.jsonEditorBox} aria-label={t('tab.json')}>
      {loaded === null ? (
        <JsonForm address={address} text={editor.given ?? JSON.stringify(editor.draft, null, 2)} rows={24} />
      ) : (
        <loaded.Editor {...editor} />
      )}
    </section>
  );
}
