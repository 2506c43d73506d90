import { z } from 'zod';
import { ignored } from '~/domain/form-schema';
import type { Field, FieldContext, Fields } from './field';

type Rules<F extends Fields> = { readonly [Name in keyof F]: (context: FieldContext) => z.ZodType };

type Shape<F extends Fields, R extends Rules<F>> = {
  [Name in keyof F]:
    | ReturnType<R[Name]>
    | (F[Name] extends { onlyChoice: (context: FieldContext) => infer Only }
        ? z.ZodType<Only>
        : F[Name] extends { isAsked: unknown }
          ? z.ZodType<undefined>
          : never);
};

export function schemaOf<F extends Fields, R extends Rules<F>>(fields: F, rules: R, context: FieldContext) {
  const shape = Object.entries<Field>(fields).map(([name, { isAsked, onlyChoice }]) => {
    const asked = isAsked?.(context) ?? true;
    return [name, asked ? rules[name]?.(context) : ignored.transform(() => onlyChoice?.(context))];
  });
  // Safe cast: `shape` has one schema per field name.
  return z.object(Object.fromEntries(shape) as Shape<F, R>);
}
