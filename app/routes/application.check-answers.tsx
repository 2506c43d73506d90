import { useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { AnswerList } from '~/application/journey/answer-list';
import { answerSubmission } from '~/application/journey/answer-submission.server';
import { sendOnce } from '~/application/journey/once.server';
import { openFlow } from '~/application/journey/open-flow.server';
import { RequestSheet } from '~/application/journey/request-sheet';
import { StepActions } from '~/application/journey/step-actions';
import { UNSENT } from '~/application/journey/submission.server';
import { WizardPage } from '~/application/journey/wizard-page';
import { EnterGoesOn } from '~/forms/enter-goes-on';
import { readForm } from '~/forms/form-body.server';
import { BACK, INTENT } from '~/forms/intents';
import { page } from '~/page/page';
import { ErrorSummary } from '~/ui/feedback/error-summary';
import { Notice } from '~/ui/feedback/notice';
import { PortalForm } from '~/ui/fields/form';
import { Stack } from '~/ui/layout/layout';

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['application', 'enums'] };

export async function loader(args: LoaderFunctionArgs) {
  const flow = await openFlow(args, 'check-answers');
  const { visit, config, loggedIn, steps, sheet } = flow;
  const title = visit.t('application')('check.pageTitle');
  const unsent = visit.url.searchParams.has(UNSENT);
  const shown = { steps, sheet, loggedIn, unsent, offer: config.offer, groups: flow.answers() };
  return page(visit, { title, ...shown });
}

/** Sends the application of somebody who is logged in (DYN-03, CLA-12); others come to their account first. */
export async function action({ request, context }: ActionFunctionArgs) {
  const flow = await openFlow({ request, context }, 'check-answers');
  const { visit, loggedIn, paths } = flow;
  const form = await readForm(request);
  if (form.get(INTENT) === BACK) throw visit.redirect(paths.lastQuestions, 303);
  if (!loggedIn) throw visit.redirect(paths.account, 303);
  const submission = parseWithZod(form, { schema: z.object({}) });
  return sendOnce(visit, Object.values(visit.session.apiCookies), () => answerSubmission(flow, submission));
}

/** Everything that was answered, before it is sent: each answer leads to where it can be changed, and back here. */
export default function CheckAnswers() {
  const { steps, sheet, loggedIn, unsent, offer, groups } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation('application');
  const [form] = useForm({ id: 'check-answers', lastResult: answer?.result ?? null });
  return (
    <WizardPage
      steps={steps}
      title={t('check.title')}
      lead={t(loggedIn ? 'check.leadLoggedIn' : 'check.lead')}
      sheet={<RequestSheet {...sheet} offer={offer} />}
    >
      <PortalForm form={form}>
        <EnterGoesOn />
        <Stack gap="s6">
          {unsent && (
            <Notice tone="warning" title={t('check.unsentTitle')}>
              {t('check.unsentText')}
            </Notice>
          )}
          <ErrorSummary form={form} labels={{}} />
          <AnswerList groups={groups} refused={answer && 'refused' in answer ? answer.refused : {}} />
          <StepActions
            next={t(loggedIn ? 'check.send' : 'check.next')}
            shortNext={loggedIn ? t('check.send') : undefined}
            pendingLabel={loggedIn ? t('sending') : undefined}
          />
        </Stack>
      </PortalForm>
    </WizardPage>
  );
}
