import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { applications } from '~/api/applications.server';
import type { ApiError } from '~/api/result';
import { hasCode } from '~/api/result';
import { resultOf } from '~/application/offer';
import { companyFacts } from '~/dashboard/company-facts';
import { pageTitle } from '~/i18n/page-title';
import { useFrame } from '~/routes/use-frame';
import { requireUser } from '~/session/guards.server';
import { problemPage } from '~/session/problem.server';
import { Split, Stack } from '~/ui/layout';
import { PageFrame } from '~/ui/page-frame';
import { ApplicationHead, RequestCard } from './dashboard/application-facts';
import { CompanyCard } from './dashboard/company-card';
import { listEntry } from './dashboard/list-entry';
import { UnlessListIsLoading } from './dashboard/list-loading';
import { OfferCard } from './dashboard/offer-card';
import { StandingCard } from './dashboard/standing-card';

export const handle = { i18n: ['dashboard', 'enums'] };

/** `/dashboard/applications/:id`: where an application stands and what it is about. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireUser(request);
  const answer = await applications.get(visit.api, params.id ?? '');
  if (!answer.ok) {
    if (isNotTheirs(answer.error)) throw data(null, { status: 404, headers: visit.headers() });
    throw problemPage(visit, answer.error);
  }
  const application = answer.data;
  const result = resultOf(application, visit.config.showIndicativeOffer);
  const entry = listEntry(application);
  return data(
    {
      title: visit.t('dashboard')('overview.pageTitle', { number: entry.number }),
      application: {
        ...entry,
        months: application.loanDuration,
        inYears: application.display_duration_unit === 'years',
        companyName: application.companyName,
      },
      offer: result.kind === 'offer' ? result.offer : null,
      company: companyFacts(application, visit.config.hiddenItems),
    },
    { headers: visit.headers() },
  );
}

/** Unknown, or somebody else's: both look the same from outside (OVER-12). */
function isNotTheirs(error: ApiError): boolean {
  return ('status' in error && error.status === 404) || hasCode(error, 'err_no_permission');
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => pageTitle(page?.title, matches);

export default function ApplicationOverview() {
  const frame = useFrame();
  const { application, offer, company } = useLoaderData<typeof loader>();
  return (
    <UnlessListIsLoading>
      <PageFrame frame={frame} tone="dashboard" head={<ApplicationHead application={application} />}>
        <Split aside={<RequestCard application={application} />}>
          <Stack>
            <StandingCard status={application.status} />
            {offer && <OfferCard offer={offer} currency={application.currency} />}
            <CompanyCard facts={company} />
          </Stack>
        </Split>
      </PageFrame>
    </UnlessListIsLoading>
  );
}
