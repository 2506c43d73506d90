import { LANGUAGES } from 'contracts/api/enumerations';
import { describe, expect, it } from 'vitest';
import type { ApplicationRow } from '../store/rows';
import { createApplicationInMail } from './application-in-mail';

const application = (facts: Partial<ApplicationRow['facts']>) =>
  ({
    facts: {
      companyName: 'Brandt GmbH',
      shortApplicationId: '7K2M9Q',
      currency: 'EUR',
      loanSize: 250_000,
      ...facts,
    },
  }) as ApplicationRow;

describe('SIM-07: the application in an e-mail', () => {
  it.each([
    ['de', '250.000\u00a0€'],
    ['en', '€250,000'],
    ['fr', '250\u00a0000\u00a0€'],
    ['pl', '250\u00a0000\u00a0€'],
  ] as const)('shows its amount in the format of the language %s', (language, amount) => {
    expect(createApplicationInMail(application({}), language)).toEqual({
      company: 'Brandt GmbH',
      shortId: '7K2M9Q',
      amount,
    });
  });

  it.each([
    [{ loanSize: null, factoring_limit: 60_000 }, '60.000\u00a0€'],
    [{ loanSize: null }, null],
    [{ loanSize: 1500.5 }, '1.500,50\u00a0€'],
    [{ currency: 'CHF' as const }, '250.000\u00a0CHF'],
  ])('the application in an e-mail with the data %o is shown with the amount %s', (facts, amount) => {
    expect(createApplicationInMail(application(facts), 'de').amount).toBe(amount);
  });

  it('groups the digits of a four-digit amount in every language', () => {
    for (const language of LANGUAGES) {
      expect(createApplicationInMail(application({ loanSize: 5000 }), language).amount).toMatch(/5[.,\s]000/);
    }
  });
});
