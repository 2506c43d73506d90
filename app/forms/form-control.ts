import { z } from 'zod';

const OF_PROTOTYPES = ['__proto__', 'constructor', 'prototype'];

/** The form library makes a path of a name, and fails where it leads to an object's prototype. */
const FIELD = z
  .string()
  .regex(/^[A-Za-z_]\w{0,63}$/)
  .refine((name) => !OF_PROTOTYPES.includes(name));

/** The check or change of one field that a button asked for. No form of the portal has lists or changes several fields at once. */
const INTENT = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('validate'), payload: z.strictObject({ name: FIELD.optional() }) }),
  z.strictObject({ type: z.literal('reset'), payload: z.strictObject({ name: FIELD.optional() }) }),
  z.strictObject({
    type: z.literal('update'),
    payload: z.strictObject({ name: FIELD, value: z.string().optional(), validated: z.boolean().optional() }),
  }),
]);

/** What the form library sends along with a form, as JSON: what a button asked for, and its own state. */
const CONTROL = {
  __intent__: INTENT,
  __state__: z.strictObject({ validated: z.record(FIELD, z.boolean()) }),
};

/** True when what the form library sends along is absent or as it writes it; anything crafted would make the library fail. */
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
