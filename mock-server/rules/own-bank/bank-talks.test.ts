import { DEPLOYMENTS, type Deployment } from 'fixtures/deployments';
import { describe, expect, it } from 'vitest';
import { deploymentFrom } from './bank';
import type { BankDocument } from './bank-document';

const { demo } = DEPLOYMENTS;

/** A partner without talks, elsewhere. */
const lean = { ...DEPLOYMENTS.lean, timeZone: 'Europe/Vienna' };

const MIRIAM = { name: 'Miriam Oltmanns' };
const ASKED = { appointments: true };
const REFUSED = { appointments: false };

function talks(document: Partial<BankDocument>, base: Deployment) {
  const { publicFeatures } = deploymentFrom({ name: 'Nordheide Bank', ...document }, base);
  return publicFeatures.find(({ name }) => name === 'appointments');
}

describe('D-47 talks with a bank of one’s own', () => {
  it.each<[document: Partial<BankDocument>, base: Deployment, advisor: string | null, zone: string]>([
    [{}, demo, 'Merle Jansen', 'Europe/Berlin'],
    [{ features: ASKED }, demo, 'Merle Jansen', 'Europe/Berlin'],
    [{ advisor: MIRIAM }, demo, 'Miriam Oltmanns', 'Europe/Berlin'],
    [{ advisor: null }, demo, null, 'Europe/Berlin'],
    [{ time_zone: 'Europe/Lisbon' }, demo, 'Merle Jansen', 'Europe/Lisbon'],
    [{ time_zone: 'Europe/Lisbon', advisor: MIRIAM }, demo, 'Miriam Oltmanns', 'Europe/Lisbon'],
    [{ time_zone: 'Europe/Lisbon', features: ASKED }, demo, 'Merle Jansen', 'Europe/Lisbon'],
    [{ features: ASKED }, lean, 'Merle Jansen', 'Europe/Vienna'],
    [{ features: ASKED, advisor: null }, lean, null, 'Europe/Vienna'],
    [{ advisor: MIRIAM }, lean, 'Miriam Oltmanns', 'Europe/Vienna'],
    [{ time_zone: 'Europe/Lisbon', features: ASKED }, lean, 'Merle Jansen', 'Europe/Lisbon'],
  ])('%j: at $1.id', (document, base, advisor, time_zone) => {
    const { is_active, value } = talks(document, base) ?? {};
    expect(is_active).toBe(true);
    expect(value).toMatchObject({
      advisor: advisor === null ? null : { name: advisor },
      time_zone,
      start_time: '09:00',
      end_time: '17:00',
    });
  });

  it.each<[document: Partial<BankDocument>]>([
    [{ features: REFUSED }],
    [{ features: REFUSED, advisor: MIRIAM }],
    [{ features: REFUSED, advisor: null }],
    [{ features: REFUSED, time_zone: 'Europe/Lisbon' }],
  ])('are not offered where it refuses them: %j', (document) => {
    const none = { name: 'appointments', is_active: false, value: null };
    expect(talks(document, demo)).toEqual(none);
    expect(talks(document, lean)).toEqual(none);
  });

  it.each<[document: Partial<BankDocument>]>([[{}], [{ advisor: null }], [{ time_zone: 'Europe/Lisbon' }]])(
    'are not offered where the partner has none and nobody asks for them: %j',
    (document) => {
      expect(talks(document, lean)).toBeUndefined();
    },
  );
});
