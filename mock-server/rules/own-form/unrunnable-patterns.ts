import { compilePattern } from './pattern';

const cachedCounts = new WeakMap<object, number>();

export function countUnrunnablePatterns(form: object | null): number {
  if (form === null) return 0;
  const cachedCount = cachedCounts.get(form);
  if (cachedCount !== undefined) return cachedCount;
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
  const ownValidations = 'validations' in part && Array.isArray(part.validations) ? part.validations : [];
  return [...ownValidations, ...Object.values(part).flatMap(validationsIn)];
}
