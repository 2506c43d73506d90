import { usePage, useTexts } from '../live/page-context';
import type { FormEditorData } from './editor-data';
import * as css from './form-editor.css';

/** Before the first edit: a template, a copy from an API or a file, or an empty form. */
export function StartChoice({ address, templates, api, message }: FormEditorData) {
  const { language } = usePage();
  const t = useTexts('form-editor');
  return (
    <section className={css.start} aria-labelledby="start-title">
      <h2 id="start-title">{t('start.title')}</h2>
      <p>{t('start.lead')}</p>
      {message && (
        <p role="alert" className={css.errorNote}>
          {message}
        </p>
      )}
      <div className={css.startCards}>
        <form method="post" action={address} className={css.card}>
          <h3>{t('start.template')}</h3>
          <p className={css.quiet}>{t('start.templateHint')}</p>
          {templates.map(({ id, ...counts }) => (
            <button type="submit" key={id} className={css.template} name="intent" value={`template:${id}`}>
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
          <p className={css.quiet}>{t('start.copyHint')}</p>
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
          <p className={css.quiet}>
            <code>GET /dynamic_forms_fields_definitions</code> <code>GET /dynamic_forms_ui_config</code>
          </p>
          <button type="submit" className={css.smallButton} name="intent" value="fetch">
            {t('start.copyNow')}
          </button>
        </form>
        <form method="post" action={address} encType="multipart/form-data" className={css.card}>
          <h3>{t('start.file')}</h3>
          <label>
            <span>{t('start.fileHint')}</span>
            <input type="file" name="file" accept=".json,application/json" required />
          </label>
          <button type="submit" className={css.smallButton} name="intent" value="import">
            {t('start.read')}
          </button>
        </form>
        <form method="post" action={address} className={css.card}>
          <h3>{t('start.empty')}</h3>
          <p className={css.quiet}>{t('start.emptyHint')}</p>
          <button type="submit" className={css.smallButton} name="intent" value="template:empty">
            {t('start.emptyNow')}
          </button>
        </form>
      </div>
    </section>
  );
}

type T = ReturnType<typeof useTexts<'form-editor'>>;

function templateName(id: string, t: T): string {
  if (id === 'fleet') return t('template.fleet');
  return id === 'signatory' ? t('template.signatory') : t('template.practice');
}
