import type { Rule } from './checked';
import { type MessageKey, message, parseMessage } from './message';

const RESPELLED_MAX = 200;

const OFFERING: Readonly<Record<string, MessageKey>> = {
  characterNotAllowed: 'characterNotAllowedNear',
  tooLong: 'tooLongNear',
  phoneInvalid: 'phoneInvalidNear',
};

/**
 * Adds the nearest accepted spelling to a refusal (D-86).
 * @param respell returns a candidate, offered only if the rule accepts it
 */
export function suggesting(rule: Rule<string>, respell: (typed: string) => string): Rule<string> {
  return (typed) => {
    const checked = rule(typed);
    if (checked.ok || typed.length > RESPELLED_MAX) return checked;
    const { key, params } = parseMessage(checked.error);
    const offering = Object.hasOwn(OFFERING, key) ? OFFERING[key] : undefined;
    if (offering === undefined) return checked;
    const near = rule(respell(typed));
    return near.ok ? { ok: false, error: message(offering, { ...params, suggestion: near.value }) } : checked;
  };
}
