import { After, AfterAll, AfterStep, Before, BeforeStep, Status } from '@cucumber/cucumber';
import { closeBrowser } from './browser';
import { handOnPrivate, notePrivate } from './private-values';
import type { PortalWorld } from './world';

Before<PortalWorld>({ tags: '@no-js' }, function () {
  this.visit.javaScript = false;
});

Before<PortalWorld>({ tags: '@phone' }, function () {
  this.visit.device = 'phone';
});

Before<PortalWorld>({ tags: '@keyboard' }, function () {
  this.keyboardOnly = true;
});

BeforeStep<PortalWorld>(async function ({ pickleStep }) {
  await this.recorder.before(this, pickleStep.type);
});

AfterStep<PortalWorld>(async function () {
  await this.recorder.after(this);
});

After<PortalWorld>(async function ({ pickle, result }) {
  const page = this.browsers.openPage;
  const passed = result?.status === Status.PASSED && this.browsers.noise.length === 0;
  if (page && !passed) {
    this.log(`at ${page.url()}`);
    this.attach(await page.screenshot({ fullPage: true }), 'image/png');
  }
  for (const value of Object.values(this.customer)) notePrivate(value);
  await this.leave(passed);
  this.recorder.keep(pickle, passed);
  if (this.browsers.noise.length > 0)
    throw new Error(`The page complained:\n${this.browsers.noise.join('\n')}`);
});

AfterAll(closeBrowser);
AfterAll(handOnPrivate);
