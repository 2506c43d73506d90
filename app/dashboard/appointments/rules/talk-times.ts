import { DateTime } from 'luxon';

/** When talks can be booked, by the wall clock of the deployment's time zone (APPT-02, D-47). */
export interface TalkCalendar {
  /** `mon` to `sun`. */
  readonly days_of_week_allowed: readonly string[];
  /** The last day on offer, counted from today. */
  readonly end_date_in_days: number;
  /** `HH:MM`: the first and the last moment at which a talk may begin, both included. */
  readonly start_time: string;
  readonly end_time: string;
  /** Minutes from one possible beginning to the next, counted from the first. */
  readonly minute_step: number;
  readonly meeting_duration_minutes: number;
}

/** By `Date`'s number of the day. */
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** Beginnings nearer to each other than this, in minutes, are not offered, though they may be allowed. */
const OFFERED_APART = 15;

/** A day is never offered further ahead than this, whatever the configuration says. */
const MOST_DAYS = 400;

/** The days on offer, `YYYY-MM-DD`, from tomorrow in the zone on, without those of which `isHoliday` is true (APPT-02). */
export function bookableDays(
  calendar: TalkCalendar,
  timeZone: string,
  now: Date,
  isHoliday: (day: string) => boolean = () => false,
): string[] {
  const { year, month, day: today } = DateTime.fromJSDate(now, { zone: timeZone });
  const ahead = Math.min(calendar.end_date_in_days, MOST_DAYS);
  // Days of the calendar have no zone: as those of UTC they are counted without asking for offsets.
  return Array.from({ length: ahead }, (_, index) => new Date(Date.UTC(year, month - 1, today + index + 1)))
    .filter((day) => calendar.days_of_week_allowed.includes(WEEKDAYS[day.getUTCDay()] ?? ''))
    .map((day) => day.toISOString().slice(0, 10))
    .filter((day) => !isHoliday(day));
}

/** The beginnings on offer on any day, `HH:MM`. */
export function offeredTimes(calendar: TalkCalendar): string[] {
  const step = Math.ceil(OFFERED_APART / calendar.minute_step) * calendar.minute_step;
  const first = minutesOf(calendar.start_time);
  const last = minutesOf(calendar.end_time);
  const count = last < first ? 0 : Math.floor((last - first) / step) + 1;
  return Array.from({ length: count }, (_, index) => timeOf(first + index * step));
}

/** True for a beginning between first and last, on the step (APPT-02). */
export function isBookableTime(calendar: TalkCalendar, time: string): boolean {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return false;
  const sinceFirst = minutesOf(time) - minutesOf(calendar.start_time);
  const isWithin = sinceFirst >= 0 && minutesOf(time) <= minutesOf(calendar.end_time);
  return isWithin && sinceFirst % calendar.minute_step === 0;
}

/** The instant a talk begins, `2026-03-30T10:15:00+02:00`; null for a time skipped when summer begins, the first of one that comes twice. */
export function talkBegins(day: string, time: string, timeZone: string): string | null {
  const begins = DateTime.fromISO(`${day}T${time}`, { zone: timeZone });
  if (!begins.isValid || begins.toFormat('HH:mm') !== time) return null;
  const [first = begins] = begins.getPossibleOffsets();
  return first.toISO({ suppressMilliseconds: true });
}

/** Whether a talk that begins at an instant with an offset, and lasts so many minutes, is still to come or under way at `now`. */
export function isAhead(startsAt: string, minutes: number, now: Date): boolean {
  return Date.parse(startsAt) + minutes * 60_000 > now.getTime();
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

function timeOf(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
