import ChevronDown from 'virtual:icon/chevron-down';
import CircleCheck from 'virtual:icon/circle-check';
import CircleDashed from 'virtual:icon/circle-dashed';
import CircleAlert from 'virtual:icon/circle-exclamation-point';
import RotateCcw from 'virtual:icon/rotate-ccw';
import TriangleAlert from 'virtual:icon/triangle-exclamation-point';
import UploadIcon from 'virtual:icon/upload';
import X from 'virtual:icon/x';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncement } from 'ui/feedback/announce';
import { useHydrated } from 'ui/feedback/use-hydrated';
import * as field from 'ui/fields/field/field.css';
import { Button } from 'ui/layout/button';
import { Icon, type IconDrawing } from 'ui/layout/icon';
import { IconButton } from 'ui/layout/icon-button';
import { WithSpokenText } from 'ui/layout/layout';
import { visuallyHidden } from 'ui/theme/text.css';
import * as css from '~/dashboard/documents/documents.css';
import type { CollapsedDocumentsView } from '~/dashboard/documents/documents-view.server';
import { type AsOfDateProblem, readAsOfDate } from '~/dashboard/documents/rules/document-age';
import { type SortedFile, sortFiles } from '~/dashboard/documents/rules/file-sorting';
import { formatDateInput } from '~/domain/dates';
import { formatFileSize, formatUploadLimits } from '~/domain/file-size';
import { AsOfDateField } from './as-of-date';
import { DropZone } from './drop-zone';
import { takeDroppedFiles } from './dropped-files';
import type { Upload } from './upload-queue';
import { UploadProgress } from './upload-rows';
import { useUploads } from './uploads';

type InboxType = CollapsedDocumentsView['types'][number];

interface Choice {
  type?: string;
  date?: string;
}

interface SortedUpload {
  upload: Upload;
  sorted: SortedFile;
  type: InboxType | undefined;
  isOwnChoice: boolean;
  typed: string;
  asOfDate: string;
  problem: 'typeMissing' | AsOfDateProblem | null;
}

export function FileInbox({ view }: { view: CollapsedDocumentsView }) {
  const { t, i18n } = useTranslation('documents');
  const uploads = useUploads();
  const hydrated = useHydrated();
  const collect = uploads?.collect;
  const isPageDropTarget = usePageFiles(collect);
  const rows = (uploads?.queue ?? []).filter(({ isInInbox }) => isInInbox);
  return (
    <section aria-label={t('sort.label')} className={css.inbox}>
      {hydrated ? (
        <DropZone
          isForAll
          isPageDropTarget={isPageDropTarget}
          name={t('sort.label')}
          accept={view.accept}
          limits={t('upload.limits', formatUploadLimits(view.limits, i18n.language))}
          hasFiles={rows.length > 0}
          error={null}
          onFiles={(files) => collect?.(files)}
        />
      ) : (
        // Keeps the page from shifting.
        <div className={css.dropZone} />
      )}
      {rows.length > 0 ? (
        <SortTable rows={rows} view={view} />
      ) : (
        <p className={css.headMeta}>{t('sort.hint')}</p>
      )}
    </section>
  );
}

const DRAG_PAUSE_MS = 200;

/** Takes pasted files, and files dropped outside every zone. @returns true during a drag */
function usePageFiles(onFiles: ((files: readonly File[]) => void) | undefined): boolean {
  const [isPageDropTarget, setIsPageDropTarget] = useState(false);
  useEffect(() => {
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const onDragOver = ({ dataTransfer, defaultPrevented }: DragEvent) => {
      clearTimeout(leaving);
      setIsPageDropTarget(!defaultPrevented && dataTransfer?.types.includes('Files') === true);
      leaving = setTimeout(() => setIsPageDropTarget(false), DRAG_PAUSE_MS);
    };
    const onDrop = ({ dataTransfer, defaultPrevented }: DragEvent) => {
      if (!defaultPrevented && dataTransfer && dataTransfer.files.length > 0 && onFiles)
        takeDroppedFiles(dataTransfer, onFiles);
    };
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || isTextField(event.target)) return;
      event.preventDefault();
      onFiles?.(files);
    };
    // Document listeners run after the zones' listeners, and before the window's guard, which prevents the default.
    document.addEventListener('dragover', onDragOver);
    document.addEventListener('drop', onDrop);
    document.addEventListener('paste', onPaste);
    return () => {
      clearTimeout(leaving);
      document.removeEventListener('dragover', onDragOver);
      document.removeEventListener('drop', onDrop);
      document.removeEventListener('paste', onPaste);
    };
  }, [onFiles]);
  return isPageDropTarget;
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input:not([type=file]), textarea, [contenteditable]')
  );
}

function SortTable({ rows, view }: { rows: readonly Upload[]; view: CollapsedDocumentsView }) {
  const { t, i18n } = useTranslation('documents');
  const uploads = useUploads();
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const [reportedKeys, setAsked] = useState<ReadonlySet<string>>(new Set());
  const heading = useRef<HTMLHeadingElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus(), []);

  const names = rows.map(({ name }) => name).join('\n');
  const sorted = useMemo(() => sortFiles(names.split('\n'), view.types, view.today), [names, view]);
  const files = rows.map((upload, index): SortedUpload => {
    const file = sorted[index] ?? NOT_SORTED;
    const choice = choices[upload.key] ?? {};
    const typeName = upload.phase === 'unconfirmed' ? (choice.type ?? file.type) : upload.type;
    const type = view.types.find((candidate) => candidate.type === typeName);
    const date = file.namedDate === null ? '' : formatDateInput(file.namedDate, i18n.language);
    const typed = choice.date ?? date;
    const dateResult = type?.needsDate
      ? readAsOfDate(typed, { type: type.type, isRequired: true, today: view.today })
      : NO_DATE;
    return {
      upload,
      sorted: file,
      type,
      isOwnChoice: choice.type !== undefined || choice.date !== undefined,
      typed,
      asOfDate: (dateResult.ok && dateResult.date) || '',
      problem: type === undefined ? 'typeMissing' : dateResult.ok ? null : dateResult.problem,
    };
  });

  const openFiles = files.filter(({ upload }) => upload.phase === 'unconfirmed');
  const readyFiles = openFiles.filter(({ problem }) => problem === null);
  const missingTypes = view.types.filter(
    ({ type, isMissing }) =>
      isMissing &&
      !files.some(({ upload, type: assignedType, problem }) => {
        const isUploading = upload.phase !== 'failed' && upload.phase !== 'refused' && problem === null;
        return assignedType?.type === type && isUploading;
      }),
  );
  const summary = useSummary(files);
  useAnnouncement(summary, SUMMARY_PAUSE_MS, '');

  const choose = (key: string, choice: Choice) => {
    setChoices({ ...choices, [key]: { ...choices[key], ...choice } });
    setAsked(new Set([...reportedKeys].filter((reportedKey) => reportedKey !== key)));
  };
  const send = () => {
    for (const { upload, type, asOfDate } of readyFiles) {
      if (type) uploads?.confirm(upload.key, { type: type.type, asOfDate });
    }
    const incomplete = openFiles.filter(({ problem }) => problem !== null);
    setAsked(new Set(incomplete.map(({ upload }) => upload.key)));
    const [first] = incomplete;
    if (!first) return heading.current?.focus();
    const row = [...(table.current?.rows ?? [])].find(({ dataset }) => dataset.upload === first.upload.key);
    row?.querySelector<HTMLElement>(first.problem === 'typeMissing' ? 'select' : 'input')?.focus();
  };
  const removeAll = (removedFiles: readonly SortedUpload[]) => {
    for (const { upload } of removedFiles) uploads?.remove(upload.key);
  };
  const isRunning = files.some(({ upload }) => RUNNING_PHASES.includes(upload.phase));
  const waitingCount = openFiles.length - readyFiles.length;
  return (
    <div className={css.sortingCard}>
      <div>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {t(openFiles.length > 0 ? 'sort.title' : 'sort.titleSent')}
        </h2>
        <p className={css.headMeta}>{summary}</p>
      </div>
      <table ref={table} aria-labelledby={id} className={css.sortTable}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                <span className={column === 'remove' ? visuallyHidden : undefined}>
                  {t(`sort.column.${column}`)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <SortRow
              key={file.upload.key}
              {...{ file, view }}
              showsProblems={reportedKeys.has(file.upload.key)}
              onChoice={(choice) => choose(file.upload.key, choice)}
              onEnd={() => heading.current?.focus()}
            />
          ))}
        </tbody>
      </table>
      {missingTypes.length > 0 && openFiles.length > 0 && (
        <p className={css.sortMissing}>
          <Icon of={CircleDashed} size={18} className={css.openIcon} />
          <span>{t('sort.missing', { names: missingTypes.map(({ name }) => name).join(', ') })}</span>
        </p>
      )}
      <div className={css.sortActions}>
        {openFiles.length > 0 && (
          <>
            <Button variant="primary" size="l" icon={UploadIcon} onClick={send}>
              {readyFiles.length > 0 ? t('sort.send', { count: readyFiles.length }) : t('sort.sendNone')}
            </Button>
            <Button variant="ghost" onClick={() => removeAll(openFiles)}>
              {t(files.length > openFiles.length ? 'sort.discardRest' : 'sort.discard')}
            </Button>
            {waitingCount > 0 && <p className={css.headMeta}>{t('sort.waiting', { count: waitingCount })}</p>}
          </>
        )}
        {openFiles.length === 0 && !isRunning && (
          <Button onClick={() => removeAll(files)}>{t('sort.close')}</Button>
        )}
      </div>
    </div>
  );
}

const NOT_SORTED: SortedFile = {
  type: null,
  candidates: [],
  asOfDate: null,
  namedDate: null,
  doubt: 'noType',
};
const NO_DATE = { ok: true, date: null } as const;
const COLUMNS = ['file', 'type', 'date', 'mark', 'remove'] as const;
const RUNNING_PHASES: readonly Upload['phase'][] = ['preparing', 'waiting', 'sending', 'saving'];
const SUMMARY_PAUSE_MS = 600;

function useSummary(files: readonly SortedUpload[]): string {
  const { t } = useTranslation('documents');
  const count = (isCounted: (phase: Upload['phase']) => boolean) =>
    files.filter(({ upload }) => isCounted(upload.phase)).length;
  const openFiles = files.filter(({ upload }) => upload.phase === 'unconfirmed');
  const doubts = openFiles.filter(
    ({ problem, sorted, isOwnChoice }) => problem || (sorted.doubt && !isOwnChoice),
  );
  const runningCount = count((phase) => RUNNING_PHASES.includes(phase));
  const sentCount = count((phase) => phase === 'sent');
  const failedCount = count((phase) => phase === 'failed' || phase === 'refused');
  return [
    openFiles.length > 0 && t('sort.open', { count: openFiles.length }),
    doubts.length > 0 && t('sort.doubts', { count: doubts.length }),
    runningCount > 0 && t('sort.sending', { count: runningCount }),
    sentCount > 0 && t('sort.sent', { count: sentCount }),
    failedCount > 0 && t('sort.failed', { count: failedCount }),
  ]
    .filter(Boolean)
    .join(' ');
}

interface SortRowProps {
  file: SortedUpload;
  view: CollapsedDocumentsView;
  showsProblems: boolean;
  onChoice: (choice: Choice) => void;
  onEnd: () => void;
}

function SortRow({ file, view, showsProblems, onChoice, onEnd }: SortRowProps) {
  const { t, i18n } = useTranslation('documents');
  const uploads = useUploads();
  const { upload, type, typed, problem } = file;
  const { key, name, size, phase, messages } = upload;
  const hasFailed = phase === 'failed' || phase === 'refused';
  const dateProblem = problem === 'typeMissing' ? null : problem;
  const isShown = showsProblems || dateProblem === 'dateTooOld' || dateProblem === 'dateInFuture';
  return (
    <tr data-upload={key} data-phase={phase} data-bad={hasFailed || undefined}>
      <th scope="row">
        <bdi className={css.fileName} translate="no">
          {name}
        </bdi>
        <span className={css.rowMeta}>{formatFileSize(size, i18n.language)}</span>
      </th>
      {phase === 'unconfirmed' ? (
        <>
          <td>
            <TypeSelect file={file} types={view.types} showsProblems={showsProblems} onChoice={onChoice} />
          </td>
          <td>
            {type?.needsDate ? (
              <div className={css.sortDate}>
                <AsOfDateField
                  key={type.type}
                  {...{ name, oldest: type.oldest, today: view.today }}
                  label={t('asOfDate')}
                  value={typed}
                  onChange={(date) => onChoice({ date })}
                  problem={isShown ? dateProblem : null}
                  error={null}
                />
              </div>
            ) : (
              <span className={css.sortNoDate}>{type && t('sort.noDate')}</span>
            )}
          </td>
        </>
      ) : (
        <td colSpan={2}>
          {type && <span className={css.sortNone}>{type.name}</span>}
          {RUNNING_PHASES.includes(phase) && <UploadProgress upload={upload} />}
          {hasFailed && <p className={css.rowError}>{messages.join(' ')}</p>}
          {phase === 'failed' && (
            <Button
              size="s"
              icon={RotateCcw}
              iconSize={16}
              onClick={() => {
                uploads?.retry(key);
                onEnd();
              }}
            >
              <WithSpokenText spokenText={name} translate="no">
                {t('upload.retry')}
              </WithSpokenText>
            </Button>
          )}
        </td>
      )}
      <td>{!RUNNING_PHASES.includes(phase) && phase !== 'failed' && <Mark file={file} />}</td>
      <td>
        {phase !== 'sent' && (
          <IconButton
            icon={X}
            label={t(RUNNING_PHASES.includes(phase) ? 'upload.cancel' : 'upload.dismiss', { name })}
            onClick={() => {
              uploads?.remove(key);
              onEnd();
            }}
          />
        )}
      </td>
    </tr>
  );
}

interface TypeSelectProps {
  file: SortedUpload;
  types: readonly InboxType[];
  showsProblems: boolean;
  onChoice: (choice: Choice) => void;
}

function TypeSelect({ file, types, showsProblems, onChoice }: TypeSelectProps) {
  const { t } = useTranslation('documents');
  const { upload, sorted, type, problem } = file;
  const id = useId();
  const isInvalid = showsProblems && problem === 'typeMissing';
  const options = (shownTypes: readonly InboxType[]) =>
    shownTypes.map((option) => (
      <option key={option.type} value={option.type}>
        {option.name}
      </option>
    ));
  const candidateTypes = types.filter((candidate) => sorted.candidates.includes(candidate.type));
  const otherTypes = types.filter((candidate) => !sorted.candidates.includes(candidate.type));
  return (
    <div className={field.field}>
      <div className={field.control} data-invalid={isInvalid ? '' : undefined}>
        <select
          aria-label={t('sort.typeOf', { name: upload.name })}
          className={field.select}
          value={type?.type ?? ''}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? id : undefined}
          onChange={({ currentTarget }) => onChoice({ type: currentTarget.value })}
        >
          {type === undefined && <option value="">{t('sort.choose')}</option>}
          {candidateTypes.length > 1 ? (
            <>
              <optgroup label={t('sort.fitting')}>{options(candidateTypes)}</optgroup>
              <optgroup label={t('sort.others')}>{options(otherTypes)}</optgroup>
            </>
          ) : (
            options(types)
          )}
        </select>
        <Icon of={ChevronDown} size={18} className={field.chevron} />
      </div>
      {isInvalid && (
        <p id={id} className={field.error}>
          <Icon of={CircleAlert} size={16} className={field.errorIcon} />
          <span>{t('sort.typeMissing')}</span>
        </p>
      )}
    </div>
  );
}

type MarkName = 'sure' | 'check' | 'unknown' | 'impossible' | 'own' | 'sent';

const MARKS: Record<MarkName, [IconDrawing, string]> = {
  sure: [CircleCheck, css.fulfilledIcon],
  own: [CircleCheck, css.fulfilledIcon],
  sent: [CircleCheck, css.fulfilledIcon],
  check: [TriangleAlert, css.attentionIcon],
  unknown: [CircleDashed, css.openIcon],
  impossible: [CircleAlert, css.badIcon],
};

function markOf({ upload, sorted, isOwnChoice, problem }: SortedUpload): MarkName {
  if (upload.phase === 'sent') return 'sent';
  if (upload.phase === 'refused') return 'impossible';
  if (isOwnChoice && problem === null) return 'own';
  if (problem === 'typeMissing') return 'unknown';
  return problem !== null || sorted.doubt !== null ? 'check' : 'sure';
}

function Mark({ file }: { file: SortedUpload }) {
  const { t } = useTranslation('documents');
  const mark = markOf(file);
  const [icon, className] = MARKS[mark];
  const { doubt } = file.sorted;
  const showsDoubt = (mark === 'check' || mark === 'unknown') && doubt !== null && !file.isOwnChoice;
  return (
    <span className={css.sortMark}>
      <Icon of={icon} size={18} className={className} />
      <span>
        <span>{t(`sort.mark.${mark}`)}</span>
        {showsDoubt && <span className={css.rowMeta}>{t(`sort.doubt.${doubt}`)}</span>}
      </span>
    </span>
  );
}
