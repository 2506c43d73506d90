import CircleAlert from 'virtual:icon/circle-exclamation-point';
import Download from 'virtual:icon/download';
import FileCheck from 'virtual:icon/file-check';
import FileText from 'virtual:icon/file-text';
import ShieldAlert from 'virtual:icon/shield-exclamation-point';
import Trash2 from 'virtual:icon/trash';
import { Form, Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useEncodedAction } from 'ui/fields/form/form';
import { Icon, type IconDrawing, Spinner } from 'ui/layout/icon';
import { IconLink } from 'ui/layout/icon-button';
import { useListQuery } from '~/dashboard/list-links';
import { filePath } from '~/dashboard/rules/file-path';
import type { FileState } from '~/dashboard/rules/permissions';
import { formatDate } from '~/domain/dates';
import { INTENT_FIELD } from '~/forms/intents';
import { RichText } from '~/i18n/rich-text';
import * as css from './documents.css';
import type { FileView } from './documents-view.server';
import { UNUSABLE_FILE_STATES } from './rules/documents-list';
import { DOCUMENT_FIELD, documentTaskUrls, VISIBILITY_INTENT, VISIBLE_FIELD } from './urls';

interface FileRowProps {
  applicationId: string;
  taskPath: TaskPath;
  file: FileView;
  typeLabel?: string;
}

export function FileRow({ applicationId, taskPath, file, typeLabel: kind }: FileRowProps) {
  const isUnusable = UNUSABLE_FILE_STATES.includes(file.state);
  return (
    <li className={css.fileRow} data-bad={isUnusable || undefined} data-state={file.state}>
      <StateIcon state={file.state} />
      <div className={css.rowBody}>
        <FileName {...{ applicationId, taskPath, file }} />
        <StateText file={file} kind={kind} />
      </div>
      <div className={css.rowActions}>
        <FileActions {...{ applicationId, taskPath, file }} />
      </div>
    </li>
  );
}

const ICONS: Partial<Record<FileState, [IconDrawing, string]>> = {
  clean: [FileCheck, css.doneIcon],
  uploading: [FileText, css.rowIcon],
  failed: [CircleAlert, css.badIcon],
  infected: [ShieldAlert, css.badIcon],
  scanFailed: [ShieldAlert, css.badIcon],
};

function StateIcon({ state }: { state: FileState }) {
  const [icon, className] = ICONS[state] ?? [];
  if (icon) return <Icon of={icon} {...(className && { className })} />;
  return (
    <span className={css.busyIcon}>
      <Spinner />
    </span>
  );
}

export type TaskPath = (kind: 'preview' | 'remove', id: string) => string;

export function useTaskPath(applicationId: string): TaskPath {
  const withPlace = useListQuery();
  return (kind, id) => withPlace(documentTaskUrls.path(applicationId, kind, id));
}

function FileName({ taskPath, file: { id, name, mayPreview } }: FileRowProps) {
  if (!mayPreview)
    return (
      <bdi className={css.fileName} translate="no">
        {name}
      </bdi>
    );
  return (
    <Link to={taskPath('preview', id)} preventScrollReset className={css.fileName}>
      <bdi translate="no">{name}</bdi>
    </Link>
  );
}

function StateText({ file, kind }: { file: FileView; kind: string | undefined }) {
  const { t, i18n } = useTranslation('documents');
  const { state, asOfDate, created, isOutdated, isVisible, isProvided } = file;
  if (state !== 'clean') {
    return (
      <p className={UNUSABLE_FILE_STATES.includes(state) ? css.rowError : css.rowMeta}>
        {[kind, t(`state.${state}`)].filter(Boolean).join('. ')}
      </p>
    );
  }
  const date = formatDate(created, i18n.language);
  const asOf = asOfDate && formatDate(asOfDate, i18n.language);
  return (
    <>
      <p className={css.rowMeta}>
        {kind && <span>{`${kind}. `}</span>}
        {isProvided ? (
          <span>{t('state.provided', { date })}</span>
        ) : (
          <RichText
            text={asOf ? 'documents:rich.cleanOf' : 'documents:rich.clean'}
            values={{ date, asOf }}
            components={{ desk: <span className={css.hiddenOnPhones} /> }}
          />
        )}
        {!isVisible && <span>{`. ${t('visibility.isHidden')}`}</span>}
      </p>
      {isOutdated && <p className={css.rowWarning}>{t('state.outdated')}</p>}
    </>
  );
}

function FileActions({ applicationId, taskPath, file }: FileRowProps) {
  const { t } = useTranslation('documents');
  const { id, name, isVisible } = file;
  const ownAction = useEncodedAction();
  return (
    <>
      {file.mayChangeVisibility && (
        <Form method="post" action={ownAction} preventScrollReset>
          <input type="hidden" name={INTENT_FIELD} value={VISIBILITY_INTENT} />
          <input type="hidden" name={DOCUMENT_FIELD} value={id} />
          <input type="hidden" name={VISIBLE_FIELD} value={String(!isVisible)} />
          <button
            type="submit"
            role="switch"
            aria-checked={isVisible}
            aria-label={t('visibility.switch', { name })}
            className={css.toggle}
          >
            <span aria-hidden="true">{t('visibility.label')}</span>
            <span className={css.track} />
          </button>
        </Form>
      )}
      {file.mayDownload && (
        <IconLink
          to={filePath(applicationId, id)}
          reloadDocument
          target="_blank"
          rel="noopener"
          icon={Download}
          label={t('download', { name })}
        />
      )}
      {file.mayRemove && (
        <IconLink
          to={taskPath('remove', id)}
          preventScrollReset
          icon={Trash2}
          label={t('remove.label', { name })}
        />
      )}
    </>
  );
}
