import { useActionData, type useFetcher, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/** The part of a fetcher that a form needs. */
export type FormFetcher = Pick<ReturnType<typeof useFetcher>, 'Form' | 'state' | 'data'>;

/** Follows one form's submits, over the page's navigation or a fetcher: `begin` marks the start, `busy` one under way, `attempt` counts the ends. */
export function useSubmitProgress(fetcher?: FormFetcher) {
  const navigation = useNavigation();
  const actionData = useActionData();
  const state = fetcher ? fetcher.state : navigation.state;
  const answer: unknown = fetcher ? fetcher.data : actionData;

  const [attempt, setAttempt] = useState(0);
  const [sentBy, setSentBy] = useState<{ button: string | null } | null>(null);
  // A second click may come before the first has been rendered, so the guard can't be state.
  const phase = useRef<'rest' | 'sent' | 'busy'>('rest');
  const earlierAnswer = useRef(answer);

  useEffect(() => {
    if (phase.current === 'rest') return;
    if (state !== 'idle') {
      phase.current = 'busy';
      return;
    }
    // A very quick answer may come without the busy state ever being rendered.
    if (phase.current === 'sent' && answer === earlierAnswer.current) return;
    phase.current = 'rest';
    setSentBy(null);
    setAttempt((count) => count + 1);
  }, [state, answer]);

  return {
    attempt,
    pending: sentBy !== null,
    /** `name=value` of the button that sent the form; null for one without a name. */
    submitter: sentBy?.button ?? null,
    busy: () => phase.current !== 'rest',
    begin(button: HTMLElement | null) {
      phase.current = 'sent';
      earlierAnswer.current = answer;
      const named = button instanceof HTMLButtonElement && button.name !== '';
      setSentBy({ button: named ? `${button.name}=${button.value}` : null });
    },
    /** The browser's own check stopped the submit. */
    stop: () => setAttempt((count) => count + 1),
  };
}
