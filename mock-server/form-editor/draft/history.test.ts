import { expect, it } from 'vitest';
import { newHistory, recorded, redone, undone } from './history';

it('history of drafts undoes and redoes changes with their labels', () => {
  let history = newHistory<string, string>('a');
  history = recorded(history, 'b', 'first');
  history = recorded(history, 'c', 'second');
  history = undone(history);
  expect([history.present, history.past.at(-1)?.label, history.future[0]?.label]).toEqual([
    'b',
    'first',
    'second',
  ]);
  expect(redone(history).present).toBe('c');
  expect(recorded(history, 'd', 'third').future).toEqual([]);
  expect(redone(redone(history)).present).toBe('c');
  expect(undone(undone(undone(history))).present).toBe('a');
});

it('history of drafts undoes a series of letters at once, and starts another series after an undo', () => {
  let history = newHistory<string, string>('');
  for (const text of ['n', 'na', 'nam']) history = recorded(history, text, 'label', 'label de');
  history = recorded(history, 'name', 'hint', 'hint de');
  expect(history.past).toHaveLength(2);
  history = undone(history);
  expect(history.present).toBe('nam');
  history = recorded(history, 'names', 'label', 'label de');
  expect(undone(history).present).toBe('nam');
});

it('history of drafts ignores a change without effect, and keeps 200 steps', () => {
  let history = newHistory<number, string>(0);
  history = recorded(history, 0, 'same');
  expect(history.past).toHaveLength(0);
  for (let step = 1; step <= 300; step += 1) history = recorded(history, step, 'step');
  expect(history.past).toHaveLength(200);
});
