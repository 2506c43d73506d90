import { type EncodedMessage, type MessageKey, type MessageParams, message } from './message';

/** Result of checking a typed text: the value to store and send, or an encoded message (see `message`). */
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: EncodedMessage };

/** A rule: takes what was typed, gives the value or the message. It never throws, whatever it is given. */
export type Rule<Value> = (typed: string) => Checked<Value>;

/** The text as a rule stores it; what the rule refuses stays as typed. */
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
