import { Given, Then, When } from '@cucumber/cucumber';
import type { CardName } from '../screens/texts';
import { expect } from '../support/visitor/expect';
import type { PortalWorld } from '../support/world';

/** Configured fields of a practice that is taken over, by what they ask for. */
const FIELDS: Record<string, string> = {
  'share of private patients': 'private_patient_share',
  'purchase price': 'purchase_price',
};

Given<PortalWorld>('the application answers that nothing may be changed', async function () {
  await (await this.backend()).control.disturb('the application', {
    kind: 'other answer',
    members: { '/allowed_updates': [] },
  });
});

When<PortalWorld>('I write {string} as the {}', async function (text: string, what: string) {
  const control = (await this.page()).locator(`main input[type=text][name="${FIELDS[what]}"]`);
  await (await this.hands()).write(control, text);
});

When<PortalWorld>(
  'meanwhile somebody else changes the share of private patients to {string}',
  async function (value: string) {
    const backend = await this.backend();
    const [own] = await backend.applicationsOf(this.customer);
    await backend.change(this.customer, `/user/applications/${own?.applicationId}/custom_field_list`, {
      custom_fields: [{ field_id: FIELDS['share of private patients'], field_value: value }],
    });
  },
);

Then<PortalWorld>(
  'the lending system was told that the {} is {string}',
  async function (what: string, value: string) {
    const requests = await (await this.backend()).control.requests();
    const told = requests.filter(({ path }) => path.endsWith('/custom_field_list'));
    expect(told.map(({ body }) => body)).toEqual([
      { custom_fields: [{ field_id: FIELDS[what], field_value: value }] },
    ]);
  },
);

Then<PortalWorld>('the {} is marked as wrong', async function (what: string) {
  const control = (await this.page()).locator(`main [name="${FIELDS[what]}"]`).first();
  await expect(control).toHaveAttribute('aria-invalid', 'true');
});

Then<PortalWorld>('there is no card about {card}', async function (subject: CardName) {
  await (await this.overview()).expectShown();
  await expect(await (await this.overview()).card(subject)).toHaveCount(0);
});

When<PortalWorld>('the form of the card is open', async function () {
  await expect((await this.page()).locator('main form#edit-custom')).toBeVisible();
});
