import { expect, it } from 'vitest';
import { summarizeCosts } from './rounds';

it('summarizeCosts (times of benchmark rounds) returns the medians of the rounds, and the ratio within each round', () => {
  const rounds = [
    { ownCost: 10, referenceCost: 5 },
    { ownCost: 40, referenceCost: 10 },
    { ownCost: 12, referenceCost: 4 },
  ];
  expect(summarizeCosts(rounds)).toEqual({ ownCost: 12, referenceCost: 5, ratio: 3, ratioRange: [2, 4] });
});

it('summarizeCosts (times of benchmark rounds) returns the mean of the two middle rounds for an even number of rounds', () => {
  const rounds = [
    { ownCost: 2, referenceCost: 1 },
    { ownCost: 4, referenceCost: 1 },
  ];
  expect(summarizeCosts(rounds).ratio).toBe(3);
});
