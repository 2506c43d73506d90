import { describe, expect, it } from 'vitest';
import type { FileProblem } from '~/domain/upload-check';
import {
  findNextToSend,
  hasActiveUploads,
  percentOf,
  type Upload,
  type UploadAction,
  uploadReducer,
} from './upload-queue';

const add = (key: string, problem?: FileProblem): UploadAction => ({
  do: 'add',
  upload: { key, type: 'other', name: `${key}.pdf`, size: 1000 },
  ...(problem !== undefined && { problem }),
});
const queueAfter = (...steps: UploadAction[]) => steps.reduce<readonly Upload[]>(uploadReducer, []);

describe('DOC-03 upload queue', () => {
  it('sends two files at a time and lets the other files wait', () => {
    const queueOfThree = queueAfter(add('a'), add('b'), add('c'));
    expect(findNextToSend(queueOfThree).map(({ key }) => key)).toEqual(['a', 'b']);
    const startedQueue = [
      { do: 'begin', key: 'a' },
      { do: 'begin', key: 'b' },
    ] as const;
    const sending = startedQueue.reduce<readonly Upload[]>(uploadReducer, queueOfThree);
    expect(findNextToSend(sending)).toEqual([]);
    expect(findNextToSend(uploadReducer(sending, { do: 'remove', key: 'a' })).map(({ key }) => key)).toEqual([
      'c',
    ]);
  });

  it('reports the percentage of sent bytes, and waits for the response when all bytes are sent', () => {
    const [half] = queueAfter(
      add('a'),
      { do: 'begin', key: 'a' },
      { do: 'progress', key: 'a', sentBytes: 509 },
    );
    expect(half && [percentOf(half), half.phase]).toEqual([50, 'sending']);
    const [whole] = queueAfter(add('a'), { do: 'progress', key: 'a', sentBytes: 1200 });
    expect(whole && [percentOf(whole), whole.phase]).toEqual([100, 'saving']);
  });

  it('keeps failed uploads and retries them from the beginning', () => {
    const failed = queueAfter(
      add('a'),
      { do: 'progress', key: 'a', sentBytes: 500 },
      { do: 'fail', key: 'a', messages: ['Nein'], mayRetry: true, failedDocumentId: 'd1' },
    );
    expect(failed[0]).toMatchObject({ phase: 'failed', messages: ['Nein'], failedDocumentId: 'd1' });
    expect(hasActiveUploads(failed)).toBe(false);
    const retriedQueue = uploadReducer(failed, { do: 'retry', key: 'a' });
    expect(retriedQueue[0]).toMatchObject({ phase: 'waiting', sentBytes: 0, messages: [] });
    expect(hasActiveUploads(retriedQueue)).toBe(true);
  });

  it('never sends files that the check in the browser refuses', () => {
    const refused = queueAfter(add('a', 'tooLarge'));
    expect(refused[0]).toMatchObject({ phase: 'refused', failure: 'tooLarge', messages: [] });
    expect([findNextToSend(refused), hasActiveUploads(refused)]).toEqual([[], false]);
  });

  it('does not send a file whose required as-of date is missing', () => {
    const undatedQueue = queueAfter({
      do: 'add',
      upload: { key: 'a', type: 'bwa', name: 'a.pdf', size: 10 },
      needsDate: true,
    });
    expect([undatedQueue[0]?.phase, findNextToSend(undatedQueue), hasActiveUploads(undatedQueue)]).toEqual([
      'undated',
      [],
      true,
    ]);
    const dated = uploadReducer(undatedQueue, { do: 'date', key: 'a' });
    expect(findNextToSend(dated).map(({ key }) => key)).toEqual(['a']);
  });

  it('requires no as-of date for a file that the check in the browser refuses', () => {
    const upload = { key: 'a', type: 'bwa', name: 'a.exe', size: 10 };
    expect(queueAfter({ do: 'add', upload, needsDate: true, problem: 'empty' })[0]?.phase).toBe('refused');
  });
});
