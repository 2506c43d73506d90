import { Then } from '@cucumber/cucumber';
import { NEWS, type News, textOn } from '../screens/texts';
import { expect } from '../support/visitor/expect';
import type { PortalWorld } from '../support/world';

Then<PortalWorld>('I am told that {news}', async function (news: News) {
  const page = await this.page();
  const said = page.getByText(await textOn(page, NEWS[news])).filter({ visible: true });
  await expect(said.first()).toBeVisible();
});
