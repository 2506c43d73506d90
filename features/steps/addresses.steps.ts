import { Then, When } from '@cucumber/cucumber';
import { sendForm } from '../support/http-shortcuts';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

Then<PortalWorld>('the page is not found', async function () {
  expect(this.answer?.status()).toBe(404);
  await expect((await this.page()).getByRole('main')).toContainText('404');
});

When<PortalWorld>('I send a form to {string}', async function (address: string) {
  await this.open('/login');
  this.testBrowser.ignoreConsoleErrors(/405/);
  this.formAnswers.push(await sendForm(this, address, {}));
});

Then<PortalWorld>('words tell that it is not taken there', function () {
  expect(this.formAnswer).toMatchObject({ status: 405, html: '405 Method Not Allowed' });
});
