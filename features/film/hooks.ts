// Loaded beside the features' own steps when a scenario is filmed: a picture at the end of each step.
import { setTimeout as after } from 'node:timers/promises';
import { AfterStep, Before, BeforeStep, Status, setDefinitionFunctionWrapper } from '@cucumber/cucumber';
import { Browsers } from '../support/browsers';
import type { PortalWorld } from '../support/world';
import { FILM, keepMissed, keepPicture, type Missed } from './shots';

const folder = process.env[FILM.folder] ?? '';
const locale = process.env[FILM.locale] ?? '';

/** A page that is still on its way after that is shown as it is: that may be what the scenario is about. */
const LONGEST_WAIT = 1_500;

let step = -1;
/** What is expected in words of the scenario's language need not stand there in another: the film goes on. */
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
