import Holidays from 'date-holidays';

/** Days by country and year: neither changes while a process lives. */
const known = new Map<string, ReadonlySet<string>>();

/**
 * Whether nobody works on a day, `YYYY-MM-DD`, in all of a country (ISO 3166-1, two letters): its public holidays, not those of a single
 * state or canton, for a deployment says no more than its country. A country that is not known has none.
 */
export function isPublicHoliday(country: string, day: string): boolean {
  const year = day.slice(0, 4);
  const name = `${country} ${year}`;
  const days = known.get(name) ?? holidaysOf(country, year);
  known.set(name, days);
  return days.has(day);
}

function holidaysOf(country: string, year: string): ReadonlySet<string> {
  const holidays = new Holidays(country, { types: ['public'] }).getHolidays(year);
  return new Set(holidays.map(({ date }) => date.slice(0, 'YYYY-MM-DD'.length)));
}
