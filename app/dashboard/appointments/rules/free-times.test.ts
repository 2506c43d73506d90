import { expect, it } from 'vitest';
import { daysWithFreeTime, firstFreeTime, freeTimes, takenTimes, withTaken } from './free-times';

const TIMES = ['09:00', '09:15', '09:30'];
const TAKEN = ['2026-03-06T09:15', '2026-03-06T09:30'];

it('APPT-02: freeTimes leaves out taken times on their day only', () => {
  expect(freeTimes(TIMES, '2026-03-06', TAKEN)).toEqual(['09:00']);
  expect(freeTimes(TIMES, '2026-03-09', TAKEN)).toEqual(TIMES);
  expect(freeTimes(TIMES, undefined, TAKEN)).toEqual(TIMES);
});

it('APPT-02: daysWithFreeTime leaves out a day without a free time', () => {
  const days = ['2026-03-06', '2026-03-09'];
  expect(daysWithFreeTime(days, TIMES, TAKEN)).toEqual(days);
  expect(daysWithFreeTime(days, TIMES, [...TAKEN, '2026-03-06T09:00'])).toEqual(['2026-03-09']);
  expect(daysWithFreeTime(days, [], [])).toEqual([]);
});

it.each([
  [undefined, []],
  ['', []],
  ['2026-03-06T09:15 2026-03-06T09:30', TAKEN],
  ['<script> 2026-03-06T9:15 2026-03-06T09:15:00 2026-03-06T09:30', ['2026-03-06T09:30']],
  ['2026-03-06T09:15 '.repeat(5000), ['2026-03-06T09:15']],
])('APPT-02: takenTimes parses arbitrary field values', (carried, expected) => {
  expect(takenTimes(carried)).toEqual(expected);
});

it('APPT-04: withTaken adds a refused time once', () => {
  expect(withTaken(undefined, '2026-03-06', '09:15')).toBe(TAKEN[0]);
  expect(withTaken(TAKEN[0], '2026-03-06', '09:30')).toBe(TAKEN.join(' '));
  expect(withTaken(TAKEN.join(' '), '2026-03-06', '09:30')).toBe(TAKEN.join(' '));
  expect(withTaken(undefined, 'no day', '<b>')).toBe('');
});

it.each([
  [[], { day: '2026-03-06', time: '09:00' }],
  [['2026-03-06T09:00'], { day: '2026-03-06', time: '09:15' }],
  [[...TAKEN, '2026-03-06T09:00'], { day: '2026-03-09', time: '09:00' }],
])('APPT-02: firstFreeTime skips the taken times %j', (taken, first) => {
  expect(firstFreeTime(['2026-03-06', '2026-03-09'], TIMES, taken)).toEqual(first);
});

it('APPT-02: firstFreeTime returns null without a free time', () => {
  expect(firstFreeTime([], TIMES, [])).toBeNull();
  expect(firstFreeTime(['2026-03-06'], [], [])).toBeNull();
  expect(firstFreeTime(['2026-03-06'], TIMES, [...TAKEN, '2026-03-06T09:00'])).toBeNull();
});
