import { openRequest, type RequestArgs } from '~/request/open-request.server';
import { openClassicSource } from './classic/classic-source.server';
import { openConfiguredSource } from './configured/configured-source.server';
import { type Journey, openPage, type StepSource } from './journey/journey.server';
import type { CommonPage } from './journey/rules/journey';

export async function openClassicOrConfigured(args: RequestArgs): Promise<StepSource> {
  const { config } = await openRequest(args);
  return config.dynamicForm ? openConfiguredSource(args) : openClassicSource(args);
}

export function openWizardPage(args: RequestArgs, page: CommonPage): Promise<Journey> {
  return openPage(args, openClassicOrConfigured, page);
}
