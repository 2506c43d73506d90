/** JSON characters per draft: more than users type, and little enough to save with every change. */
const MOST_KEPT = 200_000;

/** DYN-02 */
export function withTypedStep<T extends Partial<Record<string, Record<string, string>>>>(
  typing: T,
  step: string,
  texts: Record<string, string>,
): T {
  const changed = { ...typing, [step]: texts };
  return JSON.stringify(changed).length > MOST_KEPT ? typing : changed;
}
