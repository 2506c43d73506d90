/** Characters of all unsent typing that one draft keeps, as JSON: far more than anybody types, and small enough to be written with every change. */
const MOST_KEPT = 200_000;

/** What is being typed, by step, with a step's texts put in place; as it was before where it would grow beyond bounds (DYN-02). */
export function withTypedStep<T extends Partial<Record<string, Record<string, string>>>>(
  typing: T,
  step: string,
  texts: Record<string, string>,
): T {
  const changed = { ...typing, [step]: texts };
  return JSON.stringify(changed).length > MOST_KEPT ? typing : changed;
}
