import { isDeepStrictEqual } from 'node:util';
import type { PortalRequest } from '~/request/portal-request';
import { type FinancingTerms, type SeenBefore, seenTerms } from './rules/terms';

const MOST_APPLICATIONS = 10;

/**
 * Keeps indicative terms in the session once the page has shown them. The lending API forgets them when the terms
 * become binding.
 * @returns the indicative terms that the user saw before
 */
export function rememberTerms(
  { session, today }: Pick<PortalRequest, 'session' | 'today'>,
  application: string,
  terms: FinancingTerms,
): SeenBefore | null {
  const known = session.data.seenTerms?.find((entry) => entry.application === application) ?? null;
  const now = seenTerms(terms);
  const isIndicative = !terms.offer.rateIsFinal && !terms.offer.feeIsFinal;
  if (isIndicative && !(known && isDeepStrictEqual(known.terms, now))) {
    const entry = { application, at: today(), terms: now };
    session.changeOnceShown((present) => {
      const others = (present.seenTerms ?? []).filter((other) => other.application !== application);
      return { ...present, seenTerms: [...others, entry].slice(-MOST_APPLICATIONS) };
    }, 'any page');
  }
  return known && { at: known.at, terms: known.terms };
}
