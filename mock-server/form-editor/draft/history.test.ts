import { expect, it } from 'vitest';
import { createHistory, recordEntry, redoEntry, undoEntry } from './history';

it('history of drafts undoes and redoes edits and returns the labels of the edits', () => {
  let history = createHistory<string, string>('a');
  history = recordEntry(history, 'b', 'first');
  history = recordEntry(history, 'c', 'second');
  history = undoEntry(history);
  expect([history.present, history.past.at(-1)?.label, history.future[0]?.label]).toEqual([
    'b',
    'first',
    'second',
  ]);
  expect(redoEntry(history).present).toBe('c');
  expect(recordEntry(history, 'd', 'third').future).toEqual([]);
  expect(redoEntry(redoEntry(history)).present).toBe('c');
  expect(undoEntry(undoEntry(undoEntry(history))).present).toBe('a');
});

it('history of drafts undoes a series of typed letters at once, and starts a new series after an undo', () => {
  let history = createHistory<string, string>('');
  for (const text of ['n', 'na', 'nam']) history = recordEntry(history, text, 'label', 'label de');
  history = recordEntry(history, 'name', 'hint', 'hint de');
  expect(history.past).toHaveLength(2);
  history = undoEntry(history);
  expect(history.present).toBe('nam');
  history = recordEntry(history, 'names', 'label', 'label de');
  expect(undoEntry(history).present).toBe('nam');
});

it('history of drafts ignores an edit without effect, and keeps at most 200 edits', () => {
  let history = createHistory<number, string>(0);
  history = recordEntry(history, 0, 'same');
  expect(history.past).toHaveLength(0);
  for (let step = 1; step <= 300; step += 1) history = recordEntry(history, step, 'step');
  expect(history.past).toHaveLength(200);
});
