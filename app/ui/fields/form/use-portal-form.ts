import { useForm } from '@conform-to/react';
import { useEffect, useMemo, useRef } from 'react';
import type { z } from 'zod';
import { type LateSchema, unvalidated, useLateValidation } from './late-schema';
import { type TypedForm, useTypedForm } from './typed-form';

type Options<Schema extends Record<string, unknown>, Value> = Omit<
  Parameters<typeof useForm<Schema, Value>>[0],
  'id' | 'shouldValidate' | 'shouldRevalidate'
> & {
  id: string;
  /** True for consents: the user must agree to the text shown now, so typed values are not restored. */
  beginsAnew?: boolean;
  schema?: LateSchema<z.ZodType<Value>>;
  skipsValidation?: (form: FormData) => boolean;
};

/** Validates on blur, then on input. Restores values that could not be sent (HTTP-03). */
export function usePortalForm<Schema extends Record<string, unknown>, Value = Schema>({
  beginsAnew = false,
  schema,
  skipsValidation = () => false,
  ...options
}: Options<Schema, Value>) {
  const typed = useTypedForm();
  const again = typed?.form === options.id && !beginsAnew ? typed : null;
  const { lastResult } = options;
  // biome-ignore lint/correctness/useExhaustiveDependencies: uses the result present when the entries were restored
  const earlier = useMemo(() => lastResult, [typed]);
  const validation = useLateValidation(options.id, schema);
  const postponed = useRef(new Set<string>());
  const validate: typeof options.onValidate = ({ form, formData }) => {
    const own = schema?.of(formData);
    if (validation && own && !skipsValidation(formData))
      return validation.validateForm(formData, { schema: own });
    return unvalidated<Value>(form, formData, postponed.current);
  };
  const shown = useForm<Schema, Value>({
    ...options,
    // An earlier result would restore the values it was made from.
    lastResult: again && lastResult === earlier ? undefined : lastResult,
    // Safe cast: forms submit text, while conform's type lists the schema's values.
    defaultValue: again
      ? (withTyped({ ...options.defaultValue }, again) as typeof options.defaultValue)
      : options.defaultValue,
    onValidate: schema ? validate : options.onValidate,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
  });
  const [form] = shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the response has validated all fields left before it
  useEffect(() => postponed.current.clear(), [lastResult]);
  useEffect(() => {
    if (validation === null || document.forms.namedItem(form.id) === null) return;
    for (const name of postponed.current) form.validate({ name });
    postponed.current.clear();
  }, [validation, form]);
  return shown;
}

/** Typed values override defaults. A checkbox missing from the typed values was unticked. */
function withTyped(initial: Record<string, unknown>, { values }: TypedForm): Record<string, unknown> {
  const without = Object.entries(initial).filter(([name, value]) => value !== 'on' || name in values);
  return { ...Object.fromEntries(without), ...values };
}
