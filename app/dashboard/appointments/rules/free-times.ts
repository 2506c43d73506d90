/** @param carried untrusted form field: `YYYY-MM-DDTHH:MM`, separated by spaces */
export function parseTakenTimes(carried: string | undefined): string[] {
  return [...new Set(carried?.match(/(?<!\S)\d{4}-\d\d-\d\dT\d\d:\d\d(?!\S)/g) ?? [])];
}

export function addTakenTime(carried: string | undefined, day: string, time: string): string {
  return parseTakenTimes(`${carried ?? ''} ${day}T${time}`).join(' ');
}

export function listFreeTimes(
  times: readonly string[],
  day: string | undefined,
  taken: readonly string[],
): string[] {
  return times.filter((time) => !taken.includes(`${day}T${time}`));
}

export function listDaysWithFreeTime(
  days: readonly string[],
  times: readonly string[],
  taken: readonly string[],
): string[] {
  return days.filter((day) => listFreeTimes(times, day, taken).length > 0);
}

export function findFirstFreeTime(
  days: readonly string[],
  times: readonly string[],
  taken: readonly string[],
): { day: string; time: string } | null {
  const [day] = listDaysWithFreeTime(days, times, taken);
  const [time] = listFreeTimes(times, day, taken);
  return day && time ? { day, time } : null;
}
