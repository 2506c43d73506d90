import { Camera, CircleAlert, Lock, Upload as UploadIcon } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AsOfProblem, readAsOfDate } from '~/dashboard/document-age';
import { formatDate } from '~/domain/dates';
import { visuallyHidden } from '~/theme/text.css';
import { Button } from '~/ui/button';
import * as field from '~/ui/field.css';
import { Icon } from '~/ui/icon';
import { useHydrated } from '~/ui/use-hydrated';
import * as css from './documents.css';
import type { UploadProblem } from './upload-form.server';
import { useUploads } from './uploads';

interface UploadFormProps {
  /** Of the document. */
  type: string;
  /** What it is called. */
  name: string;
  needsDate: boolean;
  /** The oldest as-of date still accepted, YYYY-MM-DD; null for any. */
  oldest: string | null;
  /** YYYY-MM-DD in the deployment's time zone. */
  today: string;
  /** What the file input offers. */
  accept: string;
  /** There are files of this type already. */
  hasFiles: boolean;
  /** What came of sending it without scripts. */
  problem: UploadProblem | null;
}

/**
 * The way to send a document of one type: a form with a file without scripts; with them a zone to drop files on, to choose several, or to
 * take a picture. Locked until the as-of date is given where there must be one (DOC-05).
 */
export function UploadForm({
  type,
  name,
  needsDate,
  oldest,
  today,
  accept,
  hasFiles,
  problem,
}: UploadFormProps) {
  const { t } = useTranslation('documents');
  const hydrated = useHydrated();
  const uploads = useUploads();
  const [asOfDate, setAsOfDate] = useState(problem?.asOfDate ?? '');
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const asOf = readAsOfDate(asOfDate, { type, isRequired: needsDate, today });
  const locked = hydrated && !asOf.ok;
  const dateProblem = asOf.ok || asOfDate === '' ? null : asOf.problem;
  const send = (files: readonly File[]) => {
    if (!locked && asOf.ok && files.length > 0) uploads?.add(type, files, asOf.date ?? '');
  };
  const chosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    send([...(currentTarget.files ?? [])]);
    // The same file may be chosen again.
    currentTarget.value = '';
  };

  // A file chosen before scripts ran goes as if it were chosen now.
  const sendEarly = useRef(send);
  sendEarly.current = send;
  useEffect(() => {
    const early = [...(input.current?.files ?? [])];
    if (early.length === 0 || !input.current) return;
    sendEarly.current(early);
    input.current.value = '';
  }, []);

  const fileError = problem?.at === 'file' ? problem.messages.join(' ') : null;
  const errorId = `${id}-error`;
  return (
    <form
      method="post"
      encType="multipart/form-data"
      className={css.uploadForm}
      noValidate
      onSubmit={(event) => {
        // Enter in the date field: with scripts a file goes as soon as it is chosen.
        if (hydrated) event.preventDefault();
      }}
    >
      <input type="hidden" name="type" value={type} />
      {needsDate && (
        <DateField
          {...{ name, oldest, today }}
          value={asOfDate}
          onChange={setAsOfDate}
          problem={dateProblem}
          answered={problem?.at === 'asOfDate' ? problem.messages.join(' ') : null}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a pointer's way; the input inside is everybody's */}
      <div
        className={css.drop}
        data-over={(over && !locked) || undefined}
        data-locked={locked || undefined}
        data-invalid={fileError !== null || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          event.dataTransfer.dropEffect = locked ? 'none' : 'copy';
          setOver(true);
        }}
        onDragLeave={(event) => {
          if (!isWithin(event)) setOver(false);
        }}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          send([...event.dataTransfer.files]);
        }}
      >
        <Icon of={locked ? Lock : UploadIcon} className={css.rowIcon} />
        {hydrated && <ZoneText {...{ id, locked, over, hasFiles }} />}
        <input
          ref={input}
          aria-label={t('upload.file', { name })}
          id={id}
          type="file"
          name="file"
          accept={accept}
          multiple={hydrated}
          disabled={locked}
          className={hydrated ? visuallyHidden : css.nativeFile}
          aria-invalid={fileError !== null || undefined}
          // biome-ignore lint/a11y/noAutofocus: after a refused form this is where reading has to go on
          autoFocus={fileError !== null}
          aria-describedby={fileError !== null ? errorId : undefined}
          onChange={hydrated ? chosen : undefined}
        />
        {hydrated && !locked && <CameraInput accept={accept} name={name} onChange={chosen} />}
        {!hydrated && (
          <Button type="submit" size="s">
            {t('upload.send')}
            <span className={visuallyHidden}>, {name}</span>
          </Button>
        )}
      </div>
      {fileError !== null && (
        <p id={errorId} className={field.error} role="alert">
          <Icon of={CircleAlert} size={16} className={field.errorIcon} />
          <span>{fileError}</span>
        </p>
      )}
    </form>
  );
}

/** Leaving for a part of the zone is not leaving it. */
function isWithin({ currentTarget, relatedTarget }: DragEvent): boolean {
  return relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
}

interface ZoneTextProps {
  id: string;
  locked: boolean;
  over: boolean;
  hasFiles: boolean;
}

function ZoneText({ id, locked, over, hasFiles }: ZoneTextProps) {
  const { t } = useTranslation('documents');
  if (locked) return <span className={css.dropText}>{t('upload.locked')}</span>;
  if (over) return <span className={css.dropText}>{t('upload.over')}</span>;
  return (
    <span className={css.dropText}>
      {t(hasFiles ? 'upload.dropMore' : 'upload.drop')}{' '}
      <label htmlFor={id} className={css.choose}>
        {t('upload.choose')}
      </label>
    </span>
  );
}

interface CameraInputProps {
  accept: string;
  name: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Where there is a finger there is a camera: a picture of a paper goes straight away. */
function CameraInput({ accept, name, onChange }: CameraInputProps) {
  const { t } = useTranslation('documents');
  const pictures = accept.split(',').filter((type) => type.startsWith('image/'));
  if (pictures.length === 0) return null;
  return (
    <label className={css.camera}>
      <Icon of={Camera} size={18} />
      {t('upload.camera')}
      <span className={visuallyHidden}>, {name}</span>
      <input
        type="file"
        accept={pictures.join(',')}
        capture="environment"
        className={visuallyHidden}
        onChange={onChange}
      />
    </label>
  );
}

interface DateFieldProps {
  name: string;
  oldest: string | null;
  today: string;
  value: string;
  onChange: (value: string) => void;
  problem: AsOfProblem | null;
  /** What the server said of it. */
  answered: string | null;
}

function DateField({ name, oldest, today, value, onChange, problem, answered }: DateFieldProps) {
  const { t } = useTranslation(['documents', 'upload']);
  const id = useId();
  const error = problem ? t(`upload:problem.${problem}`, { oldest: formatDate(oldest ?? '') }) : answered;
  const described = [error && `${id}-error`, oldest && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={`${field.field} ${css.dateField}`}>
      <label htmlFor={id} className={field.label}>
        {t('asOfDate')}
        <span className={visuallyHidden}> {name}</span>
      </label>
      {oldest && (
        <p id={`${id}-hint`} className={field.hint}>
          {t('oldest', { date: formatDate(oldest) })}
        </p>
      )}
      <div className={field.control} data-invalid={error ? '' : undefined}>
        <input
          id={id}
          type="date"
          name="asOfDate"
          className={field.input}
          value={value}
          min={oldest ?? undefined}
          max={today}
          aria-invalid={error ? true : undefined}
          // biome-ignore lint/a11y/noAutofocus: after a refused form this is where reading has to go on
          autoFocus={answered !== null}
          aria-describedby={described || undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </div>
      {error && (
        <p id={`${id}-error`} className={field.error} role="alert">
          <Icon of={CircleAlert} size={16} className={field.errorIcon} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
