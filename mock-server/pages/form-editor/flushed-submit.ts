import { type FormEvent, useRef } from 'react';
import type { DraftEditor } from './use-draft';

/** Saves pending changes before a form that leaves the page is sent. */
export function useFlushedSubmit(editor: Pick<DraftEditor, 'flush' | 'save'>) {
  const phase = useRef<'idle' | 'flushing' | 'sending'>('idle');
  return async (event: FormEvent<HTMLDivElement>) => {
    const { target, nativeEvent } = event;
    if (event.defaultPrevented || phase.current === 'sending') return;
    if (phase.current === 'idle' && editor.save.kind === 'saved') return;
    if (!(target instanceof HTMLFormElement)) return;
    event.preventDefault();
    if (phase.current === 'flushing') return;
    phase.current = 'flushing';
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    try {
      // The user must first decide about a conflict or reset.
      if (!(await editor.flush())) return;
      phase.current = 'sending';
      target.requestSubmit(submitter);
    } finally {
      phase.current = 'idle';
    }
  };
}
