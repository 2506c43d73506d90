import { useTranslation } from 'react-i18next';
import { parseMessage } from '~/domain/message';
import { addPluralCount } from './translated-text';

/** Leaves texts that the server has already translated. Adds the label to the message of a missing answer. */
export function useMessage(): (encoded: string, label?: unknown) => string {
  const { t, i18n } = useTranslation('validation');
  return (encoded, label) => {
    const { key: rule, params } = parseMessage(encoded);
    const messageParams = { ...addPluralCount(params), label };
    const ruleWithName = typeof label === 'string' ? KEYS_WITH_FIELD_NAME.get(rule) : undefined;
    const key = (ruleWithName && String(label).endsWith('?') ? 'answerNamed' : ruleWithName) ?? rule;
    return i18n.exists(key, { ...messageParams, ns: 'validation' })
      ? String(t(key as never, messageParams as never))
      : encoded;
  };
}

const KEYS_WITH_FIELD_NAME = new Map([
  ['required', 'requiredNamed'],
  ['choose', 'chooseNamed'],
]);

export function readSuggestion(encoded: string): string | undefined {
  const { suggestion } = parseMessage(encoded).params;
  return suggestion === undefined ? undefined : String(suggestion);
}
