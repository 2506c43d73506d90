import { readFileSync } from 'node:fs';
import { Then, When } from '@cucumber/cucumber';
import { sendAndFollow, sendForm } from '../support/http-shortcuts';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

Then<PortalWorld>('the page is not found', async function () {
  expect(this.response?.status()).toBe(404);
  await expect((await this.page()).getByRole('main')).toContainText('404');
});

When<PortalWorld>('I send a form to {string}', async function (address: string) {
  await this.open('/login');
  this.testBrowser.ignoreConsoleErrors(/405/);
  this.formResponses.push(await sendForm(this, address, {}));
});

Then<PortalWorld>('words tell that it is not taken there', function () {
  expect(this.formResponse).toMatchObject({ status: 405, html: '405 Method Not Allowed' });
});

Then<PortalWorld>('an error page tells that it is not taken there', function () {
  expect(this.formResponse).toMatchObject({ status: 405, html: expect.stringMatching(/<h1[^>]*>[^<]*\S/) });
});

const textAt = (world: PortalWorld, path: string) => sendAndFollow(world, new URL(world.url(path)));

Then<PortalWorld>(
  '{string} lists the packages of the product with their licences',
  async function (path: string) {
    const { headers, body } = await textAt(this, path);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const name of Object.keys(dependencies)) expect(body).toContain(`\n${name} `);
  },
);

Then<PortalWorld>(
  '{string} attributes the calendar of public holidays to its authors',
  async function (path: string) {
    const { body } = await textAt(this, path);
    expect(body).toContain('https://creativecommons.org/licenses/by-sa/3.0/');
    expect(body).toContain('https://de.wikipedia.org/wiki/Feiertage_in_Deutschland');
  },
);
