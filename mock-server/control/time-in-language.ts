import type { Language } from 'contracts/api/enumerations';
import { DateTime } from 'luxon';

export function timeIn(at: Date, language: Language) {
  return DateTime.fromJSDate(at, { zone: 'utc' }).setLocale(language === 'en' ? 'en-GB' : language);
}

export function shortTime(at: Date, language: Language): string {
  return timeIn(at, language).toLocaleString({
    day: 'numeric',
    month: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
}
