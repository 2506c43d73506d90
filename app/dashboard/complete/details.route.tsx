import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRefreshOnReturn } from 'ui/feedback/use-refresh';
import { SubmitButton } from 'ui/fields/form/submit-button';
import { createBankView } from '~/dashboard/overview/bank.server';
import { BankForm } from '~/dashboard/overview/bank-form';
import { loadRecap } from '~/dashboard/overview/overview-view.server';
import { overviewTab } from '~/dashboard/overview/tasks.server';
import { createTaxNumberView } from '~/dashboard/overview/tax-number.server';
import { BANK_FORM_ID, overviewTaskUrls } from '~/dashboard/overview/urls';
import { useOverviewOverlay } from '~/dashboard/overview/use-overview-overlay';
import { completionPath, isEmailConfirmed } from '~/dashboard/rules/completion';
import { withFixedTask } from '~/dashboard/rules/tabs';
import { loadTask, runTabAction } from '~/dashboard/tab-tasks.server';
import { INTENT_FIELD } from '~/forms/intents';
import { ResendConfirmationForm } from '~/page/resend-confirmation-form';
import { CompletionPage } from './completion-page';
import {
  answerCompletionForm,
  answerSubmission,
  createCompletionPage,
  loadCompletion,
} from './load-completion.server';

export { TabFailure as ErrorBoundary } from '~/dashboard/tab-failure';
export { clientAction } from '~/page/lost-connection';

export const handle = {
  i18n: ['dashboard', 'dynamic', 'enums', 'overview', 'appointment', 'complete', 'terms'],
};

const DETAIL_PARTS = ['email', 'bank', 'tax-number', 'other', 'ready'] as const;
type Part = (typeof DETAIL_PARTS)[number];

function partOf({ url }: Request): Part {
  const { pathname } = new URL(url);
  return DETAIL_PARTS.find((part) => pathname.endsWith(`/${part}`)) ?? 'ready';
}

function taskOf(part: Part) {
  const kind = { bank: 'bank', 'tax-number': 'tax-number', ready: 'submit' } as const;
  return part in kind ? { kind: kind[part as keyof typeof kind], id: '' } : null;
}

export async function loader({ request: httpRequest, context, params }: LoaderFunctionArgs) {
  const part = partOf(httpRequest);
  const loadedCompletion = await loadCompletion({ request: httpRequest, context }, params.id, part);
  const { application } = loadedCompletion;
  const cards = { bank: createBankView(application), taxNumber: createTaxNumberView(application) };
  const requestedTask = taskOf(part);
  const task =
    requestedTask &&
    (await loadTask(
      { ...loadedCompletion, ...cards, custom: [], appointments: null },
      { addresses: withFixedTask(overviewTaskUrls, requestedTask), tasks: overviewTab.tasks },
    ));
  const recap = part === 'ready' ? await loadRecap(loadedCompletion) : null;
  return createCompletionPage(loadedCompletion, part, task, { ...cards, recap });
}

export async function action(args: ActionFunctionArgs) {
  const part = partOf(args.request);
  const requestedTask = taskOf(part);
  if (!requestedTask) throw data(null, { status: 400 });
  const tab = { ...overviewTab, addresses: withFixedTask(overviewTaskUrls, requestedTask) };
  const run = () => runTabAction(args, tab);
  return part === 'ready' ? answerSubmission(args, run) : answerCompletionForm(args, part, run);
}

export default function CompleteDetails() {
  const pageData = useLoaderData<typeof loader>();
  const { application, completion, part, task, typed, unsavedParts, ...cards } = pageData;
  const { t } = useTranslation(['complete', 'overview', 'dashboard', 'problem']);
  const overlay = useOverviewOverlay({
    ...cards,
    application,
    task,
    toDos: null,
    custom: [],
    appointments: null,
  });
  useRefreshOnReturn(overlay === null);
  const save = overlay?.form && (part === 'ready' || overlay.form === BANK_FORM_ID) && (
    <SubmitButton
      size="l"
      form={overlay.form}
      pendingLabel={t('dashboard:task.saving')}
      {...(overlay.form === BANK_FORM_ID && { name: INTENT_FIELD, value: BANK_FORM_ID })}
    >
      {t(part === 'ready' ? 'dashboard:submit.button' : 'save')}
    </SubmitButton>
  );
  const resend = part === 'email' && !isEmailConfirmed(completion.items, part) && (
    <ResendConfirmationForm
      returnTo={completionPath(application.id, part)}
      label={t('overview:item.email_verification.action')}
      variant="outline"
      size="l"
    />
  );
  return (
    <CompletionPage
      {...{ application, completion, part, typed, unsavedParts, overlay }}
      action={save || resend || undefined}
    >
      {part === 'bank' && task ? <BankForm bank={cards.bank} showsLeadText={false} /> : undefined}
    </CompletionPage>
  );
}
