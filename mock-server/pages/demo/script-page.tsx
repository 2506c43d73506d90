import type { ReactNode } from 'react';
import { useTexts } from '../live/page-context';
import { Button, ButtonLink } from '../parts/button';
import { Card } from '../parts/card';
import { body, quiet } from '../parts/card.css';
import { documentField } from '../parts/document-field.css';
import { field } from '../parts/field.css';
import { FileInput } from '../parts/file-input';
import { notice } from '../parts/notice.css';
import { ShareLink } from '../share/share-link';
import { useDemoHref } from './addresses';
import type { ScriptData } from './demo-data';
import * as css from './script-page.css';

/** SIM-14 */
export default function ScriptPage(data: ScriptData) {
  const t = useTexts('demo');
  const address = useDemoHref();
  return (
    <main className={css.page} id="content" tabIndex={-1}>
      <header className={css.head}>
        <div>
          <h1>{`${t('scriptTitle')}: ${data.title}`}</h1>
          <p className={quiet}>{t('scriptLead')}</p>
        </div>
        <ButtonLink href={address.ofWindow('audience')}>{t('title')}</ButtonLink>
      </header>
      <Notice notice={data.notice} />
      <div className={css.columns}>
        <div className={css.column}>
          <AddCard {...data} />
          <ShareCard {...data} />
          <FileCard />
        </div>
        <DocumentCard {...data} />
      </div>
    </main>
  );
}

function Notice({ notice: shown }: Pick<ScriptData, 'notice'>) {
  if (shown === null) return null;
  const { text, isBad, findings } = shown;
  return (
    <div
      className={notice}
      data-tone={isBad ? 'bad' : undefined}
      role={isBad ? 'alert' : 'status'}
      id="findings"
    >
      <p>{text}</p>
      {findings.length > 0 && (
        <ul>
          {findings.map((finding) => (
            <li key={`${finding.path} ${finding.text}`}>
              <code>{finding.path}</code> <span>{finding.text}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function AddCard({ newStop: { path, persona, situation, title, say } }: ScriptData) {
  const t = useTexts('demo');
  const address = useDemoHref();
  return (
    <Card title={t('addStop')} titleId="add-title">
      <form className={`${body} ${css.fields}`} method="post" action={address.script()}>
        <p className={quiet}>{t('addHint')}</p>
        <Labelled id="path" label={t('stopPath')}>
          <input
            className={field}
            id="path"
            name="path"
            defaultValue={path}
            required
            maxLength={500}
            autoComplete="off"
          />
        </Labelled>
        <Labelled id="stop-title" label={t('stopTitle')}>
          <input
            className={field}
            id="stop-title"
            name="title"
            defaultValue={title}
            required
            maxLength={60}
            autoComplete="off"
          />
        </Labelled>
        <Labelled id="stop-say" label={t('stopSay')}>
          <input
            className={field}
            id="stop-say"
            name="say"
            defaultValue={say}
            required
            maxLength={1000}
            autoComplete="off"
          />
        </Labelled>
        <input type="hidden" name="persona" value={persona} />
        {situation !== null && <input type="hidden" name="situation" value={situation} />}
        <Button look="primary" name="intent" value="add">
          {t('add')}
        </Button>
      </form>
    </Card>
  );
}

function Labelled({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {children}
    </>
  );
}

function ShareCard({ title, link, shareHref }: ScriptData) {
  const t = useTexts('demo');
  const address = useDemoHref();
  return (
    <Card title={t('share')} titleId="share-title">
      <div className={`${body} ${css.fields}`}>
        <ShareLink name={title} link={link} action={shareHref} hint={t('shareHint')} />
        <p className={css.row}>
          <ButtonLink href={address.scriptFile} download="demo.json">
            {t('download')}
          </ButtonLink>
        </p>
      </div>
    </Card>
  );
}

function FileCard() {
  const t = useTexts('demo');
  const address = useDemoHref();
  return (
    <Card title={t('file')} titleId="file-title">
      <form
        className={`${body} ${css.row}`}
        method="post"
        encType="multipart/form-data"
        action={address.script()}
      >
        <FileInput name="file" accept="application/json,.json" label={t('file')} />
        <Button name="intent" value="file">
          {t('upload')}
        </Button>
      </form>
    </Card>
  );
}

function DocumentCard({ document }: ScriptData) {
  const t = useTexts('demo');
  const address = useDemoHref();
  return (
    <Card title={<label htmlFor="document">{t('scriptDocument')}</label>} titleId="document-title">
      <form className={body} method="post" encType="multipart/form-data" action={address.script()}>
        <textarea
          className={documentField}
          id="document"
          name="document"
          rows={28}
          spellCheck={false}
          defaultValue={document}
        />
        <p className={css.row}>
          <Button look="primary" name="intent" value="document">
            {t('check')}
          </Button>
          <Button name="intent" value="standard">
            {t('standard')}
          </Button>
        </p>
      </form>
    </Card>
  );
}
