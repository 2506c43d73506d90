import { expect, it } from 'vitest';
import { summary } from './rounds';

it('summary returns medians of the rounds, and the ratio within each round', () => {
  const rounds = [
    { own: 10, other: 5 },
    { own: 40, other: 10 },
    { own: 12, other: 4 },
  ];
  expect(summary(rounds)).toEqual({ own: 12, other: 5, ratio: 3, spread: [2, 4] });
});

it('summary returns the mean of the two middle rounds for an even number', () => {
  const rounds = [
    { own: 2, other: 1 },
    { own: 4, other: 1 },
  ];
  expect(summary(rounds).ratio).toBe(3);
});
