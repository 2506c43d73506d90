import Monitor from 'virtual:icon/monitor';
import Smartphone from 'virtual:icon/smartphone';
import { useEffect, useRef, useState } from 'react';
import { Icon } from 'ui/layout/icon';
import { joinClassNames } from 'ui/layout/layout';
import { type FieldAddress, findStep, listPurposes } from '../../form-editor/draft/draft';
import { needsScripts } from '../base/needs-scripts.css';
import { visuallyHidden } from '../base/visually-hidden.css';
import { useTexts } from '../live/page-context';
import { Button } from '../parts/button';
import { segment, segments } from '../parts/segments.css';
import { useEditor } from './editor-context';
import { type FormEditorData, PREVIEW_STATES } from './editor-data';
import * as css from './form-editor.css';
import { nameOfPurpose, nameOfStep } from './names';

interface Props {
  preview: FormEditorData['preview'];
  version: string;
  addField: (at: FieldAddress) => void;
}

const WIDTHS = { wide: Monitor, phone: Smartphone } as const;

export function StepPreview({ preview: { src, origin, href, state: firstState }, version, addField }: Props) {
  const { draft, name, selected, select, textLanguage, hrefOf } = useEditor();
  const t = useTexts('form-editor');
  const [state, setState] = useState(firstState);
  const [width, setWidth] = useState<keyof typeof WIDTHS>('wide');
  const frame = useRef<HTMLIFrameElement>(null);
  const purpose = listPurposes(draft)[selected.purpose];
  const step = selected.step ?? 0;
  const shown = purpose?.steps[step];
  const at = { purpose: selected.purpose, step };
  const fieldId = selected.field === undefined ? null : (shown?.fields[selected.field]?.id ?? null);
  const latest = useRef({ at, shown, select, fieldId });
  latest.current = { at, shown, select, fieldId };

  const path = `/demo/form?${new URLSearchParams({
    form: name,
    purpose: purpose?.name ?? '',
    step: shown?.id ?? '',
    lang: textLanguage,
    state,
    v: version,
  })}`;
  // The first address logs the frame in. Later ones only change the page.
  const entered = useRef(false);
  const address = src === null ? null : entered.current && origin ? origin + path : withPlace(src, path);

  useEffect(() => {
    if (origin === null) return;
    const listen = ({ data, origin: from }: MessageEvent) => {
      if (from !== origin || typeof data !== 'object' || data === null || !('formStep' in data)) return;
      entered.current = true;
      const { at: place, shown: now, select: choose, fieldId: id } = latest.current;
      const pressed: unknown = data.formStep?.field;
      if (typeof pressed === 'string') {
        const field = now?.fields.findIndex((each) => each.id === pressed) ?? -1;
        if (field >= 0) choose({ ...place, field });
      } else frame.current?.contentWindow?.postMessage({ selectedField: id }, origin);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [origin]);

  useEffect(() => {
    if (origin && entered.current)
      frame.current?.contentWindow?.postMessage({ selectedField: fieldId }, origin);
  }, [fieldId, origin]);

  if (purpose === undefined) return null;
  return (
    <section className={css.previewPane} aria-labelledby="preview-title">
      <div className={css.paneHead}>
        <h2 id="preview-title">{t('preview')}</h2>
        <p className={css.quietText}>
          <span>{nameOfPurpose(purpose, textLanguage)}</span> ·{' '}
          <b>{shown ? nameOfStep(shown, textLanguage) : ''}</b>
        </p>
        <nav className={segments} aria-label={t('previewState')}>
          {PREVIEW_STATES.map((each) => (
            <a
              key={each}
              className={segment}
              href={`${hrefOf(selected)}&preview=${each}`}
              aria-current={state === each || undefined}
              onClick={(event) => {
                event.preventDefault();
                setState(each);
              }}
            >
              <span>{t(`state.${each}`)}</span>
            </a>
          ))}
        </nav>
        <fieldset className={joinClassNames(segments, needsScripts)}>
          <legend className={visuallyHidden}>{t('previewWidth')}</legend>
          {(['wide', 'phone'] as const).map((each) => (
            <button
              key={each}
              type="button"
              className={segment}
              aria-pressed={width === each}
              onClick={() => setWidth(each)}
            >
              <Icon of={WIDTHS[each]} size={16} />
              <span>{t(`width.${each}`)}</span>
            </button>
          ))}
        </fieldset>
      </div>
      {address === null || shown === undefined || shown.fields.length === 0 ? (
        <div className={css.emptyPreview}>
          <p>{shown !== undefined && shown.fields.length === 0 ? t('emptyStep') : t('noFrame')}</p>
          {shown !== undefined && shown.fields.length === 0 ? (
            <Button
              look="primary"
              type="button"
              className={needsScripts}
              onClick={() => addField({ ...at, field: 0 })}
            >
              {t('addField')}
            </Button>
          ) : (
            <a href={href} target="_blank" rel="noopener">
              {t('tryIt')}
            </a>
          )}
        </div>
      ) : (
        <div className={css.window} data-width={width}>
          <iframe
            ref={frame}
            src={address}
            title={t('previewOf', { step: nameOfStep(shown, textLanguage) })}
          />
        </div>
      )}
      <div className={css.addRow}>
        {findStep(draft, at) && (
          <Button
            look="plain"
            type="button"
            className={needsScripts}
            onClick={() =>
              addField({
                ...at,
                field: selected.field === undefined ? (shown?.fields.length ?? 0) : selected.field + 1,
              })
            }
          >
            {t('addFieldHere')}
          </Button>
        )}
        <p className={joinClassNames(css.keyHints, needsScripts)}>
          <span>{t('keys')}</span>
        </p>
      </div>
    </section>
  );
}

function withPlace(src: string, path: string): string {
  const [address = '', query] = src.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('at', path);
  return `${address}?${parameters}`;
}
