import type { LoaderFunctionArgs } from '@remix-run/node';
import { planCsv } from './plan-csv.server';
import { openResult } from './result.server';
import { planOf, resultOf } from './rules/offer';

export { action } from '~/request/get-only';

export async function loader(args: LoaderFunctionArgs) {
  const { request, application } = await openResult(args);
  const offered = resultOf(application, request.config.showIndicativeOffer).kind === 'offer';
  const plan = offered ? planOf(application) : null;
  if (plan === null) throw new Response(null, { status: 404 });
  const t = request.t('plan');
  const { shortApplicationId: id, companyName: company, currency } = application;
  const title = t('csvTitle', { company, id, currency });
  const columns = [t('month'), t('payment'), t('interest'), t('principal'), t('remaining')] as const;
  const headers = new Headers();
  headers.set('Content-Type', 'text/csv; charset=utf-8');
  headers.set('Content-Disposition', `attachment; filename="${t('fileName')}-${id.replace(/\W/g, '')}.csv"`);
  headers.set('Cache-Control', 'no-store');
  return new Response(planCsv(plan, { title, columns }, request.facts.language), { headers });
}
