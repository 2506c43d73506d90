import { z } from 'zod';
import { type Checked, type MessageKey, message, type Rule } from './message';
import { isBlank } from './text';

/** Zod's own messages are English, so every error needs a catalogue key. */
const requiredOrInvalid = (issue: { input?: unknown }) =>
  message(issue.input === undefined ? 'required' : 'invalid');

export function required<Value>(rule: Rule<Value>) {
  return z
    .string({ error: requiredOrInvalid })
    .transform((typed, context) => valueOrIssue(rule(typed), context));
}

export function optional<Value>(rule: Rule<Value>) {
  return z
    .string({ error: requiredOrInvalid })
    .optional()
    .transform((typed, context) =>
      typed === undefined || isBlank(typed) ? undefined : valueOrIssue(rule(typed), context),
    );
}

export function choice<Value extends string>(list: readonly Value[], wrong: MessageKey = 'choiceInvalid') {
  return z.enum(list, { error: (issue) => message(issue.input === undefined ? 'choose' : wrong) });
}

export function ticked(key: MessageKey) {
  return z.literal('on', { error: message(key) }).transform(() => true);
}

type AddressLine = { street?: string | undefined; houseNumber?: string | undefined };
type AddressRules = {
  /** Pass `splitStreet`: an import here would load it with every form. */
  split: (line: string) => { street: string; houseNumber: string };
  street: Rule<string>;
  houseNumber: Rule<string>;
};

/** D-156. A house number behind the street counts if its own field is empty. */
export function streetAndNumber<NumberField extends z.ZodType>(
  typed: AddressLine,
  rules: AddressRules,
  numberField: NumberField,
) {
  const asTyped = { street: required(rules.street), houseNumber: numberField };
  if (!isBlank(typed.houseNumber ?? '')) return asTyped;
  const parts = rules.split(typed.street ?? '');
  const [street, houseNumber] = [rules.street(parts.street), rules.houseNumber(parts.houseNumber)];
  if (!street.ok || !houseNumber.ok) return asTyped;
  return { street: fixed(street.value), houseNumber: fixed(houseNumber.value) };
}

/** Reads every input as `value`, which other fields determine. */
export const fixed = <Value>(value: Value) =>
  z
    .unknown()
    .optional()
    .transform(() => value);

export const ignored = fixed(undefined);

function valueOrIssue<Value>(checked: Checked<Value>, context: z.RefinementCtx): Value {
  if (checked.ok) return checked.value;
  context.addIssue({ code: 'custom', message: checked.error });
  return z.NEVER;
}
