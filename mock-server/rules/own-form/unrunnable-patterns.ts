import { compilePattern } from './pattern';

const cachedCounts = new WeakMap<object, number>();

export function countUnrunnablePatterns(form: object | null): number {
  if (form === null) return 0;
  const before = cachedCounts.get(form);
  if (before !== undefined) return before;
  const count = validationsIn(form).filter(isUnrunnable).length;
  cachedCounts.set(form, count);
  return count;
}

function isUnrunnable(validation: unknown): boolean {
  if (typeof validation !== 'object' || validation === null) return false;
  if (!('type' in validation) || validation.type !== 'regex') return false;
  const value = 'value' in validation ? validation.value : undefined;
  return typeof value !== 'string' || compilePattern(value).kind === 'none';
}

function validationsIn(part: unknown): unknown[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'validations' in part && Array.isArray(part.validations) ? part.validations : [];
  return [...own, ...Object.values(part).flatMap(validationsIn)];
}
