import { Then, When } from '@cucumber/cucumber';
import { expect } from 'playwright/test';
import type { PortalWorld } from '../support/world';

When<PortalWorld>('I look for {string}', async function (address: string) {
  const page = await this.page();
  this.answer = await page.goto(this.url(address));
  await this.settled();
});

Then<PortalWorld>('the page is not found', async function () {
  expect(this.answer?.status()).toBe(404);
  await expect((await this.page()).getByRole('main')).toContainText('404');
});
