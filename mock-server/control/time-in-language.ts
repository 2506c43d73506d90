import type { Language } from 'contracts/api/enumerations';
import { DateTime } from 'luxon';

export function formattedTime(instant: Date, language: Language) {
  return DateTime.fromJSDate(instant, { zone: 'utc' }).setLocale(language === 'en' ? 'en-GB' : language);
}

export function shortTime(instant: Date, language: Language): string {
  return formattedTime(instant, language).toLocaleString({
    day: 'numeric',
    month: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
}
