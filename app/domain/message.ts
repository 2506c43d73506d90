/** Figures and words a rule's message mentions, for example the smallest length allowed. */
export type MessageParams = Readonly<Record<string, string | number>>;

/** A rule's verdict: the key of a text in the `validation` catalogue, and what the text mentions. */
export interface Message {
  readonly key: string;
  readonly params: MessageParams;
}

/** The keys of the `validation` catalogue, which `app/i18n` fills in: values know no catalogue. */
// biome-ignore lint/suspicious/noEmptyInterface: augmented by `app/i18n/message-keys.d.ts`
export interface MessageKeys {}

/** Names a text of the `validation` catalogue. */
export type MessageKey = keyof MessageKeys;

declare const encoded: unique symbol;

/** A message as form libraries carry it. Made by `message` alone, and shown by `useMessage` or `messageInWords`. */
export type EncodedMessage = string & { readonly [encoded]: true };

/** Encodes a message as the string that form libraries carry as an error: `required`, or `tooShort?{"min":5}`. */
export function message(key: MessageKey, params: MessageParams = {}): EncodedMessage {
  return (Object.keys(params).length === 0 ? key : `${key}?${JSON.stringify(params)}`) as EncodedMessage;
}

/** A partner's own sentence in the place of a message, in the visitor's language already. */
export function ownSentence(text: string): EncodedMessage {
  return text as EncodedMessage;
}

/** Reads what `message` wrote. Any other text (a server's own sentence) comes back as its own key, without params. */
export function parseMessage(encoded: string): Message {
  const mark = encoded.indexOf('?{');
  if (mark < 0) return { key: encoded, params: {} };
  const params = parseParams(encoded.slice(mark + 1));
  return params ? { key: encoded.slice(0, mark), params } : { key: encoded, params: {} };
}

/** @param json begins an object, and may not be one */
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
