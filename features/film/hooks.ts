import { setTimeout as after } from 'node:timers/promises';
import { AfterStep, Before, BeforeStep, Status, setDefinitionFunctionWrapper } from '@cucumber/cucumber';
import { Browsers } from '../support/playwright-browser';
import type { PortalWorld } from '../support/world';
import { FILM, keepMissed, keepPicture, type Missed } from './screenshots';

const folder = process.env[FILM.folder] ?? '';
const locale = process.env[FILM.locale] ?? '';

/** The scenario may be about a page that never finishes loading. */
const LONGEST_WAIT = 1_500;

let step = -1;
/** An expected text may differ in the film's language, so a failed expectation does not end the film. */
let mayMiss = false;
const missed: Missed[] = [];

Before<PortalWorld>(function () {
  if (locale !== '') this.visit.locale = locale;
});

BeforeStep<PortalWorld>(({ pickleStep }) => {
  step += 1;
  mayMiss = locale !== '' && pickleStep.type === 'Outcome';
});

AfterStep<PortalWorld>(async function ({ result }) {
  mayMiss = false;
  if (result.status === Status.FAILED) note(result.message ?? '');
  if (!this.openPage || !(this.visitor instanceof Browsers)) return;
  await Promise.race([this.arrived().catch(() => {}), after(LONGEST_WAIT)]);
  const picture = await this.visitor.openPage?.screenshot().catch(() => null);
  if (picture) keepPicture(folder, step, picture);
});

setDefinitionFunctionWrapper((run: (this: PortalWorld, ...args: unknown[]) => unknown) => {
  return async function (this: PortalWorld, ...args: unknown[]): Promise<unknown> {
    try {
      return await run.apply(this, args);
    } catch (error) {
      if (!mayMiss) throw error;
      note(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  };
});

function note(message: string): void {
  missed.push({ step, reason: message.split('\n')[0] ?? '' });
  keepMissed(folder, missed);
}
