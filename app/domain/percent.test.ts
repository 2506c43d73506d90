import { describe, expect, it } from 'vitest';
import { addPercentSign, formatPercent, formatPercentRange } from './decimal';

describe('formatPercent, formatPercentRange and addPercentSign', () => {
  it.each([
    [0.059, 'de', '5,90\u00a0%'],
    [0.059, 'en', '5.90%'],
    [0.059, 'fr', '5,90\u00a0%'],
    [0.059, 'pl', '5,90%'],
    [0.005166, 'de', '0,52\u00a0%'],
    [0, 'de', '0,00\u00a0%'],
  ])('formatPercent writes %d in %s with two decimals', (decimal, language, text) => {
    expect(formatPercent(decimal, language)).toBe(text);
  });

  it.each([
    [0.059, 0.074, 'de', '5,90\u00a0–\u00a07,40\u00a0%'],
    [0.059, 0.074, 'en', '5.90\u00a0–\u00a07.40%'],
    [0.059, 0.059, 'de', '5,90\u00a0%'],
    [0.05901, 0.05904, 'de', '5,90\u00a0%'],
  ])(
    'formatPercentRange writes %d to %d in %s as a range only if both differ',
    (low, high, language, text) => {
      expect(formatPercentRange(low, high, language)).toBe(text);
    },
  );

  it.each([
    ['12,5', 'de', '12,5\u00a0%'],
    ['12.5', 'en', '12.5%'],
    ['12,5', 'fr', '12,5\u00a0%'],
    ['12,5', 'pl', '12,5%'],
  ])('addPercentSign adds the percent sign to %s as the language %s does', (digits, language, text) => {
    expect(addPercentSign(digits, language)).toBe(text);
  });
});
