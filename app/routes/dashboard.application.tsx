import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { resultOf } from '~/application/offer';
import { companyFacts } from '~/dashboard/company-facts';
import { pageTitle } from '~/i18n/page-title';
import { Split, Stack } from '~/ui/layout';
import { ApplicationPage } from './dashboard/application-page';
import { CompanyCard } from './dashboard/company-card';
import { OfferCard } from './dashboard/offer-card';
import { openApplication } from './dashboard/open-application.server';
import { RequestCard } from './dashboard/request-card';
import { StandingCard } from './dashboard/standing-card';

export const handle = { i18n: ['dashboard', 'enums'] };

/** `/dashboard/applications/:id`: where an application stands and what it is about. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { visit, application, head } = await openApplication(request, params.id, 'overview');
  const result = resultOf(application, visit.config.showIndicativeOffer);
  return data(
    {
      title: visit.t('dashboard')('overview.pageTitle', { number: head.number }),
      application: head,
      offer: result.kind === 'offer' ? result.offer : null,
      company: companyFacts(application, visit.config.hiddenItems),
    },
    { headers: visit.headers() },
  );
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => pageTitle(page?.title, matches);

export default function ApplicationOverview() {
  const { application, offer, company } = useLoaderData<typeof loader>();
  return (
    <ApplicationPage application={application}>
      <Split aside={<RequestCard application={application} />}>
        <Stack>
          <StandingCard status={application.status} />
          {offer && <OfferCard offer={offer} currency={application.currency} />}
          <CompanyCard facts={company} />
        </Stack>
      </Split>
    </ApplicationPage>
  );
}
