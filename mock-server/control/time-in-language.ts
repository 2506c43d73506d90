import type { Language } from 'contracts/api/enumerations';
import { DateTime } from 'luxon';

export function formatDateTime(instant: Date, language: Language) {
  return DateTime.fromJSDate(instant, { zone: 'utc' }).setLocale(language === 'en' ? 'en-GB' : language);
}

export function formatShortTime(instant: Date, language: Language): string {
  return formatDateTime(instant, language).toLocaleString({
    day: 'numeric',
    month: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
}
