import { parse } from '@conform-to/react';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';

type FormValidation = typeof import('./validate-form');

/** Schema loaded on first interaction with its form. Until then only the server validates. */
export interface LateSchema<Schema extends z.ZodType = z.ZodType, Held = FormData> {
  load: () => Promise<void>;
  of: (held: Held) => Schema | null;
}

export function schemasFrom<Module>(load: () => Promise<Module>) {
  let loaded: Module | null = null;
  return <Schema extends z.ZodType, Held>(
    choose: (module: Module, held: Held) => Schema,
  ): LateSchema<Schema, Held> => ({
    async load() {
      loaded ??= await load();
    },
    of: (held) => loaded && choose(loaded, held),
  });
}

/** Delay before focus triggers another load after a failure. A press retries immediately. */
export const RETRY_PAUSE_MS = 30_000;

const FOCUS = 'focusin';
const PRESS = 'pointerdown';

export function useLateValidation(formId: string, schema: LateSchema | undefined): FormValidation | null {
  const [validation, setValidation] = useState<FormValidation | null>(null);
  const latest = useRef(schema);
  latest.current = schema;
  const isLate = schema !== undefined;
  useEffect(() => {
    if (!isLate) return;
    const listening = new AbortController();
    let phase: 'rest' | 'loading' | 'loaded' = 'rest';
    let failedAt = Number.NEGATIVE_INFINITY;
    const turnTo = ({ target, type }: { target: EventTarget | null; type: string }) => {
      const isOwn = target instanceof Element && target.closest('form')?.id === formId;
      const isEarly = type !== PRESS && performance.now() - failedAt < RETRY_PAUSE_MS;
      if (!isOwn || isEarly || phase !== 'rest') return;
      phase = 'loading';
      const loading = Promise.all([import('./validate-form'), latest.current?.load()]);
      withoutReload(loading).then(
        ([loaded]) => {
          phase = 'loaded';
          // Rendering the form has lower priority than keystrokes.
          startTransition(() => setValidation(loaded));
        },
        () => {
          phase = 'rest';
          failedAt = performance.now();
        },
      );
    };
    // Safari does not focus pressed buttons.
    for (const type of [FOCUS, PRESS]) {
      document.addEventListener(type, turnTo, { signal: listening.signal });
    }
    turnTo({ target: document.activeElement, type: FOCUS });
    return () => listening.abort();
  }, [formId, isLate]);
  return validation;
}

/** A failed load of these files must not trigger the page reload for missing assets. */
async function withoutReload<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const done = new AbortController();
  const { signal } = done;
  window.addEventListener('vite:preloadError', (event) => event.stopImmediatePropagation(), {
    capture: true,
    signal,
  });
  try {
    return await loading;
  } finally {
    done.abort();
  }
}

/**
 * Keeps earlier errors and leaves validation to the server.
 * @param postponed collects fields to validate alone; cleared before the form is submitted
 */
export function unvalidated<Value>(form: HTMLFormElement, formData: FormData, postponed: Set<string>) {
  const names = Array.from(form.elements, (element) => ('name' in element ? String(element.name) : ''));
  // conform reads null as "unchanged" for a field and "not validated" for a form.
  const untouched = Object.fromEntries(['', ...names].map((name) => [name, null]));
  return parse<Value, string[]>(formData, {
    resolve(_, intent) {
      if (intent === null) postponed.clear();
      if (intent?.type === 'validate' && intent.payload.name) postponed.add(intent.payload.name);
      return { error: intent ? untouched : null };
    },
  });
}
