import { LANGUAGES } from 'contracts/api/enumerations/language';
import { getNumberFormat } from './locale';
import { invalid, type ValidationResult, valid } from './message';

export interface YearsAndMonths {
  readonly years: number;
  readonly months: number;
}

const MONTHS_PER_YEAR = 12;

export function toYearsAndMonths(months: number): YearsAndMonths {
  return { years: Math.floor(months / MONTHS_PER_YEAR), months: months % MONTHS_PER_YEAR };
}

const TYPED_WORDS = {
  month: ['mo', 'mos', 'Monaten'],
  year: ['y', 'Jahren', 'année', 'années', 'l.'],
} as const;

/** Returns months. A number without a unit counts months. */
export function parseDuration(typed: string): ValidationResult<number> {
  const parts = /^(\d{1,4})\s*(\p{L}{0,12}\.?)$/u.exec(typed.normalize('NFKC').trim());
  const unit = parts?.[2] ? unitOf(parts[2]) : 'month';
  if (!parts || unit === undefined) return invalid('durationInvalid');
  return valid(Number(parts[1]) * (unit === 'year' ? MONTHS_PER_YEAR : 1));
}

type Unit = keyof typeof TYPED_WORDS;

function unitOf(word: string): Unit | undefined {
  unitsByWord ??= new Map([...unitWordsOf('month'), ...unitWordsOf('year')]);
  return unitsByWord.get(toComparableWord(word));
}

let unitsByWord: Map<string, Unit> | undefined;

/** These counts produce every plural form of a unit's name. */
const COUNTS_OF_ALL_PLURALS = [1, 2, 5, 1.5];

function unitWordsOf(unit: Unit): [string, Unit][] {
  const formatParts = LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((unitDisplay) => {
      const format = getNumberFormat(language, { style: 'unit', unit, unitDisplay });
      return COUNTS_OF_ALL_PLURALS.flatMap((count) => format.formatToParts(count));
    }),
  );
  const names = formatParts.filter(({ type }) => type === 'unit').map(({ value }) => value);
  return [...names, ...TYPED_WORDS[unit]].map((word) => [toComparableWord(word), unit]);
}

const toComparableWord = (word: string) => word.toLowerCase().replace(/\.$/, '');

type Translate = (key: 'durationUnit.years' | 'durationUnit.months', options: { count: number }) => string;

export function createDurationFormatter(t: Translate): (months: number, unit: 'years' | 'months') => string {
  return (months, unit) => {
    if (unit === 'months') return t('durationUnit.months', { count: months });
    const span = toYearsAndMonths(months);
    const parts = [
      (span.years > 0 || span.months === 0) && t('durationUnit.years', { count: span.years }),
      span.months > 0 && t('durationUnit.months', { count: span.months }),
    ];
    return parts.filter(Boolean).join(' ');
  };
}

export function isRepaidAtEnd(type: string): boolean {
  return type === 'tlb';
}
