import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { resultPath } from '~/application/journey/rules/journey';
import { formatDate } from '~/domain/dates';
import { page } from '~/page/page';
import { newApplicationPath } from '~/request/guards.server';
import { rememberSeenTerms } from '~/request/new-application.server';
import { OfferPage } from './offer-page';
import { ReceivedPage } from './received-page';
import { RejectionPage } from './rejection-page';
import { openResult } from './result.server';
import { applicationResultOf, createFinancingTerms, isIndicative, toSeenTerms } from './rules/offer';

export const handle = { i18n: ['application', 'enums', 'plan', 'rejection', 'terms'] };

export async function loader(args: LoaderFunctionArgs) {
  const { request, application, loanType } = await openResult(args);
  const ownPath = resultPath(request.config);
  if (request.facts.url.pathname !== ownPath) throw request.redirect(ownPath);
  const { kind } = applicationResultOf(application, request.config.showIndicativeOffer);
  const terms = kind === 'offer' ? createFinancingTerms(application, true) : null;
  if (terms !== null)
    rememberSeenTerms(request, application.applicationId, toSeenTerms(terms), isIndicative(terms.offer));
  return page(request, {
    title:
      kind === 'rejection'
        ? request.t('rejection')('pageTitle')
        : request.t('application')(`${kind}.pageTitle`),
    kind,
    terms,
    application,
    loanType,
    language: request.facts.language,
    websiteUrl: request.config.websiteUrl,
    newApplication: newApplicationPath(request.config),
    printDate: formatDate(request.serverTime().toISOString(), request.facts.language),
  });
}

export default function ApplicationResult() {
  const { kind, terms, application, loanType, language, websiteUrl, newApplication, printDate } =
    useLoaderData<typeof loader>();
  switch (kind) {
    case 'rejection':
      return <RejectionPage {...{ application, loanType, language, websiteUrl, newApplication }} />;
    case 'received':
      return <ReceivedPage {...{ application, loanType, language }} />;
    case 'offer':
      return terms && <OfferPage {...{ application, loanType, language, printDate, terms }} />;
  }
}
