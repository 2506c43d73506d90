import { useFetcher } from '@remix-run/react';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from 'ui/feedback/announce';
import { useRefresh } from 'ui/feedback/use-refresh';
import { useFormKey } from 'ui/fields/form/form-contexts';
import { documentTaskUrls, uploadPath } from '~/dashboard/documents/urls';
import { formatUploadLimits } from '~/domain/file-size';
import { OWNER_FIELD } from '~/domain/form-values';
import type { UploadLimits } from '~/domain/upload-check';
import { type ChosenFile, readChosenFile } from './chosen-file';
import { convertToJpeg } from './heic-photo';
import { LeaveGuard } from './leave-guard';
import { type FileToSend, readPageOwner, type SendResult, sendFile } from './send-file';
import {
  type FileDecision,
  findNextToSend,
  hasActiveUploads,
  type Upload,
  type UploadFailure,
  uploadReducer,
} from './upload-queue';

interface Uploads {
  queue: readonly Upload[];
  sentKeys: ReadonlySet<string>;
  add: (type: string, files: readonly File[], needsDate: boolean) => Promise<void>;
  collect: (files: readonly File[]) => Promise<void>;
  confirm: (key: string, details: Pick<FileToSend, 'type' | 'asOfDate'>) => void;
  date: (key: string, asOfDate: string) => void;
  remove: (key: string) => void;
  retry: (key: string) => void;
}

const UploadsContext = createContext<Uploads | null>(null);

export const useUploads = () => useContext(UploadsContext);

const FAILURE_TEXTS = { lost: 'failed.interrupted', failed: 'failed.title' } as const;

interface UploadsProviderProps {
  applicationId: string;
  /** Default: the upload route of the application. */
  address?: string;
  limits: UploadLimits;
  children: ReactNode;
}

export function UploadsProvider({
  applicationId,
  address = uploadPath(applicationId),
  limits,
  children,
}: UploadsProviderProps) {
  const { t, i18n } = useTranslation('upload');
  const refresh = useRefresh();
  const [queue, dispatch] = useReducer(uploadReducer, []);
  const files = useRef(new Map<string, FileToSend>());
  const cancelFunctions = useRef(new Map<string, () => void>());
  const sentKeys = useRef(new Set<string>());
  const count = useRef(0);
  const formKey = useFormKey();

  const addToQueue = useCallback(
    async (type: string | null, addedFiles: readonly File[], decision: FileDecision) => {
      const withProblem = ({ problem }: ChosenFile): FileDecision => ({
        ...decision,
        ...(problem && { problem }),
      });
      const toConvert: { key: string; file: FileToSend }[] = [];
      const chosenFiles = await Promise.all(addedFiles.map((file) => readChosenFile(file, limits)));
      for (const [index, file] of addedFiles.entries()) {
        const chosenFile: ChosenFile = chosenFiles[index] ?? { name: '' };
        const { name, mustConvert } = chosenFile;
        count.current += 1;
        const key = `${type ?? 'sorted'} ${count.current}`;
        const toSend = { file, name, type: type ?? '', asOfDate: '', formKey: `${formKey}.${count.current}` };
        files.current.set(key, toSend);
        const description = { key, name: name || file.name, size: file.size };
        const upload =
          type === null ? { ...description, type: '', isInInbox: true } : { ...description, type };
        if (mustConvert) toConvert.push({ key, file: toSend });
        dispatch(mustConvert ? { do: 'prepare', upload } : { do: 'add', upload, ...withProblem(chosenFile) });
      }
      // Converts one photo at a time, because decoding needs much memory.
      for (const { key, file } of toConvert) {
        const jpeg = await convertToJpeg(file.file);
        const chosenFile = await readChosenFile(jpeg, limits);
        if (!files.current.has(key)) continue;
        files.current.set(key, { ...file, file: jpeg, name: chosenFile.name });
        dispatch({
          do: 'prepared',
          key,
          file: { name: chosenFile.name || jpeg.name, size: jpeg.size },
          ...withProblem(chosenFile),
        });
      }
    },
    [limits, formKey],
  );

  const add = useCallback<Uploads['add']>(
    (type, addedFiles, needsDate) => addToQueue(type, addedFiles, { needsDate }),
    [addToQueue],
  );
  const collect = useCallback<Uploads['collect']>(
    (addedFiles) => addToQueue(null, addedFiles, { needsConfirmation: true }),
    [addToQueue],
  );
  const confirm = useCallback<Uploads['confirm']>((key, details) => {
    const file = files.current.get(key);
    if (!file) return;
    files.current.set(key, { ...file, ...details });
    dispatch({ do: 'confirm', key, type: details.type });
  }, []);

  const date = useCallback((key: string, asOfDate: string) => {
    const file = files.current.get(key);
    if (file) files.current.set(key, { ...file, asOfDate });
    dispatch({ do: 'date', key });
  }, []);

  const { submit } = useFetcher();
  const remove = useCallback(
    (key: string) => {
      cancelFunctions.current.get(key)?.();
      cancelFunctions.current.delete(key);
      const failedDocumentId = files.current.get(key)?.failedDocumentId;
      if (failedDocumentId)
        submit(
          { [OWNER_FIELD]: readPageOwner() },
          { method: 'post', action: documentTaskUrls.path(applicationId, 'remove', failedDocumentId) },
        );
      files.current.delete(key);
      dispatch({ do: 'remove', key });
    },
    [submit, applicationId],
  );

  const end = useCallback(
    ({ key, isInInbox }: Pick<Upload, 'key' | 'isInInbox'>, result: SendResult) => {
      cancelFunctions.current.delete(key);
      if (result.ok) {
        if (!isInInbox) announce(t('done', { name: result.name }));
        files.current.delete(key);
        sentKeys.current.add(key);
        dispatch(isInInbox ? { do: 'sent', key } : { do: 'remove', key });
      } else {
        const { messages, mayRetry } = result;
        const cause = 'cause' in result ? result.cause : 'failed';
        const failure = messages.length > 0 ? undefined : cause;
        const failedDocumentId = 'documentId' in result ? result.documentId : undefined;
        const failedFile = files.current.get(key);
        if (failedFile) files.current.set(key, { ...failedFile, failedDocumentId });
        dispatch({ do: 'fail', key, failure, messages, mayRetry, failedDocumentId });
      }
      refresh();
    },
    [refresh, t],
  );

  useEffect(() => {
    for (const upload of findNextToSend(queue)) {
      const { key } = upload;
      const file = files.current.get(key);
      if (!file || cancelFunctions.current.has(key)) continue;
      const sending = sendFile(address, file, (sentBytes) => dispatch({ do: 'progress', key, sentBytes }));
      cancelFunctions.current.set(key, sending.cancel);
      dispatch({ do: 'begin', key });
      sending.result.then((result) => end(upload, result));
    }
  }, [queue, address, end]);

  // Without these listeners, a file dropped beside the zone would replace the page.
  useEffect(() => {
    const preventDefault = (event: DragEvent) => event.preventDefault();
    for (const move of ['dragover', 'drop'] as const) addEventListener(move, preventDefault);
    return () => {
      for (const move of ['dragover', 'drop'] as const) removeEventListener(move, preventDefault);
    };
  }, []);

  useEffect(() => {
    const activeCancelFunctions = cancelFunctions.current;
    return () => {
      for (const cancel of activeCancelFunctions.values()) cancel();
      activeCancelFunctions.clear();
    };
  }, []);

  const queueWithMessages = useMemo(() => {
    const explain = (failure: UploadFailure) =>
      failure === 'lost' || failure === 'failed'
        ? t(FAILURE_TEXTS[failure])
        : t(`problem.${failure}`, formatUploadLimits(limits, i18n.language));
    return queue.map((upload) =>
      upload.failure ? { ...upload, messages: [explain(upload.failure)] } : upload,
    );
  }, [queue, limits, t, i18n.language]);

  const uploads = useMemo<Uploads>(
    () => ({
      queue: queueWithMessages,
      sentKeys: sentKeys.current,
      add,
      collect,
      confirm,
      date,
      remove,
      retry: (key) => dispatch({ do: 'retry', key }),
    }),
    [queueWithMessages, add, collect, confirm, date, remove],
  );
  return (
    <UploadsContext.Provider value={uploads}>
      {children}
      <LeaveGuard active={hasActiveUploads(queue)} />
    </UploadsContext.Provider>
  );
}
