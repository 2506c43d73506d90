import { redirectDocument } from '@remix-run/node';
import type { Visit } from '~/request/visit.server';
import { companyChangedPath } from './answers';

/** Leads from details of another company to those of the one chosen by now, which the page, loaded anew, then says (CLA-08). */
export function leadToCompanyNow({ url, headers }: Pick<Visit, 'url' | 'headers'>): Response {
  return redirectDocument(companyChangedPath(url), { status: 303, headers: headers() });
}
