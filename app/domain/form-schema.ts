import { z } from 'zod';
import { encodeMessage, type MessageKey, type ValidationResult, type ValidationRule } from './message';
import { isBlank } from './text';

/** Zod's own messages are English, so every error needs a catalogue key. */
const requiredOrInvalid = (issue: { input?: unknown }) =>
  encodeMessage(issue.input === undefined ? 'required' : 'invalid');

export function requiredTextSchema<Value>(rule: ValidationRule<Value>) {
  return z
    .string({ error: requiredOrInvalid })
    .transform((typed, context) => unwrapResult(rule(typed), context));
}

export function optionalTextSchema<Value>(rule: ValidationRule<Value>) {
  return z
    .string({ error: requiredOrInvalid })
    .optional()
    .transform((typed, context) =>
      typed === undefined || isBlank(typed) ? undefined : unwrapResult(rule(typed), context),
    );
}

export function choiceSchema<Value extends string>(
  list: readonly Value[],
  wrongChoiceKey: MessageKey = 'choiceInvalid',
) {
  return z.enum(list, {
    error: (issue) => encodeMessage(issue.input === undefined ? 'choose' : wrongChoiceKey),
  });
}

export function tickedBoxSchema(key: MessageKey) {
  return z.literal('on', { error: encodeMessage(key) }).transform(() => true);
}

type AddressLine = { street?: string | undefined; houseNumber?: string | undefined };
type AddressRules = {
  /** Pass `splitStreet`: an import here would load it with every form. */
  split: (line: string) => { street: string; houseNumber: string };
  street: ValidationRule<string>;
  houseNumber: ValidationRule<string>;
};

/** D-156. A house number behind the street counts if its own field is empty or repeats it. */
export function streetAndNumberSchema<NumberField extends z.ZodType>(
  typed: AddressLine,
  rules: AddressRules,
  numberField: NumberField,
) {
  const separateFields = { street: requiredTextSchema(rules.street), houseNumber: numberField };
  const parts = rules.split(typed.street ?? '');
  const ownHouseNumber = typed.houseNumber ?? '';
  if (!isBlank(ownHouseNumber) && ownHouseNumber.trim() !== parts.houseNumber) return separateFields;
  const [street, houseNumber] = [rules.street(parts.street), rules.houseNumber(parts.houseNumber)];
  if (!street.ok || !houseNumber.ok) return separateFields;
  return { street: fixedValueSchema(street.value), houseNumber: fixedValueSchema(houseNumber.value) };
}

/** Reads every input as `value`, which other fields determine. */
export const fixedValueSchema = <Value>(value: Value) =>
  z
    .unknown()
    .optional()
    .transform(() => value);

export const ignoredValueSchema = fixedValueSchema(undefined);

function unwrapResult<Value>(result: ValidationResult<Value>, context: z.RefinementCtx): Value {
  if (result.ok) return result.value;
  context.addIssue({ code: 'custom', message: result.error });
  return z.NEVER;
}
