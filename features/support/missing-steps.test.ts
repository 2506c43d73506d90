import { describe, expect, it } from 'vitest';
import { findNearestSteps, findWrongValue } from './missing-steps';

const STEPS = [
  'I open {place}',
  'I open {string}',
  'I arrive at {place}',
  'I choose to {action}',
  'the {detail} reads {string}',
  'the {detail} is {verdict}',
  '{part} says {string}',
  'I am told that {news}',
];
const VALUES = new Map([
  ['place', ['the overview|the bank account|my financing']],
  ['string', ['"[^"]*"']],
  ['detail', ['amount|term']],
  ['verdict', ['refused|accepted']],
  ['part', ['[a-z ]+']],
]);

describe('findWrongValue (wrong parameter of an undefined step)', () => {
  it('names a wrong value of a known parameter with the allowed values, the nearest first', () => {
    expect(findWrongValue('I arrive at my bank account', STEPS, VALUES)).toEqual([
      '  The step "I arrive at {place}" has no {place} "my bank account".',
      '  Allowed: the bank account; my financing; the overview.',
    ]);
  });

  it('lists five values at most, and the command that lists all values', () => {
    const places = new Map([['place', [['a', 'b', 'c', 'd', 'e', 'f', 'g'].join('|')]]]);
    expect(findWrongValue('I open x', ['I open {place}'], places)?.slice(1)).toEqual([
      '  Allowed: a; b; c; d; e; and 2 more.',
      '  npm run features:steps -- "I open" lists them all.',
    ]);
  });

  it('returns null for a step that matches no definition with any value', () => {
    expect(findWrongValue('I arive at the overview', STEPS, VALUES)).toBeNull();
  });
});

describe('findNearestSteps (suggestions for an undefined step)', () => {
  it('lists the three nearest steps, the nearest first', () => {
    const nearestSteps = findNearestSteps('I arive at the overview', STEPS);
    expect(nearestSteps).toHaveLength(3);
    expect(nearestSteps[0]).toBe('I arrive at {place}');
    expect(findNearestSteps('the amount shows "5"', STEPS)).toContain('the {detail} reads {string}');
  });
});
