import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formatDate } from '~/domain/dates';
import { page } from '~/page/page';
import { newApplicationPath } from '~/request/guards.server';
import { OfferPage } from './offer-page';
import { ReceivedPage } from './received-page';
import { RejectionPage } from './rejection-page';
import { openResult } from './result.server';
import { resultPath } from './result-path';
import { resultOf } from './rules/offer';

export const handle = { i18n: ['application', 'enums', 'plan'] };

/** CLA-14, DYN-03 */
export async function loader(args: LoaderFunctionArgs) {
  const { visit, application, loanType } = await openResult(args);
  const own = resultPath(visit.config);
  if (visit.facts.url.pathname !== own) throw visit.redirect(own);
  const result = resultOf(application, visit.config.showIndicativeOffer);
  return page(visit, {
    title: visit.t('application')(`${result.kind}.pageTitle`),
    result,
    application,
    loanType,
    language: visit.facts.language,
    websiteUrl: visit.config.websiteUrl,
    newApplication: newApplicationPath(visit.config),
    printedOn: formatDate(visit.today(), visit.facts.language),
  });
}

export default function ApplicationResult() {
  const { result, application, loanType, language, websiteUrl, newApplication, printedOn } =
    useLoaderData<typeof loader>();
  switch (result.kind) {
    case 'rejection':
      return <RejectionPage {...{ application, loanType, language, websiteUrl, newApplication }} />;
    case 'received':
      return <ReceivedPage {...{ application, loanType, language }} />;
    case 'offer':
      return <OfferPage {...{ application, loanType, language, printedOn }} offer={result.offer} />;
  }
}
