import { expect, it } from 'vitest';
import { withTypedStep } from './typing';

const typing = { who: { companyName: 'Park' } };

it('DYN-02: withTypedStep replaces the texts of a step', () => {
  expect(withTypedStep(typing, 'who', { companyName: 'Park am Tor' })).toEqual({
    who: { companyName: 'Park am Tor' },
  });
  expect(withTypedStep(typing, 'what', { amount: '1' })).toEqual({ ...typing, what: { amount: '1' } });
});

it.each([
  ['a text', { long: 'x'.repeat(300_000) }],
  ['many names', Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [`name${index}`, '']))],
])('withTypedStep ignores %s beyond the limit, and keeps the previous texts', (_, texts) => {
  expect(withTypedStep(typing, 'what', texts)).toEqual(typing);
});

it('withTypedStep limits the number of steps too', () => {
  let kept: Record<string, Record<string, string>> = {};
  for (let step = 0; step < 100; step += 1)
    kept = withTypedStep(kept, `s${step}`, { text: 'x'.repeat(10_000) });
  expect(JSON.stringify(kept).length).toBeLessThanOrEqual(200_000);
});
