import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

async function openPurposeStep() {
  const visitor = await visit('empty');
  visitor.world.rows.ownForms.insert({ id: 'application', document: JSON.parse(JSON.stringify(FLEET_FORM)) });
  const first = await visitor.open('/');
  return (allBanksLoanPurpose: string) =>
    visitor.submit(first.path, { ...first.form().fields, allBanksLoanPurpose });
}

describe('DYN-09: question for the loan purpose without scripts', () => {
  it('redirects to the next step if the chosen purpose has no further question in this step', async () => {
    const choose = await openPurposeStep();
    const next = await choose('machines & plant');
    expect([next.path, next.words('h1')]).toEqual(['/application/new/machine', 'Machine']);
    expect(next.words('main nav, main ol')).toContain('8 Offer');
  });

  it("shows the further questions of the chosen purpose under that purpose's title", async () => {
    const choose = await openPurposeStep();
    const responseToSamePurpose = await choose('fleet.vehicles');
    expect([responseToSamePurpose.path, responseToSamePurpose.words('h1')]).toEqual([
      '/application/new/vehicle',
      'Vehicle',
    ]);
    expect(responseToSamePurpose.words('main form')).toContain('Kind of vehicle');
    expect(responseToSamePurpose.words('main form')).not.toContain('error');
  });
});
