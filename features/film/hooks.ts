import { setTimeout as after } from 'node:timers/promises';
import { AfterStep, Before, BeforeStep, Status, setDefinitionFunctionWrapper } from '@cucumber/cucumber';
import { PlaywrightBrowser } from '../support/playwright-browser';
import type { PortalWorld } from '../support/world';
import { FILM_SETTINGS, type MissedStep, saveMissedSteps, saveScreenshot } from './screenshots';

const folder = process.env[FILM_SETTINGS.folder] ?? '';
const locale = process.env[FILM_SETTINGS.locale] ?? '';

/** Limits the wait for pages that never finish loading. */
const MAX_WAIT_MS = 1_500;

let step = -1;
/** Expected texts may differ in the film's language. */
let isFailureAllowed = false;
const failedSteps: MissedStep[] = [];

Before<PortalWorld>(function () {
  if (locale !== '') this.visitor.locale = locale;
});

BeforeStep<PortalWorld>(({ pickleStep }) => {
  step += 1;
  isFailureAllowed = locale !== '' && pickleStep.type === 'Outcome';
});

AfterStep<PortalWorld>(async function ({ result }) {
  isFailureAllowed = false;
  if (result.status === Status.FAILED) recordMissedStep(result.message ?? '');
  if (!this.openPage || !(this.testBrowser instanceof PlaywrightBrowser)) return;
  await Promise.race([this.waitForNavigation().catch(() => {}), after(MAX_WAIT_MS)]);
  const picture = await this.testBrowser.openPage?.screenshot().catch(() => null);
  if (picture) saveScreenshot(folder, step, picture);
});

setDefinitionFunctionWrapper((run: (this: PortalWorld, ...args: unknown[]) => unknown) => {
  return async function (this: PortalWorld, ...args: unknown[]): Promise<unknown> {
    try {
      return await run.apply(this, args);
    } catch (error) {
      if (!isFailureAllowed) throw error;
      recordMissedStep(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  };
});

function recordMissedStep(message: string): void {
  failedSteps.push({ step, reason: message.split('\n')[0] ?? '' });
  saveMissedSteps(folder, failedSteps);
}
