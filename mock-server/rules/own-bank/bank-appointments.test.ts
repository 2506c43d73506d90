import { DEPLOYMENTS, type Deployment } from 'fixtures/deployments';
import { describe, expect, it } from 'vitest';
import { createDeploymentFromBank } from './bank';
import type { BankDocument } from './bank-document';

const { demo } = DEPLOYMENTS;

const lean = { ...DEPLOYMENTS.lean, timeZone: 'Europe/Vienna' };

const BASE_DEPLOYMENTS = { demo, lean };

const MIRIAM = { name: 'Miriam Oltmanns' };
const ASKED = { appointments: true };
const REFUSED = { appointments: false };

function appointments(document: Partial<BankDocument>, base: Deployment) {
  const { publicFeatures } = createDeploymentFromBank({ name: 'Nordheide Bank', ...document }, base);
  return publicFeatures.find(({ name }) => name === 'appointments');
}

describe('SIM-15 D-47 appointments with a custom bank', () => {
  it.each<
    [
      base: keyof typeof BASE_DEPLOYMENTS,
      document: Partial<BankDocument>,
      advisor: string | null,
      zone: string,
    ]
  >([
    ['demo', {}, 'Merle Jansen', 'Europe/Berlin'],
    ['demo', { features: ASKED }, 'Merle Jansen', 'Europe/Berlin'],
    ['demo', { advisor: MIRIAM }, 'Miriam Oltmanns', 'Europe/Berlin'],
    ['demo', { advisor: null }, null, 'Europe/Berlin'],
    ['demo', { time_zone: 'Europe/Lisbon' }, 'Merle Jansen', 'Europe/Lisbon'],
    ['demo', { time_zone: 'Europe/Lisbon', advisor: MIRIAM }, 'Miriam Oltmanns', 'Europe/Lisbon'],
    ['demo', { time_zone: 'Europe/Lisbon', features: ASKED }, 'Merle Jansen', 'Europe/Lisbon'],
    ['lean', { features: ASKED }, 'Merle Jansen', 'Europe/Vienna'],
    ['lean', { features: ASKED, advisor: null }, null, 'Europe/Vienna'],
    ['lean', { advisor: MIRIAM }, 'Miriam Oltmanns', 'Europe/Vienna'],
    ['lean', { time_zone: 'Europe/Lisbon', features: ASKED }, 'Merle Jansen', 'Europe/Lisbon'],
  ])(
    'appointments of the partner %s with the settings %j have the advisor %s and the time zone %s',
    (base, document, advisor, time_zone) => {
      const { is_active, value } = appointments(document, BASE_DEPLOYMENTS[base]) ?? {};
      expect(is_active).toBe(true);
      expect(value).toMatchObject({
        advisor: advisor === null ? null : { name: advisor },
        time_zone,
        start_time: '09:00',
        end_time: '17:00',
      });
    },
  );

  it.each<[document: Partial<BankDocument>]>([
    [{ features: REFUSED }],
    [{ features: REFUSED, advisor: MIRIAM }],
    [{ features: REFUSED, advisor: null }],
    [{ features: REFUSED, time_zone: 'Europe/Lisbon' }],
  ])('appointments are not offered if the bank disables them: %j', (document) => {
    const none = { name: 'appointments', is_active: false, value: null };
    expect(appointments(document, demo)).toEqual(none);
    expect(appointments(document, lean)).toEqual(none);
  });

  it.each<[document: Partial<BankDocument>]>([[{}], [{ advisor: null }], [{ time_zone: 'Europe/Lisbon' }]])(
    'appointments are not offered if neither the partner nor the bank configures them: %j',
    (document) => {
      expect(appointments(document, lean)).toBeUndefined();
    },
  );
});
