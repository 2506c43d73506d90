import { Then } from '@cucumber/cucumber';
import { expect } from '../support/visitor/expect';
import type { PortalWorld } from '../support/world';

Then<PortalWorld>('it prints on {int} pages, without anything to press', async function (pages: number) {
  const page = await this.browserPage();
  await this.browsers.alter(() => page.emulateMedia({ media: 'print' }));
  await expect(page.locator(':is(button, input, nav, main a):visible')).toHaveCount(0);
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(pages);
});
