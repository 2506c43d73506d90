import { openPage } from '~/application/journey/journey.server';
import { answerStep, stepPage } from '~/application/journey/step.server';
import { page } from '~/page/page';
import type { RequestArgs } from '~/request/open-request.server';
import { openClassic } from './classic-source.server';
import type { FormStep } from './rules/steps';

export async function loadClassicStep(args: RequestArgs, step: FormStep) {
  const journey = await openPage(args, openClassic, step);
  return page(journey.request, { ...stepPage(journey, step), config: journey.config });
}

export const answerClassicStep = (args: RequestArgs, step: FormStep) => answerStep(args, openClassic, step);
