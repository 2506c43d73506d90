import { useEffect, useRef } from 'react';
import { DISCARD, INTENT } from '~/forms/intents';
import { isSecretField } from '~/forms/secret-fields';
import { useHydrated } from '~/ui/feedback/use-hydrated';
import { isChanged } from '~/ui/fields/changed-control';
import { companyChangedPath } from './answers';

/** A pause in typing after which what is typed is kept. */
const PAUSE_MS = 600;

/** Answers by which it was not kept and may be later: too much at once, too often, or the store is out of reach. */
const NOT_NOW = [413, 429, 503];

/** Where what is being typed is kept; the step goes with it. */
const KEEP_PATH = '/application/keep';

/**
 * Keeps what is being typed with the portal, so that leaving, reloading or a browser that closes loses nothing (DYN-02): after a pause,
 * and at the latest when the page goes. Passwords stay in the browser. Where another tab has chosen another company, the page is loaded anew
 * with that one's details (CLA-08).
 */
export function useAutosave(formId: string, step: string): void {
  const cameWithPage = useRef(!useHydrated());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let underWay: AbortController | null = null;
    let unsaved = false;
    let left = false;
    // Held, because the form has left the document, or another step's has taken its id, when the last texts are kept.
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
      // What cannot be kept now is kept with the next pause, or with the step.
      fetch(KEEP_PATH, { method: 'POST', body, keepalive: true, signal }).then(
        ({ status }) => {
          if (status === 205 && !left) location.assign(companyChangedPath(new URL(location.href)));
          if (NOT_NOW.includes(status)) unsaved = true;
        },
        () => {
          // What took its place has the rest.
          if (!signal.aborted) unsaved = true;
        },
      );
    };
    // Not while the form is sent. One that is still here after that was refused, or has not got through: perhaps nobody else has kept its values.
    const keepOnceIdle = () => {
      if (form?.getAttribute('aria-busy') === 'true') {
        timer = setTimeout(keepOnceIdle, PAUSE_MS);
        return;
      }
      unsaved = true;
      keep();
    };
    const keepSoon = () => {
      unsaved = true;
      clearTimeout(timer);
      timer = setTimeout(keepOnceIdle, PAUSE_MS);
    };
    const onInput = ({ target }: Event) => {
      const own = target instanceof Element && target.closest('form');
      if (!own || own.id !== formId) return;
      form = own;
      keepSoon();
    };
    // A form that is sent keeps its values itself, and must not be overtaken by what was typed before; what is thrown away is not kept.
    const onSubmit = ({ target, submitter }: SubmitEvent) => {
      const button = submitter instanceof HTMLButtonElement ? submitter : null;
      const own = target instanceof HTMLFormElement && target.id === formId && !button?.formNoValidate;
      const thrownAway = button?.name === INTENT && button.value === DISCARD;
      if (own || thrownAway) {
        clearTimeout(timer);
        unsaved = false;
      }
      // What is under way stays so for a form that is sent: where its page is closed meanwhile, that alone comes through.
      if (thrownAway) underWay?.abort();
      if (own) timer = setTimeout(keepOnceIdle, PAUSE_MS);
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

/** The texts of a form, without what is nobody's to keep. */
function typedInto(form: HTMLFormElement): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && !isSecretField(name)) body.set(name, value);
  }
  // A box that is not ticked is left out of a form's data; unsaid, the tick that was sent before would come back.
  for (const control of form.elements) {
    const isBox = control.matches('input[type=checkbox], input[type=radio]') && !control.matches(':disabled');
    const name = control.getAttribute('name');
    if (isBox && name && !body.has(name)) body.set(name, '');
  }
  return body;
}
