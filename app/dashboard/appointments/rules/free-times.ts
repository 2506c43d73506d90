/** The taken times that a form carries along, `YYYY-MM-DDTHH:MM` apart by blanks; what is none is left out, for anybody can send anything. */
export function takenTimes(carried: string | undefined): string[] {
  return [...new Set(carried?.match(/(?<!\S)\d{4}-\d\d-\d\dT\d\d:\d\d(?!\S)/g) ?? [])];
}

/** What a form carries along after one more time, `HH:MM` on `YYYY-MM-DD`, was refused as taken. */
export function withTaken(carried: string | undefined, day: string, time: string): string {
  return takenTimes(`${carried ?? ''} ${day}T${time}`).join(' ');
}

/** Of the times on offer on any day those that are not taken on one, which may not be chosen yet. */
export function freeTimes(
  times: readonly string[],
  day: string | undefined,
  taken: readonly string[],
): string[] {
  return times.filter((time) => !taken.includes(`${day}T${time}`));
}

/** Of the days those on which a time is left (APPT-02). */
export function daysWithFreeTime(
  days: readonly string[],
  times: readonly string[],
  taken: readonly string[],
): string[] {
  return days.filter((day) => freeTimes(times, day, taken).length > 0);
}
