import { useTranslation } from 'react-i18next';
import { parseMessage } from '~/domain/message';
import { withCount } from './message-in-words';

/**
 * Translates the message keys of rules (`tooShort?{"min":5}`); any other text, already translated by the server, comes back as it is.
 * A missing answer is named by its field's label, where one is given.
 */
export function useMessage(): (encoded: string, label?: unknown) => string {
  const { t, i18n } = useTranslation('validation');
  return (encoded, label) => {
    const { key: rule, params } = parseMessage(encoded);
    const counted = { ...withCount(params), label };
    const named = typeof label === 'string' ? NAMED.get(rule) : undefined;
    const key = (named && String(label).endsWith('?') ? 'answerNamed' : named) ?? rule;
    // Keys come from data here, so their type cannot be known; `exists` stands in for it.
    return i18n.exists(key, { ...counted, ns: 'validation' })
      ? String(t(key as never, counted as never))
      : encoded;
  };
}

/** Texts with the label, by their rule; a label that is a question is answered. */
const NAMED = new Map([
  ['required', 'requiredNamed'],
  ['choose', 'chooseNamed'],
]);

/** The accepted spelling that a rule's message offers (D-86); undefined without one. */
export function suggestionIn(encoded: string): string | undefined {
  const { suggestion } = parseMessage(encoded).params;
  return suggestion === undefined ? undefined : String(suggestion);
}
