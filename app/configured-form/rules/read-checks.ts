import { isCalendarDate } from '~/domain/dates';
import type { Check } from './field';
import { runnablePattern } from './pattern';
import type { Effort } from './pattern-effort';
import { type SentValidation, textIn } from './source';

export type Warn = (what: string) => void;

const BOUNDS = { minLength: 'minLength', maxLength: 'maxLength', min: 'min', max: 'max' } as const;
const DATE_BOUNDS = { date_from: 'dateFrom', date_to: 'dateTo' } as const;

/** DYN-06 */
export function readCheck(
  { type, value, error: said }: SentValidation,
  { language, effort, warn }: { language: string; effort: Effort; warn: Warn },
): Check[] {
  const error = textIn(said, language) ?? null;
  if (type === 'required') return value === false || value === 'false' ? [] : [{ type, error }];
  if (Object.hasOwn(BOUNDS, type)) {
    const bound =
      typeof value === 'boolean' || value === undefined || value === '' ? Number.NaN : Number(value);
    if (Number.isFinite(bound)) return [{ type: BOUNDS[type as keyof typeof BOUNDS], bound, error }];
  } else if (Object.hasOwn(DATE_BOUNDS, type)) {
    if (typeof value === 'string' && isCalendarDate(value)) {
      return [{ type: DATE_BOUNDS[type as keyof typeof DATE_BOUNDS], bound: value, error }];
    }
  } else if (type === 'regex') {
    const run = typeof value === 'string' ? runnablePattern(value, effort.size) : null;
    if (run) return [{ type, pattern: String(value), run, steps: effort.steps, error }];
  } else {
    warn(`the validation ${type} is not known`);
    return [];
  }
  warn(`the validation ${type} of ${String(value).slice(0, 100)} cannot be checked here`);
  return [];
}
