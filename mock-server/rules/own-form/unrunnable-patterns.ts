import { patternOf } from './pattern';

/** A form is looked at once: it never changes, only another takes its place. */
const counted = new WeakMap<object, number>();

/** How many patterns of a configured form, as its two calls answer it, no engine can run (D-77). @param form null for none */
export function unrunnablePatterns(form: object | null): number {
  if (form === null) return 0;
  const before = counted.get(form);
  if (before !== undefined) return before;
  const count = validationsIn(form).filter(isUnrunnable).length;
  counted.set(form, count);
  return count;
}

function isUnrunnable(validation: unknown): boolean {
  if (typeof validation !== 'object' || validation === null) return false;
  if (!('type' in validation) || validation.type !== 'regex') return false;
  const value = 'value' in validation ? validation.value : undefined;
  return typeof value !== 'string' || patternOf(value).kind === 'none';
}

/** Wherever the document has them. */
function validationsIn(part: unknown): unknown[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'validations' in part && Array.isArray(part.validations) ? part.validations : [];
  return [...own, ...Object.values(part).flatMap(validationsIn)];
}
