import { z } from 'zod';

/** What the form library sends along with a form, as JSON: the check or change of one field that a button asked for, and its own state. */
const CONTROL = {
  __intent__: z.object({
    type: z.enum(['validate', 'update', 'reset']),
    payload: z.looseObject({
      name: z
        .string()
        .regex(/^([A-Za-z_]\w{0,63})?$/)
        .optional(),
      index: z.never().optional(),
    }),
  }),
  __state__: z.looseObject({ validated: z.record(z.string(), z.boolean()) }),
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
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
