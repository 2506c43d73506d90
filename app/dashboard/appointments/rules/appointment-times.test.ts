import { describe, expect, it } from 'vitest';
import {
  type AppointmentCalendar,
  isAppointmentAhead,
  isBookableTime,
  listBookableDays,
  listOfferedTimes,
  toAppointmentStart,
} from './appointment-times';

const CALENDAR: AppointmentCalendar = {
  days_of_week_allowed: ['mon', 'tue', 'wed', 'thu', 'fri'],
  end_date_in_days: 7,
  start_time: '09:00',
  end_time: '10:00',
  minute_step: 15,
  meeting_duration_minutes: 30,
};

describe('APPT-02 listBookableDays', () => {
  it('returns the allowed weekdays from tomorrow to the last day', () => {
    expect(listBookableDays(CALENDAR, 'Europe/Berlin', new Date('2026-03-05T10:00:00Z'))).toEqual([
      '2026-03-06',
      '2026-03-09',
      '2026-03-10',
      '2026-03-11',
      '2026-03-12',
    ]);
  });

  it('leaves out public holidays', () => {
    const holidays = new Set(['2026-04-03', '2026-04-06']);
    const days = listBookableDays(CALENDAR, 'Europe/Berlin', new Date('2026-04-01T10:00:00Z'), (day) =>
      holidays.has(day),
    );
    expect(days).toEqual(['2026-04-02', '2026-04-07', '2026-04-08']);
  });

  it('counts the days from the current day in the given time zone', () => {
    const lateInBerlin = new Date('2026-03-05T23:30:00Z');
    expect(listBookableDays(CALENDAR, 'Europe/Berlin', lateInBerlin)[0]).toBe('2026-03-09');
    expect(listBookableDays(CALENDAR, 'America/New_York', lateInBerlin)[0]).toBe('2026-03-06');
  });

  it('contains each day once when the clocks change', () => {
    const weekendCalendar = { ...CALENDAR, days_of_week_allowed: ['sat', 'sun', 'mon'], end_date_in_days: 3 };
    expect(listBookableDays(weekendCalendar, 'Europe/Berlin', new Date('2026-03-27T22:59:00Z'))).toEqual([
      '2026-03-28',
      '2026-03-29',
      '2026-03-30',
    ]);
    expect(listBookableDays(weekendCalendar, 'Europe/Berlin', new Date('2026-10-23T22:30:00Z'))).toEqual([
      '2026-10-25',
      '2026-10-26',
    ]);
  });
});

describe('APPT-02 times of appointments', () => {
  it('listed times are every 15 minutes, first and last included', () => {
    expect(listOfferedTimes(CALENDAR)).toEqual(['09:00', '09:15', '09:30', '09:45', '10:00']);
  });

  it.each([
    [1, ['09:00', '09:15', '09:30', '09:45', '10:00']],
    [10, ['09:00', '09:20', '09:40', '10:00']],
    [45, ['09:00', '09:45']],
    [60, ['09:00', '10:00']],
  ])('the offered times are multiples of the step of %i minutes', (minute_step, times) => {
    expect(listOfferedTimes({ ...CALENDAR, minute_step })).toEqual(times);
  });

  it('the offered times are empty if the last time is before the first', () => {
    expect(listOfferedTimes({ ...CALENDAR, end_time: '08:00' })).toEqual([]);
  });

  it.each([
    ['09:00', true],
    ['10:00', true],
    ['09:15', true],
    ['09:10', false],
    ['08:45', false],
    ['10:15', false],
    ['24:00', false],
    ['9:15', false],
    ['', false],
    ['09:15:00', false],
  ])('isBookableTime for %j returns %s', (time, allowed) => {
    expect(isBookableTime(CALENDAR, time)).toBe(allowed);
  });

  it.each([
    ['2026-03-27', '10:15', 'Europe/Berlin', '2026-03-27T10:15:00+01:00'],
    ['2026-03-30', '10:15', 'Europe/Berlin', '2026-03-30T10:15:00+02:00'],
    ['2026-10-23', '09:00', 'Europe/Zurich', '2026-10-23T09:00:00+02:00'],
    ['2026-10-26', '09:00', 'Europe/Warsaw', '2026-10-26T09:00:00+01:00'],
    ['2026-03-29', '02:30', 'Europe/Berlin', null],
    ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T02:30:00+02:00'],
    ['2026-02-30', '10:00', 'Europe/Berlin', null],
  ])('an appointment on %s at %s in %s starts at %s (D-47)', (day, time, zone, instant) => {
    expect(toAppointmentStart(day, time, zone)).toBe(instant);
  });
});

it.each([
  ['2026-03-05T09:59:59Z', true],
  ['2026-03-05T10:29:59Z', true],
  ['2026-03-05T10:30:00Z', false],
  ['2026-03-06T10:00:00Z', false],
])(
  'APPT-01: at %s, isAppointmentAhead for a half-hour appointment at 11:00 in Berlin returns %s',
  (now, expected) => {
    expect(isAppointmentAhead('2026-03-05T11:00:00+01:00', 30, new Date(now))).toBe(expected);
  },
);
