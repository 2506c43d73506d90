export type MessageParams = Readonly<Record<string, string | number>>;

interface Message {
  readonly key: string;
  readonly params: MessageParams;
}

// biome-ignore lint/suspicious/noEmptyInterface: augmented by `app/i18n/message-keys.d.ts`
export interface MessageKeys {}

export type MessageKey = keyof MessageKeys;

declare const encodedMessageBrand: unique symbol;

export type EncodedMessage = string & { readonly [encodedMessageBrand]: true };

/** Returns `required`, or `tooShort?{"min":5}`. */
export function encodeMessage(key: MessageKey, params: MessageParams = {}): EncodedMessage {
  return (Object.keys(params).length === 0 ? key : `${key}?${JSON.stringify(params)}`) as EncodedMessage;
}

export function encodePlainText(text: string): EncodedMessage {
  return text as EncodedMessage;
}

/** Texts that are no message, such as the server's own sentence, become the key. */
export function parseMessage(encodedMessage: string): Message {
  const paramsIndex = encodedMessage.indexOf('?{');
  if (paramsIndex < 0) return { key: encodedMessage, params: {} };
  const params = parseParams(encodedMessage.slice(paramsIndex + 1));
  return params ? { key: encodedMessage.slice(0, paramsIndex), params } : { key: encodedMessage, params: {} };
}

function parseParams(json: string): MessageParams | null {
  try {
    const value: Record<string, unknown> = JSON.parse(json);
    return isParams(value) ? value : null;
  } catch {
    return null;
  }
}

function isParams(value: Record<string, unknown>): value is Record<string, string | number> {
  return Object.values(value).every((entry) => typeof entry === 'string' || typeof entry === 'number');
}

export type ValidationResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: EncodedMessage };

export type ValidationRule<Value> = (typed: string) => ValidationResult<Value>;

export const normalizeIfValid =
  (rule: ValidationRule<string>) =>
  (typed: string): string => {
    const result = rule(typed);
    return result.ok ? result.value : typed;
  };

export function valid<Value>(value: Value): ValidationResult<Value> {
  return { ok: true, value };
}

export function invalid(key: MessageKey, params?: MessageParams): ValidationResult<never> {
  return { ok: false, error: encodeMessage(key, params) };
}
