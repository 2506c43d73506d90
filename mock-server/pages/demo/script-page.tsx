import { useId } from 'react';
import { useTexts } from '../live/page-context';
import { Button, ButtonLink } from '../parts/button';
import { Card } from '../parts/card';
import { body, quietText } from '../parts/card.css';
import { column } from '../parts/columns.css';
import { documentField } from '../parts/document-field.css';
import { EntryProblem } from '../parts/entry-problem';
import { field, inputWithProblem } from '../parts/field.css';
import { FileInput } from '../parts/file-input';
import { frame, headerRow, sideBySide } from '../parts/frame.css';
import { notice } from '../parts/notice.css';
import { ShareLink } from '../share/share-link';
import { useDemoHref } from './addresses';
import type { ScriptData } from './demo-data';
import * as css from './script-page.css';

export default function ScriptPage(data: ScriptData) {
  const t = useTexts('demo');
  const colon = useTexts('shell')('colon');
  const address = useDemoHref();
  return (
    <main className={frame.wide} id="content" tabIndex={-1}>
      <header className={headerRow}>
        <div>
          <h1>{`${t('scriptTitle')}${colon}${data.title}`}</h1>
          <p className={quietText}>{t('scriptLead')}</p>
        </div>
        <ButtonLink href={address.ofWindow('audience')}>{t('title')}</ButtonLink>
      </header>
      <Notice notice={data.notice} />
      <div className={sideBySide}>
        <div className={column}>
          <AddCard {...data} />
          <ShareCard {...data} />
          <FileCard />
        </div>
        <DocumentCard {...data} />
      </div>
    </main>
  );
}

function Notice({ notice: shownNotice }: Pick<ScriptData, 'notice'>) {
  if (shownNotice === null) return null;
  const { text, isError, findings } = shownNotice;
  return (
    <div
      className={notice}
      data-tone={isError ? 'bad' : undefined}
      role={isError ? 'alert' : 'status'}
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

function AddCard({ newStop: { path, persona, situation, title, say, problems } }: ScriptData) {
  const t = useTexts('demo');
  const address = useDemoHref();
  return (
    <Card title={t('addStop')} titleId="add-title">
      <form className={`${body} ${css.fields}`} method="post" action={address.script()}>
        <p className={quietText}>{t('addHint')}</p>
        <StopField name="path" label={t('stopPath')} value={path} maxLength={500} problem={problems.path} />
        <StopField
          name="title"
          label={t('stopTitle')}
          value={title}
          maxLength={60}
          problem={problems.title}
        />
        <StopField name="say" label={t('stopSay')} value={say} maxLength={1000} problem={problems.say} />
        <input type="hidden" name="persona" value={persona} />
        {situation !== null && <input type="hidden" name="situation" value={situation} />}
        <Button variant="primary" name="intent" value="add">
          {t('add')}
        </Button>
      </form>
    </Card>
  );
}

interface StopFieldProps {
  name: string;
  label: string;
  value: string;
  maxLength: number;
  problem: string | undefined;
}

function StopField({ name, label, value, maxLength, problem }: StopFieldProps) {
  const id = useId();
  return (
    <div className={inputWithProblem}>
      <label>
        <span>{label}</span>
        <input
          className={field}
          name={name}
          defaultValue={value}
          required
          maxLength={maxLength}
          autoComplete="off"
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem && id}
        />
      </label>
      <EntryProblem id={id} text={problem} />
    </div>
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
          <Button variant="primary" name="intent" value="document">
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
