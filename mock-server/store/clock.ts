import { DateTime, Duration } from 'luxon';

/** Years a clock can show: what is reckoned from them stays an ordinary date. */
const YEARS = { first: 1970, last: 2999 };

/** Whether a clock can be set to the instant. */
export function isWithinYears(instant: Date): boolean {
  const year = instant.getUTCFullYear();
  return year >= YEARS.first && year <= YEARS.last;
}

/**
 * A sandbox's own time. It runs along with the real clock from wherever it was set, forward or back, in whole seconds
 * (so that a moment that was set can be read again).
 */
export class Clock {
  #offset: number;
  readonly #real: () => number;

  /** Starts at `start`; `real` gives the real milliseconds since 1970. */
  constructor(start: Date, real: () => number = Date.now) {
    this.#real = real;
    this.#offset = start.getTime() - real();
  }

  now(): Date {
    return new Date(Math.floor((this.#real() + this.#offset) / 1000) * 1000);
  }

  /** The virtual instant as UTC in ISO 8601. */
  iso(): string {
    return this.now().toISOString();
  }

  /** Milliseconds by which it is ahead of the real clock: changes only when it is moved. */
  get offset(): number {
    return this.#offset;
  }

  set(instant: Date): void {
    this.#offset = instant.getTime() - this.#real();
  }

  /**
   * Moves by an ISO 8601 duration, "P3D" or "-PT90M", by the calendar in UTC (P1M from 31 January is 28 February).
   * False, and nothing moved, for text that is no duration or leads out of the clock's years.
   */
  advance(by: string): boolean {
    const duration = Duration.fromISO(by);
    // The library takes a "P" that names no time at all for zero.
    if (!duration.isValid || !/\d/.test(by)) return false;
    const target = DateTime.fromJSDate(this.now(), { zone: 'utc' }).plus(duration);
    if (!isWithinYears(target.toJSDate())) return false;
    this.set(target.toJSDate());
    return true;
  }

  /** The instant after `duration` from now, as UTC in ISO 8601. */
  after(duration: { hours?: number; days?: number; minutes?: number }): string {
    return DateTime.fromJSDate(this.now(), { zone: 'utc' }).plus(duration).toJSDate().toISOString();
  }
}
