import { usePage, useTexts } from '../live/page-context';
import { Button, ButtonLink } from '../parts/button';
import { FileInput } from '../parts/file-input';
import type { FormEditorData } from './editor-data';
import * as css from './form-editor.css';
import { JsonForm } from './json-form';

export function StartChoice({
  address,
  templates,
  api,
  draft,
  submittedText,
  exportHref,
  replacedVersion,
}: FormEditorData) {
  const { language } = usePage();
  const t = useTexts('form-editor');
  return (
    <section className={css.startChoices} aria-labelledby="start-title">
      <h2 id="start-title">{t('start.title')}</h2>
      {draft.document === null && <p>{t('start.lead')}</p>}
      {draft.document !== null && <CurrentForm address={address} draft={draft} exportHref={exportHref} />}
      {replacedVersion !== null && (
        <form method="post" action={address} className={css.card}>
          <input type="hidden" name="version" value={replacedVersion} />
          <h3>{t('start.replaced')}</h3>
          <p>{t('start.replacedHint')}</p>
          <div className={css.buttonRow}>
            <Button name="intent" value="bring_back">
              {t('start.bringBack')}
            </Button>
          </div>
        </form>
      )}
      <div className={css.startCards}>
        <form method="post" action={address} className={css.card}>
          <h3>{t('start.template')}</h3>
          <p className={css.quietText}>{t('start.templateHint')}</p>
          {templates.map(({ id, ...counts }) => (
            <button
              type="submit"
              key={id}
              className={css.templateButton}
              name="intent"
              value={`template:${id}`}
            >
              <b>{templateName(id, t)}</b>
              <span>
                {t('counts', {
                  purposes: counts.purposes.toLocaleString(language),
                  steps: counts.steps.toLocaleString(language),
                  fields: counts.fields.toLocaleString(language),
                })}
              </span>
            </button>
          ))}
        </form>
        <form method="post" action={address} className={css.card}>
          <h3>{t('start.copy')}</h3>
          <p className={css.quietText}>{t('start.copyHint')}</p>
          <label>
            <span>{t('start.api')}</span>
            <input
              name="api"
              type="url"
              required
              defaultValue={api}
              placeholder="https://api.nordheide.example/v2"
              autoComplete="off"
            />
          </label>
          <p className={css.quietText}>
            <code>/dynamic_forms_fields_definitions</code>
            <br />
            <code>/dynamic_forms_ui_config</code>
          </p>
          <Button name="intent" value="fetch">
            {t('start.copyNow')}
          </Button>
        </form>
        <form method="post" action={address} encType="multipart/form-data" className={css.card}>
          <h3>{t('start.file')}</h3>
          <div className={css.fileEntry}>
            <span aria-hidden="true">{t('start.fileHint')}</span>
            <FileInput name="file" accept="application/json,.json" label={t('start.fileHint')} isRequired />
          </div>
          <Button name="intent" value="import">
            {t('start.read')}
          </Button>
        </form>
        <section className={css.card} aria-labelledby="paste-title">
          <h3 id="paste-title">{t('start.paste')}</h3>
          <p className={css.quietText}>{t('start.pasteHint')}</p>
          <JsonForm address={address} text={submittedText ?? ''} rows={5} />
        </section>
        <form method="post" action={address} className={css.card}>
          <h3>{t('start.empty')}</h3>
          <p className={css.quietText}>{t('start.emptyHint')}</p>
          <Button name="intent" value="template:empty">
            {t('start.emptyNow')}
          </Button>
        </form>
      </div>
    </section>
  );
}

function CurrentForm({
  address,
  draft,
  exportHref,
}: Pick<FormEditorData, 'address' | 'draft' | 'exportHref'>) {
  const t = useTexts('form-editor');
  return (
    <form method="post" action={address} className={css.card}>
      <h3>{t('start.present')}</h3>
      <p>{t('start.replaces')}</p>
      <div className={css.buttonRow}>
        <ButtonLink href={exportHref} download>
          {t('download')}
        </ButtonLink>
        {draft.is_own && (
          <Button name="intent" value="drop">
            {t('start.drop')}
          </Button>
        )}
      </div>
    </form>
  );
}

type T = ReturnType<typeof useTexts<'form-editor'>>;

function templateName(id: string, t: T): string {
  if (id === 'fleet') return t('template.fleet');
  return id === 'signatory' ? t('template.signatory') : t('template.practice');
}
