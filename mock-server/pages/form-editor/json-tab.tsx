import { type ComponentType, useEffect, useState } from 'react';
import { useTexts } from '../live/page-context';
import type { FormEditorData } from './editor-data';
import * as css from './form-editor.css';
import type { JsonEditorProps } from './json-editor';

/** The editor for code is loaded by this tab only. Without scripts, the page of the document is linked. */
export function JsonTab({ jsonPage, ...editor }: Pick<FormEditorData, 'jsonPage'> & JsonEditorProps) {
  const t = useTexts('form-editor');
  const [loaded, setLoaded] = useState<{ Editor: ComponentType<JsonEditorProps> } | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    import('./json-editor').then(
      ({ JsonEditor }) => setLoaded({ Editor: JsonEditor }),
      () => setFailed(true),
    );
  }, []);
  return (
    <section className={css.json} aria-label={t('tab.json')}>
      {loaded === null ? (
        <p className={css.quiet}>{isFailed ? t('jsonFailed') : t('loading')}</p>
      ) : (
        <loaded.Editor {...editor} />
      )}
      <a href={jsonPage}>{t('jsonPage')}</a>
    </section>
  );
}
