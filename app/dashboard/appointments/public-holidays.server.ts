import Holidays from 'date-holidays';

const cachedHolidays = new Map<string, ReadonlySet<string>>();

/** Country in ISO 3166-1 alpha-2, day in `YYYY-MM-DD`. Ignores regional holidays. */
export function isPublicHoliday(country: string, day: string): boolean {
  const year = day.slice(0, 4);
  const name = `${country} ${year}`;
  const days = cachedHolidays.get(name) ?? holidaysOf(country, year);
  cachedHolidays.set(name, days);
  return days.has(day);
}

function holidaysOf(country: string, year: string): ReadonlySet<string> {
  const holidays = new Holidays(country, { types: ['public'] }).getHolidays(year);
  return new Set(holidays.map(({ date }) => date.slice(0, 'YYYY-MM-DD'.length)));
}
