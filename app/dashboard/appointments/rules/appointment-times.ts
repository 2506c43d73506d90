import { DateTime } from 'luxon';

export interface AppointmentCalendar {
  readonly days_of_week_allowed: readonly string[];
  readonly end_date_in_days: number;
  /** `HH:MM`, inclusive. */
  readonly start_time: string;
  readonly end_time: string;
  readonly minute_step: number;
  readonly meeting_duration_minutes: number;
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** Overrides a shorter interval in the configuration. */
const MIN_MINUTES_APART = 15;

/** Overrides a higher limit in the configuration. */
const MAX_DAYS_AHEAD = 400;

/** APPT-02, D-47. Days are `YYYY-MM-DD`. */
export function listBookableDays(
  calendar: AppointmentCalendar,
  timeZone: string,
  now: Date,
  isHoliday: (day: string) => boolean = () => false,
): string[] {
  const { year, month, day: today } = DateTime.fromJSDate(now, { zone: timeZone });
  const daysAhead = Math.min(calendar.end_date_in_days, MAX_DAYS_AHEAD);
  // UTC avoids daylight-saving offsets.
  return Array.from(
    { length: daysAhead },
    (_, index) => new Date(Date.UTC(year, month - 1, today + index + 1)),
  )
    .filter((day) => calendar.days_of_week_allowed.includes(WEEKDAYS[day.getUTCDay()] ?? ''))
    .map((day) => day.toISOString().slice(0, 10))
    .filter((day) => !isHoliday(day));
}

export function listOfferedTimes(calendar: AppointmentCalendar): string[] {
  const step = Math.ceil(MIN_MINUTES_APART / calendar.minute_step) * calendar.minute_step;
  const first = minutesOf(calendar.start_time);
  const last = minutesOf(calendar.end_time);
  const count = last < first ? 0 : Math.floor((last - first) / step) + 1;
  return Array.from({ length: count }, (_, index) => timeOf(first + index * step));
}

export function isBookableTime(calendar: AppointmentCalendar, time: string): boolean {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return false;
  const minutesSinceFirstTime = minutesOf(time) - minutesOf(calendar.start_time);
  const isWithin = minutesSinceFirstTime >= 0 && minutesOf(time) <= minutesOf(calendar.end_time);
  return isWithin && minutesSinceFirstTime % calendar.minute_step === 0;
}

/** Returns an instant with offset: null for a time that daylight saving skips, the first for a repeated time. */
export function toAppointmentStart(day: string, time: string, timeZone: string): string | null {
  const begins = DateTime.fromISO(`${day}T${time}`, { zone: timeZone });
  if (!begins.isValid || begins.toFormat('HH:mm') !== time) return null;
  const [first = begins] = begins.getPossibleOffsets();
  return first.toISO({ suppressMilliseconds: true });
}

export function isAppointmentAhead(startsAt: string, minutes: number, now: Date): boolean {
  return Date.parse(startsAt) + minutes * 60_000 > now.getTime();
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

function timeOf(minutes: number): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}
