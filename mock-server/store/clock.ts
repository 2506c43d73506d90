import { DateTime, Duration } from 'luxon';

const SUPPORTED_YEARS = { first: 1970, last: 2999 };

export function isWithinYears(instant: Date): boolean {
  const year = instant.getUTCFullYear();
  return year >= SUPPORTED_YEARS.first && year <= SUPPORTED_YEARS.last;
}

/** Time has whole seconds, so that an instant can be set and read again. */
export class Clock {
  #offset: number;
  #texts = { milliseconds: Number.NaN, iso: '', http: '' };
  readonly #real: () => number;

  constructor(start: Date, readRealTime: () => number = Date.now) {
    this.#real = readRealTime;
    this.#offset = start.getTime() - readRealTime();
  }

  now(): Date {
    return new Date(this.#milliseconds());
  }

  iso(): string {
    return this.#textsOfNow().iso;
  }

  httpDate(): string {
    return this.#textsOfNow().http;
  }

  #textsOfNow() {
    const milliseconds = this.#milliseconds();
    if (this.#texts.milliseconds !== milliseconds) {
      const now = new Date(milliseconds);
      this.#texts = { milliseconds, iso: now.toISOString(), http: now.toUTCString() };
    }
    return this.#texts;
  }

  #milliseconds(): number {
    return Math.floor((this.#real() + this.#offset) / 1000) * 1000;
  }

  get offset(): number {
    return this.#offset;
  }

  set(instant: Date): void {
    this.#offset = instant.getTime() - this.#real();
  }

  /**
   * Adds an ISO 8601 duration, "P3D" or "-PT90M", in UTC: P1M from 31 January is 28 February. False if invalid or
   * years out of range.
   */
  advance(isoDuration: string): boolean {
    const duration = Duration.fromISO(isoDuration);
    // The library reads a bare "P" as zero.
    if (!duration.isValid || !/\d/.test(isoDuration)) return false;
    const target = DateTime.fromJSDate(this.now(), { zone: 'utc' }).plus(duration);
    if (!isWithinYears(target.toJSDate())) return false;
    this.set(target.toJSDate());
    return true;
  }

  isoAfter(duration: { hours?: number; days?: number; minutes?: number }): string {
    return DateTime.fromJSDate(this.now(), { zone: 'utc' }).plus(duration).toJSDate().toISOString();
  }
}
