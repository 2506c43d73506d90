import { type CustomValue, customValues } from '~/configured-form/rules/custom-values';
import type { DynamicField } from '~/configured-form/rules/field';
import { startingTexts } from '~/configured-form/rules/form';
import { type JudgingContext, judgeField } from '~/configured-form/rules/judging';
import { dynamicSchema } from '~/configured-form/rules/schema';
import { formTexts, typedValue, type Words } from '~/configured-form/rules/value';
import type { Typed } from '~/domain/typed';
import { askedSchema, type FormContext } from './rules/form';

/** The partner's own fields of a representative's form, with what judging them needs (REP-11). */
export interface OwnFields {
  readonly fields: readonly DynamicField[];
  /** Of amounts, ISO 4217. */
  readonly currency: string;
  /** Where none is chosen. */
  readonly country: string;
}

/** The schema of everything that is asked, on the server and in the browser. */
export function wholeSchema(
  context: FormContext,
  own: OwnFields,
  typed: Typed,
  { words, matcherOf }: { words: Words; matcherOf: JudgingContext['matcherOf'] },
) {
  const asked = askedSchema(context, typed);
  if (own.fields.length === 0) return asked;
  return asked.extend(dynamicSchema(own.fields, typed, { words, country: own.country, matcherOf }).shape);
}

/** The form's texts of what is kept of the partner's fields; of a newcomer what stands there from the start. */
export function ownTexts(
  { fields }: Pick<OwnFields, 'fields'>,
  kept: readonly CustomValue[] | undefined,
  { language }: { language: string },
): Record<string, string> {
  if (kept === undefined) return startingTexts(fields);
  const texts = fields.map((field) => {
    const value = kept.find(({ field_id }) => field_id === field.id)?.field_value;
    return value === undefined ? {} : formTexts(field, typedValue(field, value, { language }));
  });
  return Object.assign({}, ...texts);
}

/** What was typed into the partner's fields as the wire carries it; they must hold. */
export function ownValues(
  own: OwnFields,
  typed: Typed,
  context: Omit<JudgingContext, 'country'>,
): CustomValue[] {
  const values = own.fields.map((field) => {
    const judged = judgeField(field, typed, { ...context, country: own.country });
    return [field, judged.ok ? judged.value : undefined] as const;
  });
  return customValues(new Map(values));
}
