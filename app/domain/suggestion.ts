import { type Checked, invalid, type Rule } from './checked';
import { type MessageKey, parseMessage } from './message';

/** Longer texts get no suggestion: whoever typed one has pasted something else. */
const RESPELLED_MAX = 200;

/** Messages that can offer an accepted spelling, and the text that does: its name ends with `Near`, see `listErrors`. */
const OFFERING = {
  characterNotAllowed: 'characterNotAllowedNear',
  tooLong: 'tooLongNear',
  phoneInvalid: 'phoneInvalidNear',
  houseNumberGap: 'houseNumberGapNear',
  swissUid: 'swissUidNear',
} as const satisfies Record<string, MessageKey>;

const isOffering = (key: string): key is keyof typeof OFFERING => Object.hasOwn(OFFERING, key);

/** A refusal that offers an accepted spelling. */
export function offer(key: keyof typeof OFFERING, suggestion: string): Checked<never> {
  return invalid(OFFERING[key], { suggestion });
}

/**
 * A rule that offers the nearest accepted spelling of a text that it refuses (D-86). The text itself is never changed.
 * @param respell gives the spelling to offer; it is offered only if the rule accepts it
 */
export function suggesting(rule: Rule<string>, respell: (typed: string) => string): Rule<string> {
  return (typed) => {
    const checked = rule(typed);
    if (checked.ok || typed.length > RESPELLED_MAX) return checked;
    const { key, params } = parseMessage(checked.error);
    if (!isOffering(key)) return checked;
    const near = rule(respell(typed));
    return near.ok ? invalid(OFFERING[key], { ...params, suggestion: near.value }) : checked;
  };
}
