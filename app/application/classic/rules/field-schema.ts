import { z } from 'zod';
import { ignored } from '~/domain/form-schema';
import type { Field, FieldContext, Fields } from './field';

/** The rule of each field while it is asked for; what it gives is sent under the field's name. */
type Rules<F extends Fields> = { readonly [Name in keyof F]: (context: FieldContext) => z.ZodType };

/** The schema of each field; one that is not always asked for may be left out. */
type Shape<F extends Fields, R extends Rules<F>> = {
  [Name in keyof F]:
    | ReturnType<R[Name]>
    | (F[Name] extends { onlyChoice: (context: FieldContext) => infer Only }
        ? z.ZodType<Only>
        : F[Name] extends { isAsked: unknown }
          ? z.ZodType<undefined>
          : never);
};

/** The schema of a step for what is typed: apart from its fields, as pages need these before anybody judges them. */
export function schemaOf<F extends Fields, R extends Rules<F>>(fields: F, rules: R, context: FieldContext) {
  const shape = Object.entries<Field>(fields).map(([name, { isAsked, onlyChoice }]) => {
    const asked = isAsked?.(context) ?? true;
    return [name, asked ? rules[name]?.(context) : ignored.transform(() => onlyChoice?.(context))];
  });
  // One schema for every name of the fields, as the type says; Object.fromEntries forgets it.
  return z.object(Object.fromEntries(shape) as Shape<F, R>);
}
