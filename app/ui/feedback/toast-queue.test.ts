import { describe, expect, test } from 'vitest';
import type { Words } from '~/i18n/words';
import { addToasts, type ToastItem } from './toast-queue';

const item = (id: string, text = id, tone: ToastItem['tone'] = 'info'): ToastItem => ({
  id,
  tone,
  text: text as Words,
});

describe('toast queue', () => {
  test('keeps the order of arrival', () => {
    expect(addToasts([], [item('a'), item('b')]).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('shows at most three: the oldest goes', () => {
    const queue = addToasts([], [item('a'), item('b'), item('c'), item('d')]);
    expect(queue.map(({ id }) => id)).toEqual(['b', 'c', 'd']);
  });

  test('equal messages merge, and their time starts again', () => {
    const queue = addToasts(addToasts([], [item('1', 'Gespeichert')]), [item('2', 'Gespeichert')]);
    expect(queue).toEqual([{ id: '1', tone: 'info', text: 'Gespeichert', shown: 2 }]);
  });

  test('equal words in another tone are another message', () => {
    expect(addToasts([], [item('1', 'Text', 'success'), item('2', 'Text', 'error')])).toHaveLength(2);
  });

  test('the same message delivered twice stays one, its time running on', () => {
    const queue = addToasts([], [item('1')]);
    expect(addToasts(queue, [item('1')])).toEqual(queue);
  });

  test('a new answer outdates the errors of earlier ones, and nothing else', () => {
    const before = addToasts([], [item('saved', 'Gespeichert', 'success'), item('wrong', 'Falsch', 'error')]);
    expect(addToasts(before, [item('new')]).map(({ id }) => id)).toEqual(['saved', 'new']);
    expect(addToasts(before, [])).toEqual(before);
  });

  test('errors of one answer stand together', () => {
    const errors = [item('a', 'a', 'error'), item('b', 'b', 'error')];
    expect(addToasts([], errors).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('the same error again stays, and its time starts again', () => {
    const before = addToasts([], [item('1', 'Falsch', 'error')]);
    expect(addToasts(before, [item('2', 'Falsch', 'error')])).toEqual([
      { id: '1', tone: 'error', text: 'Falsch', shown: 2 },
    ]);
  });
});
