import CircleAlert from 'virtual:icon/circle-exclamation-point';
import FileText from 'virtual:icon/file-text';
import RotateCcw from 'virtual:icon/rotate-ccw';
import X from 'virtual:icon/x';
import { useTranslation } from 'react-i18next';
import { Button } from 'ui/layout/button';
import { Icon } from 'ui/layout/icon';
import { IconButton } from 'ui/layout/icon-button';
import * as css from '~/dashboard/documents/documents.css';
import { formatFileSize, formatUploadProgress } from '~/domain/file-size';
import { AsOfDateForm, type AsOfDateLimits } from './as-of-date';
import { percentOf, type Upload } from './upload-queue';
import { useUploads } from './uploads';

export function UploadRow({ upload, asOfDateLimits }: { upload: Upload; asOfDateLimits: AsOfDateLimits }) {
  const hasFailed = upload.phase === 'failed' || upload.phase === 'refused';
  return (
    <li className={css.fileRow} data-bad={hasFailed || undefined} data-upload={upload.key}>
      {upload.phase === 'undated' ? (
        <UndatedUpload upload={upload} asOfDateLimits={asOfDateLimits} />
      ) : hasFailed ? (
        <StoppedUpload upload={upload} />
      ) : (
        <RunningUpload upload={upload} />
      )}
    </li>
  );
}

function UndatedUpload({
  upload: { key, name, size },
  asOfDateLimits,
}: {
  upload: Upload;
  asOfDateLimits: AsOfDateLimits;
}) {
  const { t, i18n } = useTranslation('documents');
  const uploads = useUploads();
  return (
    <>
      <Icon of={FileText} className={css.rowIconOnTop} />
      <div className={css.rowBody}>
        <bdi className={css.fileName} translate="no">
          {name}
        </bdi>
        <p className={css.rowMeta}>{t('upload.chosen', { size: formatFileSize(size, i18n.language) })}</p>
        <AsOfDateForm {...asOfDateLimits} name={name} onDateConfirmed={(date) => uploads?.date(key, date)} />
      </div>
      <div className={css.rowActionsOnTop}>
        <IconButton icon={X} label={t('upload.dismiss', { name })} onClick={() => uploads?.remove(key)} />
      </div>
    </>
  );
}

export function UploadProgress({ upload }: { upload: Upload }) {
  const { t } = useTranslation('documents');
  const text = useProgressText(upload);
  const percent = percentOf(upload);
  return (
    <div className={css.progress}>
      <div
        className={css.bar}
        role="progressbar"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-label={t('upload.progress', { name: upload.name })}
      >
        <div className={css.barFill} style={{ width: `${percent}%` }} />
      </div>
      <p className={css.rowMeta}>{text}</p>
    </div>
  );
}

function useProgressText(upload: Upload): string {
  const { t, i18n } = useTranslation('documents');
  const { phase, sentBytes: sent, size } = upload;
  if (phase === 'preparing') return t('upload.preparing', { size: formatFileSize(size, i18n.language) });
  if (phase === 'waiting') return t('upload.waiting', { size: formatFileSize(size, i18n.language) });
  if (phase === 'saving') return t('upload.saving');
  return t('upload.sent', {
    percent: percentOf(upload),
    amount: formatUploadProgress(sent, size, i18n.language),
  });
}

function RunningUpload({ upload }: { upload: Upload }) {
  const { t } = useTranslation('documents');
  const uploads = useUploads();
  const { key, name } = upload;
  return (
    <>
      <Icon of={FileText} className={css.rowIcon} />
      <div className={css.rowBody}>
        <bdi className={css.fileName} translate="no">
          {name}
        </bdi>
        <UploadProgress upload={upload} />
      </div>
      <div className={css.rowActions}>
        <IconButton icon={X} label={t('upload.cancel', { name })} onClick={() => uploads?.remove(key)} />
      </div>
    </>
  );
}

function StoppedUpload({ upload: { key, name, phase, messages } }: { upload: Upload }) {
  const { t } = useTranslation('documents');
  const uploads = useUploads();
  return (
    <>
      <Icon of={CircleAlert} className={css.badIcon} />
      <div className={css.rowBody}>
        <bdi className={css.fileName} translate="no">
          {name}
        </bdi>
        <p className={css.rowError} role="alert">
          {messages.join(' ')}
        </p>
      </div>
      <div className={css.rowActions}>
        {phase === 'failed' && (
          <Button size="s" icon={RotateCcw} iconSize={16} onClick={() => uploads?.retry(key)}>
            {t('upload.retry')}
          </Button>
        )}
        <IconButton icon={X} label={t('upload.dismiss', { name })} onClick={() => uploads?.remove(key)} />
      </div>
    </>
  );
}
