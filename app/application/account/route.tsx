import { parseWithZod } from '@conform-to/zod/v4';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { createRegistrationSchema } from '~/account/rules/account-forms';
import { saveEmail } from '~/application/journey/draft.server';
import { createRequestSheet, createStepper } from '~/application/journey/journey.server';
import { CHECK_PATH } from '~/application/journey/rules/journey';
import { openWizardPage } from '~/application/open-wizard-page.server';
import { readFormValues, secretFieldsOf } from '~/domain/form-values';
import { BACK_INTENT, INTENT_FIELD } from '~/forms/intents';
import { handleRefusedForm } from '~/forms/refused-form.server';
import { page } from '~/page/page';
import { readForm } from '~/request/body/form-body.server';
import { AccountPage } from './account-page';
import { registerAndSubmit } from './registration.server';

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['application', 'account', 'enums'] };

const PAGE = 'account-creation';

export async function loader(args: LoaderFunctionArgs) {
  const journey = await openWizardPage(args, PAGE);
  const { request, config, draft } = journey;
  return page(request, {
    title: request.t('application')('account.pageTitle'),
    mainForm: PAGE,
    config,
    email: draft.email,
    stepper: createStepper(journey, PAGE),
    sheet: createRequestSheet(journey),
  });
}

export const action = (args: ActionFunctionArgs) => handleRefusedForm(args, () => handleAccountForm(args));

async function handleAccountForm(args: ActionFunctionArgs) {
  const journey = await openWizardPage(args, PAGE);
  const { request, config } = journey;
  const form = await readForm(args.request);
  const values = readFormValues(form);
  await saveEmail(request, values.email ?? '');
  if (form.get(INTENT_FIELD) === BACK_INTENT) throw request.redirect(CHECK_PATH, 303);
  const submission = parseWithZod(form, { schema: createRegistrationSchema(config, values) });
  if (submission.status === 'success') return registerAndSubmit(journey, args.request, submission);
  return data({ result: submission.reply({ hideFields: secretFieldsOf(form.keys()) }) }, { status: 400 });
}

export default function AccountCreation() {
  const pageData = useLoaderData<typeof loader>();
  return <AccountPage {...pageData} lastResult={useActionData<typeof action>()?.result} />;
}
