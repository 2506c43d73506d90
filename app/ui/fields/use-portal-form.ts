import { useForm } from '@conform-to/react';
import { type TypedForm, useTypedForm } from './typed-form';

type Options<Schema extends Record<string, unknown>, Value> = Omit<
  Parameters<typeof useForm<Schema, Value>>[0],
  'id' | 'shouldValidate' | 'shouldRevalidate'
> & {
  id: string;
  /** True for consents: what was agreed to was agreed to for what was shown, so the form is never put back. */
  beginsAnew?: boolean;
};

/** Conform's form for a `PortalForm`: judged on leaving a field, then while it is mended; begun with what could not be sent (HTTP-03). */
export function usePortalForm<Schema extends Record<string, unknown>, Value = Schema>({
  beginsAnew = false,
  ...options
}: Options<Schema, Value>) {
  const typed = useTypedForm();
  const again = typed?.form === options.id && !beginsAnew ? typed : null;
  return useForm<Schema, Value>({
    ...options,
    // An earlier judgement holds the values it was made of.
    lastResult: again ? undefined : options.lastResult,
    // Conform's type spells out what a schema's values may be; these are texts, as forms send them.
    defaultValue: again
      ? (withTyped({ ...options.defaultValue }, again) as typeof options.defaultValue)
      : options.defaultValue,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
  });
}

/** Default values of a form, overridden by typed ones. A ticked box that was not sent was unticked. */
function withTyped(begun: Record<string, unknown>, { values }: TypedForm): Record<string, unknown> {
  const without = Object.entries(begun).filter(([name, value]) => value !== 'on' || name in values);
  return { ...Object.fromEntries(without), ...values };
}
