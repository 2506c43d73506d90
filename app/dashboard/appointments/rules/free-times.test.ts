import { expect, it } from 'vitest';
import {
  addTakenTime,
  findFirstFreeTime,
  listDaysWithFreeTime,
  listFreeTimes,
  parseTakenTimes,
} from './free-times';

const TIMES = ['09:00', '09:15', '09:30'];
const TAKEN = ['2026-03-06T09:15', '2026-03-06T09:30'];

it('APPT-02: listFreeTimes leaves out a taken time only on the day on which it is taken', () => {
  expect(listFreeTimes(TIMES, '2026-03-06', TAKEN)).toEqual(['09:00']);
  expect(listFreeTimes(TIMES, '2026-03-09', TAKEN)).toEqual(TIMES);
  expect(listFreeTimes(TIMES, undefined, TAKEN)).toEqual(TIMES);
});

it('APPT-02: listDaysWithFreeTime leaves out a day without a free time', () => {
  const days = ['2026-03-06', '2026-03-09'];
  expect(listDaysWithFreeTime(days, TIMES, TAKEN)).toEqual(days);
  expect(listDaysWithFreeTime(days, TIMES, [...TAKEN, '2026-03-06T09:00'])).toEqual(['2026-03-09']);
  expect(listDaysWithFreeTime(days, [], [])).toEqual([]);
});

it.each([
  [undefined, []],
  ['', []],
  ['2026-03-06T09:15 2026-03-06T09:30', TAKEN],
  ['<script> 2026-03-06T9:15 2026-03-06T09:15:00 2026-03-06T09:30', ['2026-03-06T09:30']],
  ['2026-03-06T09:15 '.repeat(5000), ['2026-03-06T09:15']],
])('APPT-02: parseTakenTimes returns only the valid times of the field value $0', (carried, expected) => {
  expect(parseTakenTimes(carried)).toEqual(expected);
});

it('APPT-04: addTakenTime adds a refused time once', () => {
  expect(addTakenTime(undefined, '2026-03-06', '09:15')).toBe(TAKEN[0]);
  expect(addTakenTime(TAKEN[0], '2026-03-06', '09:30')).toBe(TAKEN.join(' '));
  expect(addTakenTime(TAKEN.join(' '), '2026-03-06', '09:30')).toBe(TAKEN.join(' '));
  expect(addTakenTime(undefined, 'no day', '<b>')).toBe('');
});

it.each([
  [[], { day: '2026-03-06', time: '09:00' }],
  [['2026-03-06T09:00'], { day: '2026-03-06', time: '09:15' }],
  [[...TAKEN, '2026-03-06T09:00'], { day: '2026-03-09', time: '09:00' }],
])('APPT-02: findFirstFreeTime skips the taken times %j', (taken, first) => {
  expect(findFirstFreeTime(['2026-03-06', '2026-03-09'], TIMES, taken)).toEqual(first);
});

it('APPT-02: findFirstFreeTime returns null without a free time', () => {
  expect(findFirstFreeTime([], TIMES, [])).toBeNull();
  expect(findFirstFreeTime(['2026-03-06'], [], [])).toBeNull();
  expect(findFirstFreeTime(['2026-03-06'], TIMES, [...TAKEN, '2026-03-06T09:00'])).toBeNull();
});
