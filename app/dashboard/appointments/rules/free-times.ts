/** @param fieldValue untrusted form field: `YYYY-MM-DDTHH:MM`, separated by spaces */
export function parseTakenTimes(fieldValue: string | undefined): string[] {
  return [...new Set(fieldValue?.match(/(?<!\S)\d{4}-\d\d-\d\dT\d\d:\d\d(?!\S)/g) ?? [])];
}

export function addTakenTime(fieldValue: string | undefined, day: string, time: string): string {
  return parseTakenTimes(`${fieldValue ?? ''} ${day}T${time}`).join(' ');
}

export function listFreeTimes(
  times: readonly string[],
  day: string | undefined,
  takenTimes: readonly string[],
): string[] {
  return times.filter((time) => !takenTimes.includes(`${day}T${time}`));
}

export function listDaysWithFreeTime(
  days: readonly string[],
  times: readonly string[],
  takenTimes: readonly string[],
): string[] {
  return days.filter((day) => listFreeTimes(times, day, takenTimes).length > 0);
}

export function findFirstFreeTime(
  days: readonly string[],
  times: readonly string[],
  takenTimes: readonly string[],
): { day: string; time: string } | null {
  const [day] = listDaysWithFreeTime(days, times, takenTimes);
  const [time] = listFreeTimes(times, day, takenTimes);
  return day && time ? { day, time } : null;
}
