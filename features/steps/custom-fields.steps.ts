import { Then, When } from '@cucumber/cucumber';
import { WIZARD_DETAILS, type WizardDetail } from '../screens/details';
import type { CardName } from '../screens/texts';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

Then<PortalWorld>(
  'the lending system was informed that the {detail} is {string}',
  async function (detail: WizardDetail, value: string) {
    const requests = await (await this.backendAfterNavigation()).control.requests();
    const fieldRequests = requests.filter(({ path }) => path.endsWith('/custom_field_list'));
    expect(fieldRequests.map(({ body }) => body)).toEqual([
      { custom_fields: [{ field_id: WIZARD_DETAILS[detail], field_value: value }] },
    ]);
  },
);

Then<PortalWorld>('there is no card about {card}', async function (subject: CardName) {
  await (await this.overview()).expectShown();
  await expect(await (await this.overview()).card(subject)).toHaveCount(0);
});

When<PortalWorld>('the form of the card is open', async function () {
  await expect((await this.page()).locator('main form#edit-custom')).toBeVisible();
});
