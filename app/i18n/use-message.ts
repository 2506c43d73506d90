import { useTranslation } from 'react-i18next';
import { parseMessage } from '~/domain/message';
import { addPluralCount } from './translated-text';

/** Leaves texts that the server has already translated. Adds the label to the message of a missing answer. */
export function useMessage(): (encodedMessage: string, label?: unknown) => string {
  const { t, i18n } = useTranslation('validation');
  return (encodedMessage, label) => {
    const { key: rule, params } = parseMessage(encodedMessage);
    const messageParams = { ...addPluralCount(params), label };
    const ruleKeyWithFieldName = typeof label === 'string' ? KEYS_WITH_FIELD_NAME.get(rule) : undefined;
    const key =
      (ruleKeyWithFieldName && String(label).endsWith('?') ? 'answerNamed' : ruleKeyWithFieldName) ?? rule;
    return i18n.exists(key, { ...messageParams, ns: 'validation' })
      ? String(t(key as never, messageParams as never))
      : encodedMessage;
  };
}

const KEYS_WITH_FIELD_NAME = new Map([
  ['required', 'requiredNamed'],
  ['choose', 'chooseNamed'],
]);

export function readSuggestion(encodedMessage: string): string | undefined {
  const { suggestion } = parseMessage(encodedMessage).params;
  return suggestion === undefined ? undefined : String(suggestion);
}
