// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useFlushedSubmit } from './flushed-submit';
import type { DraftEditor } from './use-draft';

function FormBesideChanges({
  editor,
  onSubmit,
}: {
  editor: Pick<DraftEditor, 'flush' | 'save'>;
  onSubmit: () => void;
}) {
  const flushing = useFlushedSubmit(editor);
  return (
    <div
      onSubmit={(event) => {
        void flushing(event);
        if (!event.defaultPrevented) onSubmit();
        event.preventDefault();
      }}
    >
      <form>
        <button type="submit">Undo</button>
      </form>
    </div>
  );
}

function show() {
  const sent = vi.fn();
  const flushes: ((isFlushed: boolean) => void)[] = [];
  const flush = vi.fn(() => new Promise<boolean>((resolve) => flushes.push(resolve)));
  const { container, rerender } = render(
    <FormBesideChanges editor={{ flush, save: { kind: 'saving' } }} onSubmit={sent} />,
  );
  const press = () => container.querySelector('form')?.requestSubmit();
  const saved = () =>
    rerender(<FormBesideChanges editor={{ flush, save: { kind: 'saved' } }} onSubmit={sent} />);
  const finish = (isFlushed: boolean) => act(async () => flushes.shift()?.(isFlushed));
  return { sent, flush, press, saved, finish };
}

it('the form editor sends a form once if the form is submitted twice while the draft is saved', async () => {
  const { sent, flush, press, saved, finish } = show();
  press();
  press();
  saved();
  press();
  expect(sent).not.toHaveBeenCalled();
  await finish(true);
  expect(flush).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledTimes(1);
});

it('the form editor sends a form after a conflict has been resolved', async () => {
  const { sent, press, finish } = show();
  press();
  await finish(false);
  expect(sent).not.toHaveBeenCalled();
  press();
  await finish(true);
  expect(sent).toHaveBeenCalledTimes(1);
});

it('the form editor saves the draft before each of two submits on the same page', async () => {
  const { flush, press, finish } = show();
  press();
  await finish(true);
  press();
  expect(flush).toHaveBeenCalledTimes(2);
});
