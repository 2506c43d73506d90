import type { LoaderFunctionArgs } from '@remix-run/node';
import { respondWithPlanCsv } from '~/application/result/plan-csv.server';
import { loadApplication } from '~/dashboard/load-application.server';
import { tabPath } from '~/dashboard/rules/tabs';
import { findBindingPlan } from './records.server';

export { action } from '~/request/get-only';

export async function loader({
  request: httpRequest,
  context,
  params,
}: LoaderFunctionArgs): Promise<Response> {
  const loadedApplication = await loadApplication({ request: httpRequest, context }, params.id, 'overview');
  const { request, application, header } = loadedApplication;
  const plan = findBindingPlan(loadedApplication);
  if (plan === null) return request.redirect(tabPath(header.id, 'overview'));
  return respondWithPlanCsv(request, application, plan);
}
