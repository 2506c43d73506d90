import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ApplicationPage } from '~/dashboard/application-page';
import { type AskedSigning, INTENTS, type Intent, refusedFor } from '~/dashboard/signing/answer.server';
import { identify, leadsTo } from '~/dashboard/signing/identify.server';
import { openSigning, signaturesPath, signedPath } from '~/dashboard/signing/open-signing.server';
import { taskTitle, usePaperOverlay } from '~/dashboard/signing/paper-overlay';
import { paperTask } from '~/dashboard/signing/paper-task.server';
import { saveTaxNumber } from '~/dashboard/signing/save-tax-number.server';
import { sign } from '~/dashboard/signing/sign.server';
import { signPaper } from '~/dashboard/signing/sign-paper.server';
import { HelpCard, SignerCard } from '~/dashboard/signing/signing-aside';
import { signerData, signingData } from '~/dashboard/signing/signing-data.server';
import { SigningNotice } from '~/dashboard/signing/signing-notice';
import { SigningStepsList } from '~/dashboard/signing/signing-steps-list';
import { UnheardAnswer } from '~/dashboard/signing/unheard-answer';
import { uploadPaper } from '~/dashboard/signing/upload-paper.server';
import { readForm } from '~/forms/form-body.server';
import { readUploadForm } from '~/forms/upload-form.server';
import { joinNames } from '~/i18n/join-names';
import { page } from '~/page/page';
import type { RequestArgs } from '~/request/visit.server';
import { EmptyState } from '~/ui/feedback/empty-state';
import { Card } from '~/ui/layout/card';
import { Split, Stack } from '~/ui/layout/layout';

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['dashboard', 'enums', 'signatures'] };

/**
 * `/dashboard/applications/:id/signatures`: what the logged-in person has to do to sign (SIGN-01 to SIGN-09). A provider's page comes
 * back here with `?result=`; how it went is asked of the server, never read from there.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const opened = await openSigning({ request, context }, params.id);
  const { visit, asked, head, signer } = opened;
  const query = visit.url.searchParams;
  if (query.has('result')) {
    return visit.redirect(asked?.signing.signed ? signedPath(signer) : signaturesPath(signer));
  }
  const signing = asked && (await signingData(opened, asked));
  const task = paperTask(visit, signing?.papers ?? []);
  const t = visit.t('signatures');
  return page(visit, {
    title: joinNames(task && taskTitle(t, task), t('pageTitle', { number: head.number })),
    application: head,
    signer: signerData(opened),
    signing,
    task,
    here: signaturesPath(signer),
    leadsTo: asked && leadsTo(visit, asked),
  });
}

const ACTIONS: Record<Intent, (opened: AskedSigning, form: FormData) => Promise<unknown>> = {
  taxNumber: saveTaxNumber,
  identify,
  signPaper,
  sign,
};

/** Takes one of the steps; which, says the form's `intent`. A form with a file is a signed copy. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  if (request.headers.get('Content-Type')?.startsWith('multipart/'))
    return takeCopy({ request, context }, params.id);
  const form = await readForm(request);
  const opened = await openSigning({ request, context }, params.id);
  const { visit, asked } = opened;
  const intent = INTENTS.find((known) => known === form.get('intent'));
  if (intent === undefined) throw new Response(null, { status: 400 });
  if (asked === null) {
    return refusedFor(opened, intent, form, visit.t('errors')('err_status_unexpected'));
  }
  return ACTIONS[intent](Object.assign(opened, { asked }), form);
}

async function takeCopy(args: RequestArgs, id: string | undefined) {
  const form = await readUploadForm(args.request);
  const opened = await openSigning(args, id);
  const { visit, asked } = opened;
  if (asked === null) {
    return refusedFor(opened, 'uploadPaper', form.fields, visit.t('errors')('err_status_unexpected'));
  }
  return uploadPaper(Object.assign(opened, { asked }), form);
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  page?.leadsTo ? [{ httpEquiv: 'refresh', content: `0; url=${page.leadsTo}` }] : [];

export default function Signatures() {
  const { application, signer, signing, task, here } = useLoaderData<typeof loader>();
  const overlay = usePaperOverlay(task, here);
  const steps = signing?.steps ?? [];
  const aside = (
    <>
      <SignerCard signer={signer} steps={steps} />
      <HelpCard />
    </>
  );
  return (
    <ApplicationPage application={application} overlay={overlay}>
      <UnheardAnswer signing={signing} task={task} />
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
