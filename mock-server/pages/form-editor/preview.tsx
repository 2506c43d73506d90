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
  addField: (fieldAddress: FieldAddress) => void;
}

const PREVIEW_WIDTHS = { wide: Monitor, phone: Smartphone } as const;

export function StepPreview({ preview: { src, origin, href, state: firstState }, version, addField }: Props) {
  const { draft, name, selectedPart, select, textLanguage, hrefOf } = useEditor();
  const t = useTexts('form-editor');
  const [state, setState] = useState(firstState);
  const [width, setWidth] = useState<keyof typeof PREVIEW_WIDTHS>('wide');
  const frame = useRef<HTMLIFrameElement>(null);
  const purpose = listPurposes(draft)[selectedPart.purpose];
  const step = selectedPart.step ?? 0;
  const shownStep = purpose?.steps[step];
  const stepAddress = { purpose: selectedPart.purpose, step };
  const fieldId =
    selectedPart.field === undefined ? null : (shownStep?.fields[selectedPart.field]?.id ?? null);
  const latestState = useRef({ stepAddress, shownStep, select, fieldId });
  latestState.current = { stepAddress, shownStep, select, fieldId };

  const path = `/demo/form?${new URLSearchParams({
    form: name,
    purpose: purpose?.name ?? '',
    step: shownStep?.id ?? '',
    lang: textLanguage,
    state,
    v: version,
  })}`;
  // The first address logs the frame in. Later ones only change the page.
  const hasEntered = useRef(false);
  const address = src === null ? null : hasEntered.current && origin ? origin + path : replacePath(src, path);

  useEffect(() => {
    if (origin === null) return;
    const listen = ({ data, origin: senderOrigin }: MessageEvent) => {
      if (senderOrigin !== origin || typeof data !== 'object' || data === null || !('formStep' in data))
        return;
      hasEntered.current = true;
      const { stepAddress: place, shownStep: latestStep, select: choose, fieldId: id } = latestState.current;
      const pressed: unknown = data.formStep?.field;
      if (typeof pressed === 'string') {
        const field = latestStep?.fields.findIndex((candidate) => candidate.id === pressed) ?? -1;
        if (field >= 0) choose({ ...place, field });
      } else frame.current?.contentWindow?.postMessage({ selectedField: id }, origin);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [origin]);

  useEffect(() => {
    if (origin && hasEntered.current)
      frame.current?.contentWindow?.postMessage({ selectedField: fieldId }, origin);
  }, [fieldId, origin]);

  if (purpose === undefined) return null;
  return (
    <section className={css.previewPane} aria-labelledby="preview-title">
      <div className={css.paneHeader}>
        <h2 id="preview-title">{t('preview')}</h2>
        <p className={css.quietText}>
          <span>{nameOfPurpose(purpose, textLanguage)}</span> ·{' '}
          <b>{shownStep ? nameOfStep(shownStep, textLanguage) : ''}</b>
        </p>
        <nav className={segments} aria-label={t('previewState')}>
          {PREVIEW_STATES.map((previewState) => (
            <a
              key={previewState}
              className={segment}
              href={`${hrefOf(selectedPart)}&preview=${previewState}`}
              aria-current={state === previewState || undefined}
              onClick={(event) => {
                event.preventDefault();
                setState(previewState);
              }}
            >
              <span>{t(`state.${previewState}`)}</span>
            </a>
          ))}
        </nav>
        <fieldset className={joinClassNames(segments, needsScripts)}>
          <legend className={visuallyHidden}>{t('previewWidth')}</legend>
          {(['wide', 'phone'] as const).map((widthName) => (
            <button
              key={widthName}
              type="button"
              className={segment}
              aria-pressed={width === widthName}
              onClick={() => setWidth(widthName)}
            >
              <Icon of={PREVIEW_WIDTHS[widthName]} size={16} />
              <span>{t(`width.${widthName}`)}</span>
            </button>
          ))}
        </fieldset>
      </div>
      {address === null || shownStep === undefined || shownStep.fields.length === 0 ? (
        <div className={css.emptyPreview}>
          <p>{shownStep !== undefined && shownStep.fields.length === 0 ? t('emptyStep') : t('noFrame')}</p>
          {shownStep !== undefined && shownStep.fields.length === 0 ? (
            <Button
              variant="primary"
              type="button"
              className={needsScripts}
              onClick={() => addField({ ...stepAddress, field: 0 })}
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
            title={t('previewOf', { step: nameOfStep(shownStep, textLanguage) })}
          />
        </div>
      )}
      <div className={css.addRow}>
        {findStep(draft, stepAddress) && (
          <Button
            variant="plain"
            type="button"
            className={needsScripts}
            onClick={() =>
              addField({
                ...stepAddress,
                field:
                  selectedPart.field === undefined ? (shownStep?.fields.length ?? 0) : selectedPart.field + 1,
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

function replacePath(src: string, path: string): string {
  const [address = '', query] = src.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('at', path);
  return `${address}?${parameters}`;
}
