import { useActionData, type useFetcher, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

export type FormFetcher = Pick<ReturnType<typeof useFetcher>, 'Form' | 'state' | 'data'>;

/** `attempt` counts finished submits. */
export function useSubmitProgress(fetcher?: FormFetcher) {
  const navigation = useNavigation();
  const actionData = useActionData();
  const state = fetcher ? fetcher.state : navigation.state;
  const answer: unknown = fetcher ? fetcher.data : actionData;

  const [attempt, setAttempt] = useState(0);
  const [sentBy, setSentBy] = useState<{ button: string | null } | null>(null);
  // A ref, because a second click may come before the first has rendered.
  const phase = useRef<'rest' | 'sent' | 'busy'>('rest');
  const earlierAnswer = useRef(answer);

  useEffect(() => {
    if (phase.current === 'rest') return;
    if (state !== 'idle') {
      phase.current = 'busy';
      return;
    }
    // A quick response may arrive before the busy state has rendered.
    if (phase.current === 'sent' && answer === earlierAnswer.current) return;
    phase.current = 'rest';
    setSentBy(null);
    setAttempt((count) => count + 1);
  }, [state, answer]);

  return {
    attempt,
    pending: sentBy !== null,
    submitter: sentBy?.button ?? null,
    busy: () => phase.current !== 'rest',
    begin(button: HTMLElement | null) {
      phase.current = 'sent';
      earlierAnswer.current = answer;
      const named = button instanceof HTMLButtonElement && button.name !== '';
      setSentBy({ button: named ? `${button.name}=${button.value}` : null });
    },
    stop: () => setAttempt((count) => count + 1),
  };
}
