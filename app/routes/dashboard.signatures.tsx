import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pageTitle } from '~/i18n/page-title';
import { readForm } from '~/session/form-body.server';
import { Card } from '~/ui/card';
import { EmptyState } from '~/ui/empty-state';
import { Split, Stack } from '~/ui/layout';
import { ApplicationPage } from './dashboard/application-page';
import { type AskedSigning, INTENTS, type Intent, refusedFor } from './dashboard/signatures/answer.server';
import { identify, leadsTo } from './dashboard/signatures/identify.server';
import { openSigning, signaturesPath, signedPath } from './dashboard/signatures/open-signing.server';
import { saveTaxNumber } from './dashboard/signatures/save-tax-number.server';
import { sign } from './dashboard/signatures/sign.server';
import { HelpCard, SignerCard } from './dashboard/signatures/signing-aside';
import { signerData, signingData } from './dashboard/signatures/signing-data.server';
import { SigningNotice } from './dashboard/signatures/signing-notice';
import { SigningStepsList } from './dashboard/signatures/signing-steps-list';

export { clientAction } from '~/routes/lost-connection';

export const handle = { i18n: ['dashboard', 'enums', 'signatures'] };

/**
 * `/dashboard/applications/:id/signatures`: what the logged-in person has to do to sign (SIGN-01 to SIGN-09). A provider's page comes
 * back here with `?result=`; how it went is asked of the server, never read from there.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const opened = await openSigning(request, params.id);
  const { visit, asked, head, signer } = opened;
  if (visit.url.searchParams.has('result')) {
    return visit.redirect(asked?.signing.signed ? signedPath(signer) : signaturesPath(signer));
  }
  return data(
    {
      title: visit.t('signatures')('pageTitle', { number: head.number }),
      application: head,
      signer: signerData(opened),
      signing: asked && signingData(opened, asked),
      leadsTo: asked && leadsTo(visit, asked),
    },
    { headers: visit.headers() },
  );
}

const ACTIONS: Record<Intent, (opened: AskedSigning, form: FormData) => Promise<unknown>> = {
  taxNumber: saveTaxNumber,
  identify,
  sign,
};

/** Takes one of the steps; which, says the form's `intent`. */
export async function action({ request, params }: ActionFunctionArgs) {
  const form = await readForm(request);
  const opened = await openSigning(request, params.id);
  const { visit, asked } = opened;
  const intent = INTENTS.find((known) => known === form.get('intent'));
  if (intent === undefined) throw new Response(null, { status: 400 });
  if (asked === null) {
    return refusedFor(opened, intent, form, visit.t('errors')('err_status_unexpected'));
  }
  return ACTIONS[intent](Object.assign(opened, { asked }), form);
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => [
  ...pageTitle(page?.title, matches),
  ...(page?.leadsTo ? [{ httpEquiv: 'refresh', content: `0; url=${page.leadsTo}` }] : []),
];

export default function Signatures() {
  const { application, signer, signing } = useLoaderData<typeof loader>();
  const steps = signing?.steps ?? [];
  const aside = (
    <>
      <SignerCard signer={signer} steps={steps} />
      <HelpCard />
    </>
  );
  return (
    <ApplicationPage application={application}>
      <Split aside={aside}>
        <Stack>
          {signing && (steps.length > 0 || !signing.signed) ? (
            <>
              <SigningNotice signing={signing} status={application.status} />
              <SigningStepsList signing={signing} application={application} />
            </>
          ) : (
            <NothingToSign />
          )}
        </Stack>
      </Split>
    </ApplicationPage>
  );
}

function NothingToSign() {
  const { t } = useTranslation('signatures');
  return (
    <Card>
      <EmptyState icon={PenLine} title={t('nothing.title')}>
        {t('nothing.text')}
      </EmptyState>
    </Card>
  );
}
