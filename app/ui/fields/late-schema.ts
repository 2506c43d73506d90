import { parse } from '@conform-to/react';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';

type Judging = typeof import('./judge-form');

/** A schema that browsers load once somebody turns to its form: no page waits for it, and until it is there the server judges alone. */
export interface LateSchema<Schema extends z.ZodType = z.ZodType, Held = FormData> {
  load: () => Promise<void>;
  /** The schema for what a form holds; null until it is loaded. */
  of: (held: Held) => Schema | null;
}

/** Chooses late schemas of one module: `schemasFrom(() => import('./rules/forms'))(({ loginSchema }) => loginSchema)`. */
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

/** After a load that failed, being turned to asks for nothing for so long: whatever blocks it blocks it still. A press does. */
export const RETRY_PAUSE_MS = 30_000;

const FOCUS = 'focusin';
const PRESS = 'pointerdown';

/** What judges a form by its late schema: null until somebody has turned to the form and the schema is there. */
export function useLateJudging(formId: string, schema: LateSchema | undefined): Judging | null {
  const [judging, setJudging] = useState<Judging | null>(null);
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
      const loading = Promise.all([import('./judge-form'), latest.current?.load()]);
      withoutReload(loading).then(
        ([loaded]) => {
          phase = 'loaded';
          // The form is rendered anew while somebody types into it: keys come first.
          startTransition(() => setJudging(loaded));
        },
        () => {
          phase = 'rest';
          failedAt = performance.now();
        },
      );
    };
    // Some browsers give no focus to what is pressed.
    for (const type of [FOCUS, PRESS]) {
      document.addEventListener(type, turnTo, { signal: listening.signal });
    }
    turnTo({ target: document.activeElement, type: FOCUS });
    return () => listening.abort();
  }, [formId, isLate]);
  return judging;
}

/** Whoever loads a page anew that lacks files must not do so for these: nothing that is shown depends on them. */
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
 * A form as it stands before its schema is there: changes of fields are made, errors stay, and what is sent is the server's to judge.
 * @param postponed collects the fields that were to be judged alone; emptied when the form as a whole is about to be sent
 */
export function unjudged<Value>(form: HTMLFormElement, formData: FormData, postponed: Set<string>) {
  const names = Array.from(form.elements, (element) => ('name' in element ? String(element.name) : ''));
  // For conform null is "as it was" for a field, and "not judged here" for a form.
  const untouched = Object.fromEntries(['', ...names].map((name) => [name, null]));
  return parse<Value, string[]>(formData, {
    resolve(_, intent) {
      if (intent === null) postponed.clear();
      if (intent?.type === 'validate' && intent.payload.name) postponed.add(intent.payload.name);
      return { error: intent ? untouched : null };
    },
  });
}
