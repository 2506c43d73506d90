import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { applications } from '~/api/applications.server';
import { resultView } from '~/application/offer';
import { formatDate } from '~/domain/dates';
import { pageTitle } from '~/i18n/page-title';
import { requireClassicWizard } from '~/session/guards.server';
import { problemPage } from '~/session/problem.server';
import { loginPath } from '~/session/visit.server';
import { OfferPage } from './application/offer-page';
import { ReceivedPage } from './application/received-page';
import { RejectionPage } from './application/rejection-page';
import { forgetDraft } from './application/wizard.server';

export const handle = { i18n: ['application', 'enums'] };

/**
 * What became of the application that was just sent (CLA-14). Without one there is nothing to show: the wizard starts anew
 * (CLA-01). Read afresh each time, so that reloading shows the present state.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireClassicWizard(request);
  const { user, resultApplicationId } = visit.session;
  if (!user || !resultApplicationId) {
    await forgetDraft(visit);
    throw visit.redirect(user ? '/dashboard/applications' : loginPath(visit.here));
  }
  const answer = await applications.get(visit.api, resultApplicationId);
  if (!answer.ok) throw problemPage(visit, answer.error);
  const view = resultView(answer.data, visit.config.showIndicativeOffer);
  return data(
    {
      title: visit.t('application')(`${view}.pageTitle`),
      view,
      application: answer.data,
      language: visit.language,
      websiteUrl: visit.config.websiteUrl,
      printedOn: formatDate(new Date().toISOString()),
    },
    { headers: visit.headers() },
  );
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => pageTitle(page?.title, matches);

export default function ApplicationResult() {
  const { view, application, language, websiteUrl, printedOn } = useLoaderData<typeof loader>();
  if (view === 'rejection') return <RejectionPage {...{ application, language, websiteUrl }} />;
  if (view === 'received' || application.pricing === null) {
    return <ReceivedPage {...{ application, language }} />;
  }
  return <OfferPage {...{ application, language, printedOn }} pricing={application.pricing} />;
}
