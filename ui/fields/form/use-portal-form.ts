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

const FOCUS_EVENT = 'focusin';
const PRESS_EVENT = 'pointerdown';

function useLateValidation(formId: string, schema: LazySchema | undefined): FormValidation | null {
  const [validation, setValidation] = useState<FormValidation | null>(null);
  const latestSchema = useRef(schema);
  latestSchema.current = schema;
  const isLazy = schema !== undefined;
  useEffect(() => {
    if (!isLazy) return;
    const listening = new AbortController();
    let loadPhase: 'rest' | 'loading' | 'loaded' = 'rest';
    let failedAt = Number.NEGATIVE_INFINITY;
    const loadOnUse = ({ target, type }: { target: EventTarget | null; type: string }) => {
      const isInForm = target instanceof Element && target.closest('form')?.id === formId;
      const isRetryTooEarly = type !== PRESS_EVENT && performance.now() - failedAt < RETRY_PAUSE_MS;
      if (!isInForm || isRetryTooEarly || loadPhase !== 'rest') return;
      loadPhase = 'loading';
      const loading = Promise.all([import('./validate-form'), latestSchema.current?.load()]);
      preventReload(loading).then(
        ([validationModule]) => {
          loadPhase = 'loaded';
          // Keystrokes have priority over rendering the form.
          startTransition(() => setValidation(validationModule));
        },
        () => {
          loadPhase = 'rest';
          failedAt = performance.now();
        },
      );
    };
    // Safari does not focus pressed buttons.
    for (const type of [FOCUS_EVENT, PRESS_EVENT]) {
      document.addEventListener(type, loadOnUse, { signal: listening.signal });
    }
    loadOnUse({ target: document.activeElement, type: FOCUS_EVENT });
    return () => listening.abort();
  }, [formId, isLazy]);
  return validation;
}

/** A failed load must not trigger the page reload for missing assets. */
export async function preventReload<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
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
 * Keeps earlier errors, because validation has not loaded.
 * @param postponedFields fields to validate later; a submit clears them
 */
function createUnvalidatedResult<Value>(
  form: HTMLFormElement,
  formData: FormData,
  postponedFields: Set<string>,
) {
  const names = Array.from(form.elements, (element) => ('name' in element ? String(element.name) : ''));
  // conform reads null as "unchanged" for a field and "not validated" for a form.
  const unchangedErrors = Object.fromEntries(['', ...names].map((name) => [name, null]));
  return parse<Value, string[]>(formData, {
    resolve(_, intent) {
      if (intent === null) postponedFields.clear();
      if (intent?.type === 'validate' && intent.payload.name) postponedFields.add(intent.payload.name);
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
  const postponedFields = useRef(new Set<string>());
  const validate: typeof options.onValidate = ({ form, formData }) => {
    const currentSchema = schema?.schemaFor(formData);
    if (validation && currentSchema && !skipsValidation(formData))
      return validation.validateForm(formData, { schema: currentSchema });
    return createUnvalidatedResult<Value>(form, formData, postponedFields.current);
  };
  useIsomorphicLayoutEffect(() => blockFocus(options.id));
  const portalForm = useForm<Schema, Value>({
    ...options,
    // An earlier result would override the values to restore.
    lastResult: restoredForm && lastResult === earlierResult ? undefined : lastResult,
    defaultValue: restoredForm
      ? (mergeTypedValues({ ...options.defaultValue }, restoredForm) as typeof options.defaultValue)
      : options.defaultValue,
    onValidate: schema ? validate : options.onValidate,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
  });
  useIsomorphicLayoutEffect(unblockFocus);
  const [form] = portalForm;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the response has validated all fields left before it
  useEffect(() => postponedFields.current.clear(), [lastResult]);
  useEffect(() => {
    if (validation === null || document.forms.namedItem(form.id) === null) return;
    for (const name of postponedFields.current) form.validate({ name });
    postponedFields.current.clear();
  }, [validation, form]);
  return portalForm;
}

/** Unticked checkboxes are missing from the typed values. */
function mergeTypedValues(
  initialValues: Record<string, unknown>,
  { values }: TypedForm,
): Record<string, unknown> {
  const entriesToKeep = Object.entries(initialValues).filter(
    ([name, value]) => value !== 'on' || name in values,
  );
  return { ...Object.fromEntries(entriesToKeep), ...values };
}
