import { useEffect, useRef } from 'react';
import { DISCARD, INTENT } from '~/forms/intents';
import { isSecretField } from '~/request/body/secret-fields';
import { useHydrated } from '~/ui/feedback/use-hydrated';
import { isChanged } from '~/ui/fields/changed-control';
import { companyChangedPath } from './answers';

const PAUSE_MS = 600;

/** The server may accept a later save: payload too large, rate limit, or store outage. */
const NOT_NOW = [413, 429, 503];

const KEEP_PATH = '/application/keep';

/** Never saves passwords (DYN-02). Reloads the page if another tab chose another company (CLA-08). */
export function useAutosave(formId: string, step: string): void {
  const cameWithPage = useRef(!useHydrated());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let underWay: AbortController | null = null;
    let unsaved = false;
    let left = false;
    // Keeps a reference, because the form may have left the document when the last save runs.
    let form = document.forms.namedItem(formId);
    const keep = () => {
      clearTimeout(timer);
      if (!unsaved || !form) return;
      unsaved = false;
      const body = typedInto(form);
      body.set('step', step);
      underWay?.abort();
      underWay = new AbortController();
      const { signal } = underWay;
      fetch(KEEP_PATH, { method: 'POST', body, keepalive: true, signal }).then(
        ({ status }) => {
          if (status === 205 && !left) location.assign(companyChangedPath(new URL(location.href)));
          if (NOT_NOW.includes(status)) unsaved = true;
        },
        () => {
          if (!signal.aborted) unsaved = true;
        },
      );
    };
    // The values of a refused submission may not be stored.
    const saveOnceIdle = () => {
      if (form?.getAttribute('aria-busy') === 'true') {
        timer = setTimeout(saveOnceIdle, PAUSE_MS);
        return;
      }
      unsaved = true;
      keep();
    };
    const keepSoon = () => {
      unsaved = true;
      clearTimeout(timer);
      timer = setTimeout(saveOnceIdle, PAUSE_MS);
    };
    const onInput = ({ target }: Event) => {
      const own = target instanceof Element && target.closest('form');
      if (!own || own.id !== formId) return;
      form = own;
      keepSoon();
    };
    // An older save must not overtake a submission.
    const onSubmit = ({ target, submitter }: SubmitEvent) => {
      const button = submitter instanceof HTMLButtonElement ? submitter : null;
      const own = target instanceof HTMLFormElement && target.id === formId && !button?.formNoValidate;
      const isDiscarded = button?.name === INTENT && button.value === DISCARD;
      if (own || isDiscarded) {
        clearTimeout(timer);
        unsaved = false;
      }
      // If the page closes during a submission, only this save may reach the server.
      if (isDiscarded) underWay?.abort();
      if (own) timer = setTimeout(saveOnceIdle, PAUSE_MS);
    };
    if (cameWithPage.current && [...(form?.elements ?? [])].some(isChanged)) keepSoon();
    cameWithPage.current = false;
    document.addEventListener('input', onInput);
    document.addEventListener('submit', onSubmit);
    window.addEventListener('pagehide', keep);
    return () => {
      left = true;
      keep();
      document.removeEventListener('input', onInput);
      document.removeEventListener('submit', onSubmit);
      window.removeEventListener('pagehide', keep);
    };
  }, [formId, step]);
}

function typedInto(form: HTMLFormElement): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && !isSecretField(name)) body.set(name, value);
  }
  // Form data omits unticked boxes.
  for (const control of form.elements) {
    const isBox = control.matches('input[type=checkbox], input[type=radio]') && !control.matches(':disabled');
    const name = control.getAttribute('name');
    if (isBox && name && !body.has(name)) body.set(name, '');
  }
  return body;
}
