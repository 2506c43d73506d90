/** A file the user has given, on its way to the portal. */
export interface Upload {
  key: string;
  type: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Bytes that have left. */
  sent: number;
  /** `undated`: its date is still to be given. `saving`: all bytes have left, the portal has not answered yet. `refused`: sending it again would not help. */
  phase: 'undated' | 'waiting' | 'sending' | 'saving' | 'failed' | 'refused';
  /** Why it failed or was refused, in the reader's language. */
  messages: readonly string[];
  leftId?: string | undefined;
}

type UploadEvent =
  | { do: 'date'; key: string }
  | { do: 'begin'; key: string }
  | { do: 'retry'; key: string }
  | { do: 'progress'; key: string; sent: number }
  | { do: 'fail'; key: string; messages: readonly string[]; mayRetry: boolean; leftId?: string | undefined };

export type UploadStep =
  | { do: 'add'; upload: Pick<Upload, 'key' | 'type' | 'name' | 'size'>; refused?: string; undated?: boolean }
  | { do: 'remove'; key: string }
  | UploadEvent;

/** So many files travel at once; the others wait. */
const AT_ONCE = 2;

export function afterStep(queue: readonly Upload[], step: UploadStep): readonly Upload[] {
  if (step.do === 'add') {
    const { upload, refused, undated } = step;
    const fate = refused
      ? ({ phase: 'refused', messages: [refused] } as const)
      : ({ phase: undated ? 'undated' : 'waiting', messages: [] } as const);
    return [...queue, { ...upload, sent: 0, ...fate }];
  }
  if (step.do === 'remove') return queue.filter(({ key }) => key !== step.key);
  return queue.map((upload) => (upload.key === step.key ? changed(upload, step) : upload));
}

function changed(upload: Upload, step: UploadEvent): Upload {
  switch (step.do) {
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
  return queue.some((upload) => upload.phase === 'waiting' || isTravelling(upload));
}

/** How much of an upload has left, in whole percent. */
export function percentOf({ sent, size }: Upload): number {
  return size === 0 ? 0 : Math.floor((sent / size) * 100);
}
