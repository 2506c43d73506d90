import { parse, useForm } from '@conform-to/react';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useIsomorphicLayoutEffect } from 'ui/feedback/use-hydrated';
import type { z } from 'zod';
import { blockFocus, unblockFocus } from './control';
import { type TypedForm, useTypedForm } from './form-contexts';

type FormValidation = typeof import('./validate-form');

export interface LazySchema<Schema extends z.ZodType = z.ZodType, Input = FormData> {
  load: () => Promise<void>;
  schemaFor: (input: Input) => Schema | null;
}

export function createLazySchemas<Module>(load: () => Promise<Module>) {
  let loadedModule: Module | null = null;
  return <Schema extends z.ZodType, Held>(
    chooseSchema: (module: Module, input: Held) => Schema,
  ): LazySchema<Schema, Held> => ({
    async load() {
      loadedModule ??= await load();
    },
    schemaFor: (input) => loadedModule && chooseSchema(loadedModule, input),
  });
}

/** Focus repeats a failed load only after this pause; a press repeats it at once. */
export const RETRY_PAUSE_MS = 30_000;

const FOCUS = 'focusin';
const PRESS = 'pointerdown';

function useLateValidation(formId: string, schema: LazySchema | undefined): FormValidation | null {
  const [validation, setValidation] = useState<FormValidation | null>(null);
  const latestSchema = useRef(schema);
  latestSchema.current = schema;
  const isLate = schema !== undefined;
  useEffect(() => {
    if (!isLate) return;
    const listening = new AbortController();
    let phase: 'rest' | 'loading' | 'loaded' = 'rest';
    let failedAt = Number.NEGATIVE_INFINITY;
    const loadOnUse = ({ target, type }: { target: EventTarget | null; type: string }) => {
      const isInForm = target instanceof Element && target.closest('form')?.id === formId;
      const isEarly = type !== PRESS && performance.now() - failedAt < RETRY_PAUSE_MS;
      if (!isInForm || isEarly || phase !== 'rest') return;
      phase = 'loading';
      const loading = Promise.all([import('./validate-form'), latestSchema.current?.load()]);
      withoutReload(loading).then(
        ([validationModule]) => {
          phase = 'loaded';
          // Keystrokes have priority over rendering the form.
          startTransition(() => setValidation(validationModule));
        },
        () => {
          phase = 'rest';
          failedAt = performance.now();
        },
      );
    };
    // Safari does not focus pressed buttons.
    for (const type of [FOCUS, PRESS]) {
      document.addEventListener(type, loadOnUse, { signal: listening.signal });
    }
    loadOnUse({ target: document.activeElement, type: FOCUS });
    return () => listening.abort();
  }, [formId, isLate]);
  return validation;
}

/** A failed load must not trigger the page reload for missing assets. */
export async function withoutReload<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const abortController = new AbortController();
  const { signal } = abortController;
  window.addEventListener('vite:preloadError', (event) => event.stopImmediatePropagation(), {
    capture: true,
    signal,
  });
  try {
    return await loading;
  } finally {
    abortController.abort();
  }
}

/**
 * Keeps earlier errors; the server validates.
 * @param postponed fields to validate alone; cleared before the submit
 */
function unvalidated<Value>(form: HTMLFormElement, formData: FormData, postponed: Set<string>) {
  const names = Array.from(form.elements, (element) => ('name' in element ? String(element.name) : ''));
  // conform reads null as "unchanged" for a field and "not validated" for a form.
  const unchangedErrors = Object.fromEntries(['', ...names].map((name) => [name, null]));
  return parse<Value, string[]>(formData, {
    resolve(_, intent) {
      if (intent === null) postponed.clear();
      if (intent?.type === 'validate' && intent.payload.name) postponed.add(intent.payload.name);
      return { error: intent ? unchangedErrors : null };
    },
  });
}

type Options<Schema extends Record<string, unknown>, Value> = Omit<
  Parameters<typeof useForm<Schema, Value>>[0],
  'id' | 'shouldValidate' | 'shouldRevalidate'
> & {
  id: string;
  /** True for consents: the user must agree to the current text. */
  startsEmpty?: boolean;
  schema?: LazySchema<z.ZodType<Value>>;
  skipsValidation?: (form: FormData) => boolean;
};

/** Validates on blur, then on input. Restores unsent values (HTTP-03). */
export function usePortalForm<Schema extends Record<string, unknown>, Value = Schema>({
  startsEmpty = false,
  schema,
  skipsValidation = () => false,
  ...options
}: Options<Schema, Value>) {
  const typedForm = useTypedForm();
  const restoredForm = typedForm?.form === options.id && !startsEmpty ? typedForm : null;
  const { lastResult } = options;
  // biome-ignore lint/correctness/useExhaustiveDependencies: uses the result present when the entries were restored
  const earlierResult = useMemo(() => lastResult, [typedForm]);
  const validation = useLateValidation(options.id, schema);
  const postponed = useRef(new Set<string>());
  const validate: typeof options.onValidate = ({ form, formData }) => {
    const currentSchema = schema?.schemaFor(formData);
    if (validation && currentSchema && !skipsValidation(formData))
      return validation.validateForm(formData, { schema: currentSchema });
    return unvalidated<Value>(form, formData, postponed.current);
  };
  useIsomorphicLayoutEffect(() => blockFocus(options.id));
  const portalForm = useForm<Schema, Value>({
    ...options,
    // An earlier result would override the values to restore.
    lastResult: restoredForm && lastResult === earlierResult ? undefined : lastResult,
    defaultValue: restoredForm
      ? (withTyped({ ...options.defaultValue }, restoredForm) as typeof options.defaultValue)
      : options.defaultValue,
    onValidate: schema ? validate : options.onValidate,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
  });
  useIsomorphicLayoutEffect(unblockFocus);
  const [form] = portalForm;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the response has validated all fields left before it
  useEffect(() => postponed.current.clear(), [lastResult]);
  useEffect(() => {
    if (validation === null || document.forms.namedItem(form.id) === null) return;
    for (const name of postponed.current) form.validate({ name });
    postponed.current.clear();
  }, [validation, form]);
  return portalForm;
}

/** Unticked checkboxes are missing from the typed values. */
function withTyped(initial: Record<string, unknown>, { values }: TypedForm): Record<string, unknown> {
  const entriesToKeep = Object.entries(initial).filter(([name, value]) => value !== 'on' || name in values);
  return { ...Object.fromEntries(entriesToKeep), ...values };
}
