import { z } from 'zod';

const OF_PROTOTYPES = ['__proto__', 'constructor', 'prototype'];

/** conform parses names as paths and fails on `__proto__`. */
const FIELD = z
  .string()
  .regex(/^[A-Za-z_]\w{0,63}$/)
  .refine((name) => !OF_PROTOTYPES.includes(name));

const INTENT = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('validate'), payload: z.strictObject({ name: FIELD.optional() }) }),
  z.strictObject({ type: z.literal('reset'), payload: z.strictObject({ name: FIELD.optional() }) }),
  z.strictObject({
    type: z.literal('update'),
    payload: z.strictObject({ name: FIELD, value: z.string().optional(), validated: z.boolean().optional() }),
  }),
]);

const CONTROL = {
  __intent__: INTENT,
  __state__: z.strictObject({ validated: z.record(FIELD, z.boolean()) }),
};

/** False for crafted form controls, which would make conform throw. */
export function hasReadableControl(form: FormData): boolean {
  return Object.entries(CONTROL).every(([name, schema]) => {
    const sent = form.get(name);
    return sent === null || sent === '' || (typeof sent === 'string' && schema.safeParse(json(sent)).success);
  });
}

function json(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (OF_PROTOTYPES.includes(key)) throw new SyntaxError(key);
      return value;
    });
  } catch {
    return undefined;
  }
}
