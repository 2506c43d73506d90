import { patternOf } from './pattern';

const counted = new WeakMap<object, number>();

/** D-77 */
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

function validationsIn(part: unknown): unknown[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'validations' in part && Array.isArray(part.validations) ? part.validations : [];
  return [...own, ...Object.values(part).flatMap(validationsIn)];
}
