import { describe, expect, it } from 'vitest';
import {
  createRulerTicks,
  findNearestStop,
  handlePositionOf,
  listStops,
  moveBySteps,
  nativeStepOf,
  toNativeValue,
} from './range-slider';

const amount = { min: 15_000, max: 500_000, step: 5_000 };
const months = { min: 12, max: 60, step: 2 };
const scaleInTwos = { min: 3, max: 24, step: 2 };

describe('nativeStepOf (step attribute of the range input)', () => {
  it.each([
    ['amounts keep their step', amount, 5_000],
    ['months keep their step', months, 2],
    ['D-55: 3 to 24 in twos gets a step that reaches 24', scaleInTwos, 1],
    ['a single value still has a step', { min: 5, max: 5, step: 2 }, 2],
  ])('returns a step that reaches both ends: %s', (_, scale, step) => {
    expect(nativeStepOf(scale)).toBe(step);
  });
});

describe('toNativeValue (value of the range input)', () => {
  it.each([
    ['on a step', 250_000, amount, 250_000],
    ['between two steps', 251_234, amount, 250_000],
    ['above the maximum (CLA-05)', 750_000, amount, 500_000],
    ['below the minimum', 1, amount, 15_000],
    ['D-55: the maximum, no multiple of the step', 24, scaleInTwos, 24],
  ])('returns the nearest stop for a value: %s', (_, value, scale, expected) => {
    expect(toNativeValue(value, scale)).toBe(expected);
  });
});

describe('findNearestStop (value of a slider)', () => {
  it.each([
    [12, months, 12],
    [12.9, months, 12],
    [13, months, 14],
    [3, scaleInTwos, 3],
    [4, scaleInTwos, 5],
    [23, scaleInTwos, 23],
    [23.4, scaleInTwos, 23],
    [24, scaleInTwos, 24],
    [99, scaleInTwos, 24],
  ])('returns for the value $0 the nearest stop $2', (value, scale, expected) => {
    expect(findNearestStop(value, scale)).toBe(expected);
  });
});

describe('listStops (values that a slider offers)', () => {
  it('lists the value at every step', () => {
    expect(listStops({ min: 12, max: 20, step: 2 }, 14)).toEqual([12, 14, 16, 18, 20]);
  });

  it('D-55: includes the maximum although it is no multiple of the step', () => {
    expect(listStops(scaleInTwos, 3)).toEqual([3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 24]);
  });

  it('includes a given value between two stops', () => {
    expect(listStops({ min: 3, max: 8, step: 2 }, 4)).toEqual([3, 4, 5, 7, 8]);
  });

  it('lists one stop if minimum and maximum are equal', () => {
    expect(listStops({ min: 5, max: 5, step: 2 }, 5)).toEqual([5]);
  });
});

describe('moveBySteps (step buttons of a slider)', () => {
  it.each([
    ['one step up', 100_000, 1, amount, 105_000],
    ['ten steps down', 100_000, -10, amount, 50_000],
    ['from between two stops up to the next', 101_234, 1, amount, 105_000],
    ['from between two stops down to the next', 101_234, -1, amount, 100_000],
    ['not above the end', 480_000, 10, amount, 500_000],
    ['not below the start', 30_000, -10, amount, 15_000],
    ['up from a value above the end changes nothing', 750_000, 1, amount, 750_000],
    ['down from a value above the end returns to the end', 750_000, -1, amount, 500_000],
    ['D-55: the last step up ends on 24', 23, 1, scaleInTwos, 24],
    ['D-55: the first step down from 24 is back on the steps', 24, -1, scaleInTwos, 23],
  ])('moves from stop to stop: %s', (_, value, steps, scale, expected) => {
    expect(moveBySteps(value, steps, scale)).toBe(expected);
  });
});

describe('createRulerTicks and handlePositionOf', () => {
  it('createRulerTicks returns both ends and the round values between', () => {
    expect(createRulerTicks(months, 12)).toEqual([12, 24, 36, 48, 60]);
    expect(createRulerTicks({ min: 15_000, max: 250_000, step: 5_000 }, 100_000)).toEqual([
      15_000, 100_000, 200_000, 250_000,
    ]);
    expect(createRulerTicks(scaleInTwos, 12)).toEqual([3, 12, 24]);
  });

  it.each([
    [12, 0],
    [36, 0.5],
    [60, 1],
    [240, 1],
    [1, 0],
  ])('handlePositionOf returns for %d months %d', (value, position) => {
    expect(handlePositionOf(value, months)).toBe(position);
  });

  it('handlePositionOf returns 0 for a scale with a single value', () => {
    expect(handlePositionOf(5, { min: 5, max: 5, step: 1 })).toBe(0);
  });
});
