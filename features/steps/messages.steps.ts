import { Then } from '@cucumber/cucumber';
import { expectMessage, expectNotification, listMessageTexts, type Message } from '../screens/messages';
import { allowAnySpaces } from '../screens/texts';
import { expectAnnouncement } from '../support/announcements';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

Then<PortalWorld>('I see the message that {news}', async function (news: Message) {
  await expectMessage(await this.page(), news);
});

Then<PortalWorld>('a toast says that {news}', async function (news: Message) {
  const page = await this.page();
  await expectNotification(page, await listMessageTexts(page, news));
});

Then<PortalWorld>('a toast shows {string}', async function (words: string) {
  await expectNotification(await this.page(), allowAnySpaces(words));
});

Then<PortalWorld>('the page shows the text {string}', async function (words: string) {
  await expect((await this.page()).getByRole('main').getByText(allowAnySpaces(words)).first()).toBeVisible();
});

Then<PortalWorld>('{string} is said once', async function (words: string) {
  const main = (await this.page()).getByRole('main');
  await expect(main.getByText(allowAnySpaces(words)).first()).toBeVisible();
  const mainText = ((await main.textContent()) ?? '').replaceAll('\u00a0', ' ');
  expect(mainText.split(words)).toHaveLength(2);
});

Then<PortalWorld>('a screen reader announces {string}', async function (words: string) {
  // Without JavaScript there are no announcements.
  if (!this.visitor.hasJavaScript) {
    await expect((await this.page()).locator('body')).toContainText(words);
    return;
  }
  await expectAnnouncement(this, words);
});

Then<PortalWorld>('the form says nothing else to a screen reader', async function () {
  const announcements = (await this.page()).locator(
    'main [role=status], main [role=alert], [data-live] > [role]',
  );
  await expect
    .poll(async () => (await announcements.allTextContents()).filter(Boolean))
    .toHaveLength(this.visitor.hasJavaScript ? 1 : 0);
});
