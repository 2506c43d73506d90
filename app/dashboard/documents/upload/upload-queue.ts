import type { FileProblem } from '~/domain/upload-check';

export type UploadFailure = FileProblem | 'lost' | 'failed';

export interface Upload {
  key: string;
  type: string;
  name: string;
  size: number;
  sentBytes: number;
  isInInbox?: boolean;
  /** `unconfirmed`: no type. `undated`: no as-of date. `saving`: all bytes sent. `refused`: do not resend. */
  phase:
    | 'preparing'
    | 'unconfirmed'
    | 'undated'
    | 'waiting'
    | 'sending'
    | 'saving'
    | 'sent'
    | 'failed'
    | 'refused';
  failure?: UploadFailure | undefined;
  messages: readonly string[];
  failedDocumentId?: string | undefined;
}

export interface FileDecision {
  problem?: FileProblem;
  needsDate?: boolean;
  needsConfirmation?: boolean;
}

type UploadEvent =
  | ({ do: 'prepared'; key: string; file: Pick<Upload, 'name' | 'size'> } & FileDecision)
  | { do: 'date'; key: string }
  | { do: 'confirm'; key: string; type: string }
  | { do: 'sent'; key: string }
  | { do: 'begin'; key: string }
  | { do: 'retry'; key: string }
  | { do: 'progress'; key: string; sentBytes: number }
  | {
      do: 'fail';
      key: string;
      failure?: UploadFailure | undefined;
      messages: readonly string[];
      mayRetry: boolean;
      failedDocumentId?: string | undefined;
    };

type NewUpload = Pick<Upload, 'key' | 'type' | 'name' | 'size' | 'isInInbox'>;

export type UploadAction =
  | ({ do: 'add'; upload: NewUpload } & FileDecision)
  | { do: 'prepare'; upload: NewUpload }
  | { do: 'remove'; key: string }
  | UploadEvent;

const MAX_PARALLEL_UPLOADS = 2;

export function uploadReducer(queue: readonly Upload[], step: UploadAction): readonly Upload[] {
  if (step.do === 'prepare')
    return [...queue, { ...step.upload, sentBytes: 0, phase: 'preparing', messages: [] }];
  if (step.do === 'add') return [...queue, { ...step.upload, sentBytes: 0, ...initialState(step) }];
  if (step.do === 'remove') return queue.filter(({ key }) => key !== step.key);
  return queue.map((upload) => (upload.key === step.key ? updateUpload(upload, step) : upload));
}

function initialState({
  problem,
  needsDate,
  needsConfirmation,
}: FileDecision): Pick<Upload, 'phase' | 'failure' | 'messages'> {
  if (problem) return { phase: 'refused', failure: problem, messages: [] };
  if (needsConfirmation) return { phase: 'unconfirmed', messages: [] };
  return { phase: needsDate ? 'undated' : 'waiting', messages: [] };
}

function updateUpload(upload: Upload, step: UploadEvent): Upload {
  switch (step.do) {
    case 'prepared':
      return { ...upload, ...step.file, ...initialState(step) };
    case 'begin':
      return { ...upload, phase: 'sending', sentBytes: 0 };
    case 'confirm':
      return { ...upload, type: step.type, phase: 'waiting', sentBytes: 0, failure: undefined, messages: [] };
    case 'sent':
      return {
        ...upload,
        phase: 'sent',
        sentBytes: upload.size,
        failure: undefined,
        messages: [],
        failedDocumentId: undefined,
      };
    case 'date':
    case 'retry':
      return { ...upload, phase: 'waiting', sentBytes: 0, failure: undefined, messages: [] };
    case 'progress': {
      const sentBytes = Math.min(step.sentBytes, upload.size);
      return { ...upload, sentBytes, phase: sentBytes === upload.size ? 'saving' : 'sending' };
    }
    case 'fail':
      return {
        ...upload,
        phase: step.mayRetry ? 'failed' : 'refused',
        failure: step.failure,
        messages: step.messages,
        failedDocumentId: step.failedDocumentId,
      };
  }
}

export function findNextToSend(queue: readonly Upload[]): Upload[] {
  const freeSlots = MAX_PARALLEL_UPLOADS - queue.filter(isSending).length;
  return queue.filter(({ phase }) => phase === 'waiting').slice(0, Math.max(0, freeSlots));
}

const isSending = ({ phase }: Upload) => phase === 'sending' || phase === 'saving';

export function hasActiveUploads(queue: readonly Upload[]): boolean {
  return queue.some(({ phase }) => !ENDED_PHASES.includes(phase));
}

const ENDED_PHASES: readonly Upload['phase'][] = ['sent', 'failed', 'refused'];

export function percentOf({ sentBytes: sent, size }: Upload): number {
  return size === 0 ? 0 : Math.floor((sent / size) * 100);
}
