import { parseWithZod } from '@conform-to/zod/v4';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { createAnswerGroups, createRequestSheet, createStepper } from '~/application/journey/journey.server';
import { LOGGED_IN_PARAM, pagePath, UNSENT_PARAM } from '~/application/journey/rules/journey';
import { submitFromCheckPage, UNSURE_PARAM } from '~/application/journey/submission.server';
import { submitOnce } from '~/application/journey/submit-once.server';
import { openWizardPage } from '~/application/open-wizard-page.server';
import { BACK_INTENT, INTENT_FIELD } from '~/forms/intents';
import { page } from '~/page/page';
import { readForm } from '~/request/body/form-body.server';
import { CheckPage } from './check-page';

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['application', 'enums'] };

const PAGE = 'check-answers';

export async function loader(args: LoaderFunctionArgs) {
  const journey = await openWizardPage(args, PAGE);
  const { request, config, progress } = journey;
  return page(request, {
    title: request.t('application')('check.pageTitle'),
    stepper: createStepper(journey, PAGE),
    sheet: createRequestSheet(journey),
    loggedIn: progress.loggedIn,
    wasLoggedIn: progress.loggedIn && request.facts.url.searchParams.has(LOGGED_IN_PARAM),
    isUnsent: request.facts.url.searchParams.has(UNSENT_PARAM),
    isUnsure: request.facts.url.searchParams.has(UNSURE_PARAM),
    offer: config.offer,
    groups: createAnswerGroups(journey),
  });
}

export async function action(args: ActionFunctionArgs) {
  const journey = await openWizardPage(args, PAGE);
  const { request, progress, source } = journey;
  const form = await readForm(args.request);
  const redirectTo = (page: string) => request.redirect(pagePath(source.kind, page), 303);
  if (form.get(INTENT_FIELD) === BACK_INTENT) throw redirectTo(progress.steps.at(-1)?.id ?? '');
  if (!progress.loggedIn) throw redirectTo('account-creation');
  const submission = parseWithZod(form, { schema: z.object({}) });
  const secret = Object.values(request.session.data.apiCookies);
  return submitOnce(request, secret, () => submitFromCheckPage(journey, args.request, submission));
}

export default function CheckAnswers() {
  const pageData = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <CheckPage
      {...pageData}
      wasLoggedIn={pageData.wasLoggedIn && !actionData}
      isUnsent={pageData.isUnsent && !actionData}
      isUnsure={actionData?.isUnsure ?? pageData.isUnsure}
      lastResult={actionData?.result ?? null}
      refusedFields={actionData?.refusedFields ?? {}}
    />
  );
}
