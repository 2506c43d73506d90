import { type EncodedMessage, type MessageKey, type MessageParams, message } from './message';

/** `error` is a message encoded by `message`. */
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: EncodedMessage };

/** A rule never throws. */
export type Rule<Value> = (typed: string) => Checked<Value>;

export const asStored =
  (rule: Rule<string>) =>
  (typed: string): string => {
    const checked = rule(typed);
    return checked.ok ? checked.value : typed;
  };

export function valid<Value>(value: Value): Checked<Value> {
  return { ok: true, value };
}

export function invalid(key: MessageKey, params?: MessageParams): Checked<never> {
  return { ok: false, error: message(key, params) };
}
