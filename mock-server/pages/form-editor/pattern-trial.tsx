import { useEffect, useId, useState } from 'react';
import { useHydrated } from 'ui/feedback/use-hydrated';
import { useTexts } from '../live/page-context';
import { Button } from '../parts/button';
import { useEditor } from './editor-context';
import * as css from './form-editor.css';

const RESULTS = ['fits', 'differs', 'invalid', 'too_slow', 'failed'] as const;
type Result = (typeof RESULTS)[number];

const TYPING_PAUSE_MS = 300;

/** Slow patterns would block the page, so the simulator tries them. */
export function PatternTrial({ pattern }: { pattern: string }) {
  const t = useTexts('form-editor');
  const id = useId();
  const { reply } = useEditor();
  const [example, setExample] = useState(reply.trial?.example ?? '');
  const [result, setResult] = useState(reply.trial ? resultOf(reply.trial.result) : null);
  const isHydrated = useHydrated();

  useEffect(() => {
    setResult(null);
    if (example === '' || pattern === '') return;
    const abortController = new AbortController();
    const timer = setTimeout(() => {
      requestTrialResult(pattern, example, abortController.signal).then(
        (trialResult) => abortController.signal.aborted || setResult(trialResult),
        () => abortController.signal.aborted || setResult('failed'),
      );
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abortController.abort();
    };
  }, [pattern, example]);

  if (pattern === '') return null;
  return (
    <div className={css.entry}>
      <div className={css.entryHeader}>
        <label htmlFor={id}>{t('trial.example')}</label>
      </div>
      <p id={`${id}-hint`} className={css.quietText}>
        {t('trial.exampleHint')}
      </p>
      <div className={css.control}>
        <input
          id={id}
          // Without a name, browsers do not submit the example with the field.
          name={isHydrated ? undefined : 'example'}
          value={example}
          maxLength={10_000}
          onChange={({ target }) => setExample(target.value)}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
        />
        {!isHydrated && (
          <Button name="intent" value="pattern_try">
            {t('trial.try')}
          </Button>
        )}
      </div>
      <p role="status" className={css.patternTrialBox} data-result={result ?? undefined}>
        {result && t(`trial.${result}`)}
      </p>
    </div>
  );
}

async function requestTrialResult(pattern: string, example: string, signal: AbortSignal): Promise<Result> {
  const response = await fetch('/simulator/pattern-trial', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pattern, example }),
    signal,
  });
  const { result }: { result?: string } = await response.json();
  return resultOf(result);
}

function resultOf(text: string | undefined): Result {
  return RESULTS.find((candidate) => candidate === text) ?? 'failed';
}
