import { describe, expect, test } from 'vitest';
import type { TranslatedText } from '~/i18n/translated-text';
import { addToasts, type ToastItem } from './toast-queue';

const item = (id: string, text = id, tone: ToastItem['tone'] = 'info'): ToastItem => ({
  id,
  tone,
  text: text as TranslatedText,
});

describe('addToasts (short messages that disappear)', () => {
  test('keeps the order of arrival', () => {
    expect(addToasts([], [item('a'), item('b')]).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('keeps at most three toasts and drops the oldest toast', () => {
    const queue = addToasts([], [item('a'), item('b'), item('c'), item('d')]);
    expect(queue.map(({ id }) => id)).toEqual(['b', 'c', 'd']);
  });

  test('merges equal messages and restarts their display time', () => {
    const queue = addToasts(addToasts([], [item('1', 'Gespeichert')]), [item('2', 'Gespeichert')]);
    expect(queue).toEqual([{ id: '1', tone: 'info', text: 'Gespeichert', displayCount: 2 }]);
  });

  test('does not merge equal texts of different tones', () => {
    expect(addToasts([], [item('1', 'Text', 'success'), item('2', 'Text', 'error')])).toHaveLength(2);
  });

  test('ignores a message that is delivered twice', () => {
    const queue = addToasts([], [item('1')]);
    expect(addToasts(queue, [item('1')])).toEqual(queue);
  });

  test('removes only earlier errors when a new response arrives', () => {
    const queueBefore = addToasts(
      [],
      [item('saved', 'Gespeichert', 'success'), item('wrong', 'Falsch', 'error')],
    );
    expect(addToasts(queueBefore, [item('new')]).map(({ id }) => id)).toEqual(['saved', 'new']);
    expect(addToasts(queueBefore, [])).toEqual(queueBefore);
  });

  test('keeps several errors of one response', () => {
    const errors = [item('a', 'a', 'error'), item('b', 'b', 'error')];
    expect(addToasts([], errors).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('restarts the display time of a repeated error', () => {
    const queueBefore = addToasts([], [item('1', 'Falsch', 'error')]);
    expect(addToasts(queueBefore, [item('2', 'Falsch', 'error')])).toEqual([
      { id: '1', tone: 'error', text: 'Falsch', displayCount: 2 },
    ]);
  });
});
