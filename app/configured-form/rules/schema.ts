import { z } from 'zod';
import type { FormValues } from '~/domain/form-values';
import type { DynamicField } from './field';
import { type ValidationContext, validateField } from './validate-field';

/** Keys are control names. Output values are texts in the lending API's format. */
export function createDynamicSchema(
  fields: readonly DynamicField[],
  typed: FormValues,
  context: ValidationContext,
) {
  const shape = fields.map((field) => {
    const rule = z
      .unknown()
      .optional()
      .transform((_, issues) => {
        const result = validateField(field, typed, context);
        if (result.ok) return result.value;
        issues.addIssue({ code: 'custom', message: result.error });
        return z.NEVER;
      });
    return [field.name, rule] as const;
  });
  return z.object(Object.fromEntries(shape));
}
