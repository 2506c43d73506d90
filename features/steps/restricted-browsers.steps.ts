import { Given, When } from '@cucumber/cucumber';
import type { PortalWorld } from '../support/world';

Given<PortalWorld>('my browser blocks the storage of websites', async function () {
  await this.playwrightBrowser.addInitScript((page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          configurable: true,
          get: () => {
            throw new DOMException('The request was denied.', 'SecurityError');
          },
        });
      }
    }),
  );
});

When<PortalWorld>(
  'I open {string} in a browser without newer features of JavaScript',
  async function (path: string) {
    await this.playwrightBrowser.addInitScript((page) =>
      page.addInitScript(() => {
        Reflect.deleteProperty(Object, 'hasOwn');
        Reflect.deleteProperty(Array.prototype, 'at');
        Reflect.deleteProperty(Array.prototype, 'findLastIndex');
      }),
    );
    const page = await this.browserPage();
    await page.goto(this.url(path));
  },
);
