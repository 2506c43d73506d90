import type { LoaderFunctionArgs } from '@remix-run/node';
import { respondWithPlanCsv } from './plan-csv.server';
import { openResult } from './result.server';
import { applicationResultOf, createRepaymentPlan } from './rules/offer';

export { action } from '~/request/get-only';

export async function loader(args: LoaderFunctionArgs) {
  const { request, application } = await openResult(args);
  const hasOffer = applicationResultOf(application, request.config.showIndicativeOffer).kind === 'offer';
  const plan = hasOffer ? createRepaymentPlan(application) : null;
  if (plan === null) throw new Response(null, { status: 404 });
  return respondWithPlanCsv(request, application, plan);
}
