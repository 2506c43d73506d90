import { expect, it } from 'vitest';
import { summarizeCosts } from './rounds';

it('summarizeCosts (times of benchmark rounds) returns the medians of the rounds, and the ratio within each round', () => {
  const rounds = [
    { own: 10, other: 5 },
    { own: 40, other: 10 },
    { own: 12, other: 4 },
  ];
  expect(summarizeCosts(rounds)).toEqual({ own: 12, other: 5, ratio: 3, spread: [2, 4] });
});

it('summarizeCosts (times of benchmark rounds) returns the mean of the two middle rounds for an even number of rounds', () => {
  const rounds = [
    { own: 2, other: 1 },
    { own: 4, other: 1 },
  ];
  expect(summarizeCosts(rounds).ratio).toBe(3);
});
