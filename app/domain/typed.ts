/** What was typed into a form. Schemas are made for it, so that a rule may depend on another field and still every field is judged at once. */
export type Typed = Readonly<Record<string, string | undefined>>;

/** Field in which every form of the portal says which one it is, for when it has to be put back (HTTP-03). Nobody's answer. */
export const FORM_ID = '__form__';

/** The texts of a submitted form; of fields sent twice the first. */
export function typedValues(form: FormData): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [name, value] of form) {
    const isAnswer = typeof value === 'string' && name !== FORM_ID;
    if (isAnswer && !Object.hasOwn(typed, name)) typed[name] = value;
  }
  return typed;
}
