/** A file the user has given, on its way to the portal. */
export interface Upload {
  key: string;
  type: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Bytes that have left. */
  sent: number;
  /** `preparing`: it is being turned into what is sent. `undated`: its date is still to be given. `saving`: all bytes have left, the portal has not answered yet. `refused`: sending it again would not help. */
  phase: 'preparing' | 'undated' | 'waiting' | 'sending' | 'saving' | 'failed' | 'refused';
  /** Why it failed or was refused, in the reader's language. */
  messages: readonly string[];
  leftId?: string | undefined;
}

/** What becomes of a file that is read: `refused` says why it is not taken, `undated` that it needs a date. */
export interface Fate {
  refused?: string;
  undated?: boolean;
}

type UploadEvent =
  | ({ do: 'prepared'; key: string; file: Pick<Upload, 'name' | 'size'> } & Fate)
  | { do: 'date'; key: string }
  | { do: 'begin'; key: string }
  | { do: 'retry'; key: string }
  | { do: 'progress'; key: string; sent: number }
  | { do: 'fail'; key: string; messages: readonly string[]; mayRetry: boolean; leftId?: string | undefined };

type Given = Pick<Upload, 'key' | 'type' | 'name' | 'size'>;

export type UploadStep =
  | ({ do: 'add'; upload: Given } & Fate)
  | { do: 'prepare'; upload: Given }
  | { do: 'remove'; key: string }
  | UploadEvent;

/** So many files travel at once; the others wait. */
const AT_ONCE = 2;

export function afterStep(queue: readonly Upload[], step: UploadStep): readonly Upload[] {
  if (step.do === 'prepare') return [...queue, { ...step.upload, sent: 0, phase: 'preparing', messages: [] }];
  if (step.do === 'add') return [...queue, { ...step.upload, sent: 0, ...beginning(step) }];
  if (step.do === 'remove') return queue.filter(({ key }) => key !== step.key);
  return queue.map((upload) => (upload.key === step.key ? changed(upload, step) : upload));
}

function beginning({ refused, undated }: Fate): Pick<Upload, 'phase' | 'messages'> {
  if (refused) return { phase: 'refused', messages: [refused] };
  return { phase: undated ? 'undated' : 'waiting', messages: [] };
}

function changed(upload: Upload, step: UploadEvent): Upload {
  switch (step.do) {
    case 'prepared':
      return { ...upload, ...step.file, ...beginning(step) };
    case 'begin':
      return { ...upload, phase: 'sending', sent: 0 };
    case 'date':
    case 'retry':
      return { ...upload, phase: 'waiting', sent: 0, messages: [] };
    case 'progress': {
      // The body of a request counts a little more than the file.
      const sent = Math.min(step.sent, upload.size);
      return { ...upload, sent, phase: sent === upload.size ? 'saving' : 'sending' };
    }
    case 'fail':
      return {
        ...upload,
        phase: step.mayRetry ? 'failed' : 'refused',
        messages: step.messages,
        leftId: step.leftId,
      };
  }
}

/** The uploads whose turn it is. */
export function nextToSend(queue: readonly Upload[]): Upload[] {
  const free = AT_ONCE - queue.filter(isTravelling).length;
  return queue.filter(({ phase }) => phase === 'waiting').slice(0, Math.max(0, free));
}

const isTravelling = ({ phase }: Upload) => phase === 'sending' || phase === 'saving';

/** Whether leaving the page would lose a file. */
export function isUnderWay(queue: readonly Upload[]): boolean {
  // One that still needs its date is nowhere but in this page.
  return queue.some(({ phase }) => phase !== 'failed' && phase !== 'refused');
}

/** How much of an upload has left, in whole percent. */
export function percentOf({ sent, size }: Upload): number {
  return size === 0 ? 0 : Math.floor((sent / size) * 100);
}
