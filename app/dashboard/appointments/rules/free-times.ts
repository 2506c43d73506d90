/** @param carried untrusted form field: `YYYY-MM-DDTHH:MM`, separated by spaces */
export function takenTimes(carried: string | undefined): string[] {
  return [...new Set(carried?.match(/(?<!\S)\d{4}-\d\d-\d\dT\d\d:\d\d(?!\S)/g) ?? [])];
}

export function withTaken(carried: string | undefined, day: string, time: string): string {
  return takenTimes(`${carried ?? ''} ${day}T${time}`).join(' ');
}

export function freeTimes(
  times: readonly string[],
  day: string | undefined,
  taken: readonly string[],
): string[] {
  return times.filter((time) => !taken.includes(`${day}T${time}`));
}

/** APPT-02 */
export function daysWithFreeTime(
  days: readonly string[],
  times: readonly string[],
  taken: readonly string[],
): string[] {
  return days.filter((day) => freeTimes(times, day, taken).length > 0);
}

export function firstFreeTime(
  days: readonly string[],
  times: readonly string[],
  taken: readonly string[],
): { day: string; time: string } | null {
  const [day] = daysWithFreeTime(days, times, taken);
  const [time] = freeTimes(times, day, taken);
  return day && time ? { day, time } : null;
}
