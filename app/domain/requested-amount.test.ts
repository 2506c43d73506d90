import { expect, it } from 'vitest';
import { requestedAmountOf } from './money';

it.each([
  [{ loanSize: 250_000 }, 250_000],
  [{ loanSize: 250_000, factoring_limit: null }, 250_000],
  [{ loanSize: null, factoring_limit: 60_000 }, 60_000],
  [{ loanSize: null, factoring_limit: null }, null],
  [{ loanSize: null }, null],
])('LIST-03: requestedAmountOf %o is %s', (fields, amount) => {
  expect(requestedAmountOf(fields)).toBe(amount);
});
