import { describe, expect, it, test } from 'vitest';
import { createSignedContent, maskIban, taxNumberEndingOf } from './signed-content';

const APPLICATION = {
  applicationId: 'a-1',
  shortApplicationId: '4TX81B',
  companyName: 'Metallbau Brandt GmbH',
  allBanksLoanPurpose: 'object_financing',
  currency: 'EUR',
  loanSize: 84_000,
  loanDuration: 36,
  factoring_limit: null,
  bankName: 'Lindhof Bank',
  iban: 'DE89370400440532013000',
  pricing: { monthly_payment: 2512.6 },
};
const KATRIN = { signatory_id: 's-1', first_name: 'Katrin', last_name: 'Brandt' };
const PAPER = {
  document_id: 'd-1',
  document_type: 'brokerage_contract',
  signing_method: 'offline',
  is_signed: true,
  signed_document_id: 'd-2',
};
const papers = { required_other_documents: [PAPER] };
const shown = createSignedContent(APPLICATION, KATRIN, papers);

describe('SIGN-02: createSignedContent (all content that the signatory accepts, as text)', () => {
  it('the text is stable for the same content', () => {
    expect(
      createSignedContent({ ...APPLICATION }, { ...KATRIN }, { required_other_documents: [{ ...PAPER }] }),
    ).toBe(shown);
  });

  test.each([
    [{ loanSize: 85_000 }],
    [{ loanDuration: 48 }],
    [{ currency: 'CHF' }],
    [{ iban: 'DE02120300000000202051' }],
    [{ bankName: null }],
    [{ companyName: 'Metallbau Brandt AG' }],
    [{ pricing: { monthly_payment: 2600 } }],
    [{ pricing: null }],
    [{ factoring_limit: 1 }],
  ])('the signed content differs if the content has the change %o', (change) => {
    expect(createSignedContent({ ...APPLICATION, ...change }, KATRIN, papers)).not.toBe(shown);
  });

  it('the signed content differs for another person, document or signed copy', () => {
    expect(createSignedContent(APPLICATION, { ...KATRIN, signatory_id: 's-2' }, papers)).not.toBe(shown);
    expect(createSignedContent(APPLICATION, { ...KATRIN, last_name: 'Brand' }, papers)).not.toBe(shown);
    expect(createSignedContent(APPLICATION, KATRIN, { required_other_documents: [] })).not.toBe(shown);
    const newerDocuments = { required_other_documents: [{ ...PAPER, signed_document_id: 'd-3' }] };
    expect(createSignedContent(APPLICATION, KATRIN, newerDocuments)).not.toBe(shown);
  });
});

test.each([
  ['DE89 3704 0044 0532 0130 00', 'DE89 •••• 3000'],
  ['ch9300762011623852957', 'CH93 •••• 2957'],
  ['', null],
  ['DE89', null],
  [null, null],
])('SIGN-09: maskIban of %s is %s', (iban, expected) => {
  expect(maskIban(iban)).toBe(expected);
});

test.each([
  ['86 095 742 719', '719'],
  ['756.9217.0769.8', '698'],
  ['12', null],
  [null, null],
])('SIGN-09: taxNumberEndingOf of %s is %s', (number, expected) => {
  expect(taxNumberEndingOf(number)).toBe(expected);
});
