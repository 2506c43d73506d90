import { z } from 'zod';
import type { Checked, Rule } from './checked';
import { type MessageKey, message } from './message';
import { isBlank } from './text';

/** Zod speaks English; every failure of ours has a key: nothing given, or something no browser sends. */
const absentOrWrong = (issue: { input?: unknown }) =>
  message(issue.input === undefined ? 'required' : 'invalid');

/** A field that must be filled; the rule gives the value or the message. */
export function required<Value>(rule: Rule<Value>) {
  return z.string({ error: absentOrWrong }).transform((typed, context) => settle(rule(typed), context));
}

/** A field that may stay empty; empty is undefined. */
export function optional<Value>(rule: Rule<Value>) {
  return z
    .string({ error: absentOrWrong })
    .optional()
    .transform((typed, context) =>
      typed === undefined || isBlank(typed) ? undefined : settle(rule(typed), context),
    );
}

/** One of a list. Anything else is no choice: message `choose` for nothing, else `choiceInvalid` or the given one. */
export function choice<Value extends string>(list: readonly Value[], wrong: MessageKey = 'choiceInvalid') {
  return z.enum(list, { error: (issue) => message(issue.input === undefined ? 'choose' : wrong) });
}

/** A box that must be ticked. Message: the given key. */
export function ticked(key: MessageKey) {
  return z.literal('on', { error: message(key) }).transform(() => true);
}

/** A field that plays no part for these typed values: whatever it holds, it counts as empty. */
export const ignored = z
  .unknown()
  .optional()
  .transform(() => undefined);

function settle<Value>(checked: Checked<Value>, context: z.RefinementCtx): Value {
  if (checked.ok) return checked.value;
  context.addIssue({ code: 'custom', message: checked.error });
  return z.NEVER;
}
