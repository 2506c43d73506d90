import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';
import type { Visitor } from '~/testing/visitor';

const visit = openPortal();

const READ_APPLICATION = { method: 'GET', path: '/user/applications/:id' };
const TABS = ['', '/representatives', '/documents', '/objects'];
const LABELS = [
  'Amount',
  'Interest rate per year',
  'Monthly payment',
  'Term',
  'Arrangement fee',
  'Total amount',
];

const PRICING = {
  offer_representative_monthly_rate_low: 0.0049,
  offer_representative_monthly_rate_high: 0.0062,
  offer_is_range: true,
  offer_rate_low: 0.059,
  offer_rate_high: 0.074,
  monthly_payment: 2_000,
  total_transaction_fee: 1_500,
  is_final_interest_rate: false,
  is_final_transaction_fee: false,
};
const BINDING_PRICING = {
  ...PRICING,
  offer_is_range: false,
  offer_rate_low: 0.0635,
  offer_rate_high: 0.0635,
  is_final_interest_rate: true,
  is_final_transaction_fee: true,
};

const setPricing = async ({ world }: Visitor, pricing: object) =>
  world.planFault({ ...READ_APPLICATION, patch: [{ op: 'replace', path: '/pricing', value: pricing }] });

const pathOf = ({ world }: Visitor) => `/dashboard/applications/${world.application()}`;

async function terms(visitor: Visitor, address: string) {
  const response = await visitor.get(address);
  const list = response.document.querySelector('section[aria-label="Terms"] dl');
  return { response, labels: [...(list?.querySelectorAll('dt') ?? [])].map((label) => label.textContent) };
}

describe('CLA-15: terms of an application', () => {
  it.each(TABS)(
    'The tab with the URL path %j shows the terms with the labels and in the order of the overview',
    async (tab) => {
      const visitor = await visit('object-financing', { as: 'applicant', language: 'en' });
      expect((await terms(visitor, pathOf(visitor) + tab)).labels).toEqual(LABELS);
    },
  );

  it('one figure is marked as indicative if only the other figure is final', async () => {
    const visitor = await visit('object-financing', { as: 'applicant', language: 'en' });
    await setPricing(visitor, { ...PRICING, is_final_transaction_fee: true });
    const { response } = await terms(visitor, pathOf(visitor));
    expect(response.words('section[aria-label="Terms"]')).toContain('Indicative');
    expect(response.words('section[aria-label="Terms"]')).toContain('The fee is final.');
    expect(response.words('section[aria-label="Terms"]')).toContain('one-off, final');
  });

  it('Binding terms are compared with the indicative terms that the user has seen', async () => {
    const visitor = await visit('object-financing', { as: 'applicant', language: 'en' });
    await setPricing(visitor, PRICING);
    expect((await visitor.get(pathOf(visitor))).words()).not.toContain('Your terms are now binding');
    await setPricing(visitor, { ...BINDING_PRICING, monthly_payment: 1_965, total_transaction_fee: 1_500 });
    const words = (await visitor.get(pathOf(visitor))).words('main');
    expect(words).toContain('all in your favour');
    expect(words).toContain('within the range');
    expect(words).toContain('€35 less');
    expect(words).toContain('Arrangement fee before €1,500 €1,500 no change');
  });

  it('The comparison lists worsened terms before improved terms', async () => {
    const visitor = await visit('object-financing', { as: 'applicant', language: 'en' });
    await setPricing(visitor, PRICING);
    await visitor.get(pathOf(visitor));
    await setPricing(visitor, { ...BINDING_PRICING, monthly_payment: 1_965, total_transaction_fee: 1_600 });
    const words = (await visitor.get(pathOf(visitor))).words('main');
    expect(words).toMatch(/less favourable than before/);
    expect(words).not.toContain('in your favour');
    expect(words).toContain('€100 more');
  });

  it('D-265: The comparison is gone once the contract is signed; the terms stay', async () => {
    const visitor = await visit('object-financing', { as: 'applicant', language: 'en' });
    await setPricing(visitor, PRICING);
    await visitor.get(pathOf(visitor));
    const patch = [
      { op: 'replace', path: '/pricing', value: BINDING_PRICING },
      { op: 'replace', path: '/status', value: 'Paid_Out' },
    ];
    await visitor.world.planFault({ ...READ_APPLICATION, patch });
    const words = (await visitor.get(pathOf(visitor))).words('main');
    expect(words).toContain('6.35%');
    expect(words).not.toContain('Your terms are now binding');
  });

  it('A session that never saw indicative terms shows no comparison', async () => {
    const visitor = await visit('object-financing', { as: 'applicant', language: 'en' });
    await setPricing(visitor, BINDING_PRICING);
    const words = (await visitor.get(pathOf(visitor))).words('main');
    expect(words).toContain('Binding');
    expect(words).not.toContain('Your terms are now binding');
  });

  it('The terms are beside the signature button and not in the page head', async () => {
    const visitor = await visit('signing-terms', { as: 'katrin', language: 'en' });
    const { response, labels } = await terms(visitor, `${pathOf(visitor)}/signatures`);
    expect(labels).toEqual([]);
    const form = [...response.document.querySelectorAll('main form')].find((each) =>
      each.querySelector('dl'),
    );
    expect([...(form?.querySelectorAll('dt') ?? [])].map((label) => label.textContent)).toEqual(LABELS);
    expect(form?.querySelector('button[type=submit]')).not.toBeNull();
  });
});
