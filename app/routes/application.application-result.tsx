import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { type Application, applications, readApplication } from '~/api/applications.server';
import { type ApiError, hasCode } from '~/api/result';
import { dynamicPath } from '~/application/dynamic/journey';
import { stagePath } from '~/application/journey';
import { resultOf } from '~/application/offer';
import { formatDate } from '~/domain/dates';
import { pageTitle } from '~/i18n/page-title';
import { newApplicationPath } from '~/session/guards.server';
import { loginPath } from '~/session/login-path';
import { problemPage } from '~/session/problem.server';
import { openVisit, type Visit } from '~/session/visit.server';
import { forgetDraft } from './application/draft.server';
import { OfferPage } from './application/offer-page';
import { ReceivedPage } from './application/received-page';
import { RejectionPage } from './application/rejection-page';

export const handle = { i18n: ['application', 'enums'] };

/**
 * What became of the application that was just sent (CLA-14). Without one there is nothing to show: the wizard starts anew
 * (CLA-01). Read afresh each time, so that reloading shows the present state.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openResult(request);
  const { user, resultApplicationId } = visit.session;
  if (!user || !resultApplicationId) throw await nothingToShow(visit);
  const answer = await applications.get(visit.api, resultApplicationId);
  const application = answer.ok ? answer.data : asCreated(visit, answer.error);
  const result = resultOf(application, visit.config.showIndicativeOffer);
  return data(
    {
      title: visit.t('application')(`${result.kind}.pageTitle`),
      result,
      application,
      language: visit.language,
      websiteUrl: visit.config.websiteUrl,
      printedOn: formatDate(new Date().toISOString()),
    },
    { headers: visit.headers() },
  );
}

/** The result is a page of either form, each at its own address. */
async function openResult(request: Request): Promise<Visit> {
  const visit = await openVisit(request);
  if (!visit.config.usersMayApply) throw visit.redirect('/login');
  const own = visit.config.dynamicForm ? dynamicPath('application-result') : stagePath('application-result');
  if (visit.url.pathname !== own) throw visit.redirect(own);
  return visit;
}

/** Without an application the classic wizard starts anew (CLA-01), a configured form shows its first step (DYN-04). */
async function nothingToShow(visit: Visit): Promise<Response> {
  if (visit.config.dynamicForm) return visit.redirect(newApplicationPath(visit.config));
  await forgetDraft({ visit });
  return visit.redirect(visit.session.user ? '/dashboard/applications' : loginPath(visit.here));
}

/**
 * What the creation itself answered, where reading needs a confirmed e-mail first (D-05): the result is no secret to who sent it.
 * @throws the error page for any other failure
 */
function asCreated(visit: Visit, error: ApiError): Application {
  const { user, resultApplication } = visit.session;
  const own = resultApplication?.userId === user?.id && hasCode(error, 'err_email_not_confirmed');
  const kept = own ? readApplication(resultApplication?.application) : null;
  if (kept === null) throw problemPage(visit, error);
  return kept;
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => pageTitle(page?.title, matches);

export default function ApplicationResult() {
  const { result, application, language, websiteUrl, printedOn } = useLoaderData<typeof loader>();
  switch (result.kind) {
    case 'rejection':
      return <RejectionPage {...{ application, language, websiteUrl }} />;
    case 'received':
      return <ReceivedPage {...{ application, language }} />;
    case 'offer':
      return <OfferPage {...{ application, language, printedOn }} offer={result.offer} />;
  }
}
