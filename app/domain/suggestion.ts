import type { Rule } from './checked';
import { type MessageKey, message, parseMessage } from './message';

/** Longer texts get no suggestion: whoever typed one has pasted something else. */
const RESPELLED_MAX = 200;

/** Messages that can offer an accepted spelling, and the text that does. */
const OFFERING: Readonly<Record<string, MessageKey>> = {
  characterNotAllowed: 'characterNotAllowedNear',
  tooLong: 'tooLongNear',
  phoneInvalid: 'phoneInvalidNear',
};

/**
 * A rule that offers the nearest accepted spelling of a text that it refuses (D-86). The text itself is never changed.
 * @param respell gives the spelling to offer; it is offered only if the rule accepts it
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
