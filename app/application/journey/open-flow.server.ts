import { openClassicFlow } from '~/application/classic/classic-flow.server';
import { openDynamicFlow } from '~/application/configured/dynamic-flow.server';
import type { RequestArgs } from '~/request/visit.server';
import { openVisit } from '~/request/visit.server';
import type { Flow, SharedPage } from './flow.server';

/**
 * Opens a page between the answers and the result, for the form the deployment has.
 * @throws redirect where the guards lead elsewhere (SHELL-05, SHELL-06, CLA-01, CLA-12, DYN-03, DYN-04)
 */
export async function openFlow(args: RequestArgs, page: SharedPage): Promise<Flow> {
  const visit = await openVisit(args);
  return visit.config.dynamicForm ? openDynamicFlow(args, page) : openClassicFlow(args, page);
}
