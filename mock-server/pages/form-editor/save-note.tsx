import type { ReactNode } from 'react';
import type { Draft } from '../../form-editor/draft/draft';
import { listPurposes } from '../../form-editor/draft/draft';
import { readTextAtPath } from '../../form-editor/draft/merge';
import { usePage, useTexts } from '../live/page-context';
import { Button, ButtonLink } from '../parts/button';
import { formatChangedPath } from './changed-path';
import * as css from './form-editor.css';
import type { DraftEditor } from './use-draft';

const MAX_LABELS = 8;

const MAX_VALUE_CHARACTERS = 80;

export function SaveNote({ editor }: { editor: DraftEditor }) {
  const { language } = usePage();
  const t = useTexts('form-editor');
  const { save, currentDraft, unsavedChanges, retry, settle } = editor;
  if (currentDraft === null) return null;
  const describePlace = (draft: Draft) => (path: string) => {
    const name = formatChangedPath(currentDraft, path, { language, t });
    const value = readTextAtPath(draft, path);
    if (value === undefined) return name;
    const characters = [...value];
    const isTruncated = characters.length > MAX_VALUE_CHARACTERS;
    const shownValue = isTruncated ? `${characters.slice(0, MAX_VALUE_CHARACTERS).join('')}…` : value;
    return t('conflict.place', { name, value: shownValue });
  };
  const download = (
    <ButtonLink href={dataUrlOf(currentDraft)} download="form.json">
      {t('download')}
    </ButtonLink>
  );
  switch (save.kind) {
    case 'offline':
      return (
        <Note title={t('offline.title')}>
          <p>{t('offline.text', { time: formatLocalTime(save.since, language) })}</p>
          <ChangeLabels of={unsavedChanges} />
          <div className={css.buttonRow}>
            <Button type="button" onClick={retry}>
              {t('offline.retry')}
            </Button>
            {download}
          </div>
        </Note>
      );
    case 'refused':
      if (save.reason === 'findings') return null;
      return (
        <Note title={t('refusedSave.title')}>
          <p>{t(`refusedSave.${save.reason}`)}</p>
          <ChangeLabels of={unsavedChanges} />
          <div className={css.buttonRow}>
            <Button type="button" onClick={retry}>
              {t('offline.retry')}
            </Button>
            {download}
          </div>
        </Note>
      );
    case 'reset':
      return (
        <Note title={t('reset.title')}>
          <p>{t('reset.text', { count: countFieldsIn(currentDraft) })}</p>
          <div className={css.buttonRow}>
            <Button variant="primary" type="button" onClick={() => settle('mine')}>
              {t('reset.again')}
            </Button>
            {download}
          </div>
        </Note>
      );
    case 'conflict': {
      const { merge, serverDraft } = save;
      return (
        <Note title={t('conflict.title')}>
          <p>{merge.mergedDraft === null ? t('conflict.same') : t('conflict.different')}</p>
          <h3>{t('conflict.there')}</h3>
          <ChangeLabels of={merge.otherChanges.map(describePlace(serverDraft.document ?? currentDraft))} />
          <h3>{t('conflict.here')}</h3>
          <ChangeLabels of={merge.ownChanges.map(describePlace(currentDraft))} />
          <div className={css.buttonRow}>
            {merge.mergedDraft !== null && (
              <Button variant="primary" type="button" onClick={() => settle('merged')}>
                {t('conflict.both')}
              </Button>
            )}
            <Button type="button" onClick={() => settle('theirs')}>
              {t('conflict.onlyThere')}
            </Button>
            <Button type="button" onClick={() => settle('mine')}>
              {t('conflict.onlyHere')}
            </Button>
          </div>
          <p className={css.quietText}>{t('conflict.undo')}</p>
        </Note>
      );
    }
    default:
      return null;
  }
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.saveNote} role="alert" aria-labelledby="save-note">
      <h2 id="save-note">{title}</h2>
      {children}
    </section>
  );
}

function ChangeLabels({ of }: { of: readonly string[] }) {
  const t = useTexts('form-editor');
  const labels = [...new Set(of)].filter((label) => label !== '');
  return (
    <ul className={css.labels}>
      {labels.slice(-MAX_LABELS).map((label) => (
        <li key={label}>{label}</li>
      ))}
      {labels.length > MAX_LABELS && <li>{t('moreChanges', { count: labels.length - MAX_LABELS })}</li>}
    </ul>
  );
}

const countFieldsIn = (draft: Draft) =>
  listPurposes(draft).reduce(
    (sum, { steps }) => sum + steps.reduce((inner, { fields }) => inner + fields.length, 0),
    0,
  );

function dataUrlOf(draft: Draft): string {
  return `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(draft, null, 2))}`;
}

/** Empty for a form that was never saved. */
export function formatLocalTime(instant: string | null, language: string): string {
  if (instant === null) return '';
  return new Date(instant).toLocaleTimeString(language === 'en' ? 'en-GB' : language, {
    hour: '2-digit',
    minute: '2-digit',
  });
}
