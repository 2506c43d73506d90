import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import { describe, expect, it } from 'vitest';
import { portal } from '~/testing/portal';

const visit = portal();

/** Somebody without scripts at the question for the purpose. */
async function asked() {
  const visitor = await visit('empty');
  visitor.world.rows.ownForms.insert({ id: 'application', document: JSON.parse(JSON.stringify(FLEET_FORM)) });
  const first = await visitor.open('/');
  return (allBanksLoanPurpose: string) =>
    visitor.submit(first.path, { ...first.form().fields, allBanksLoanPurpose });
}

describe('DYN-09 the question for the purpose, without scripts', () => {
  it('leads on where the chosen purpose asks nothing else there', async () => {
    const choose = await asked();
    const next = await choose('machines & plant');
    expect([next.path, next.words('h1')]).toEqual(['/application/new/machine', 'Machine']);
    expect(next.words('main nav, main ol')).toContain('8 Offer');
  });

  it('asks what else the chosen purpose asks there, under its own title', async () => {
    const choose = await asked();
    const same = await choose('fleet.vehicles');
    expect([same.path, same.words('h1')]).toEqual(['/application/new/vehicle', 'Vehicle']);
    expect(same.words('main form')).toContain('Kind of vehicle');
    expect(same.words('main form')).not.toContain('error');
  });
});
