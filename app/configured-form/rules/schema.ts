import { z } from 'zod';
import type { Typed } from '~/domain/typed';
import type { DynamicField } from './field';
import { type JudgingContext, judgeField } from './judging';

/** Keys are control names; the output has the wire's texts. */
export function dynamicSchema(fields: readonly DynamicField[], typed: Typed, context: JudgingContext) {
  const shape = fields.map((field) => {
    const rule = z
      .unknown()
      .optional()
      .transform((_, issues) => {
        const judged = judgeField(field, typed, context);
        if (judged.ok) return judged.value;
        issues.addIssue({ code: 'custom', message: judged.error });
        return z.NEVER;
      });
    return [field.name, rule] as const;
  });
  return z.object(Object.fromEntries(shape));
}
