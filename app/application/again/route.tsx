import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from 'ui/layout/button';
import { Buttons, Stack } from 'ui/layout/layout';
import { h1, leadText } from 'ui/theme/text.css';
import { applications } from '~/api/applications.server';
import { CHANGE_PARAM } from '~/application/journey/answers';
import { changeDraft, forgetDraft, readCurrentDraft } from '~/application/journey/draft.server';
import { readProgress } from '~/application/journey/journey.server';
import { createEmptyDraft, hasInput, setDetailsCompany } from '~/application/journey/rules/draft';
import { canEnterPage, findOpenStep, pagePath } from '~/application/journey/rules/journey';
import { openClassicOrConfigured } from '~/application/open-wizard-page.server';
import { formatMoney, requestedAmountOf } from '~/domain/money';
import { page } from '~/page/page';
import { readForm } from '~/request/body/form-body.server';
import { requireUser } from '~/request/guards.server';
import type { RequestArgs } from '~/request/open-request.server';
import { createProblemPage } from '~/request/problem.server';
import { addFlashMessage } from '~/request/session.server';
import { narrowColumn } from '../result/result.css';

export const handle = { i18n: ['terms'] };

/** @throws redirect if users may not apply, 404 without an id, or the error page */
async function loadApplicationToCopy(args: RequestArgs, id: FormDataEntryValue | null) {
  const request = await requireUser(args);
  if (!request.config.usersMayApply) throw request.redirect('/dashboard/applications', 303);
  if (typeof id !== 'string' || id === '') throw data(null, { status: 404 });
  const result = await applications.get(request.api, id);
  if (!result.ok) throw createProblemPage(request, result.error);
  return { request, application: result.data };
}

export async function loader(args: LoaderFunctionArgs) {
  const id = new URL(args.request.url).searchParams.get('application');
  const { request, application } = await loadApplicationToCopy(args, id);
  const { applicationId, currency } = application;
  const amount = requestedAmountOf(application);
  const t = request.t('terms');
  return page(request, {
    title: t('again.title'),
    applicationId,
    amount: amount === null ? '' : formatMoney(amount, currency, request.facts.language),
    replaces: hasInput(readCurrentDraft(request)),
  });
}

export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  const { request, application } = await loadApplicationToCopy(args, form.get('application'));
  const { applicationId, companyName } = application;
  if (hasInput(readCurrentDraft(request)) && !form.has('replace')) {
    return request.redirect(`/application/again?application=${encodeURIComponent(applicationId)}`, 303);
  }
  const source = await openClassicOrConfigured(args);
  const { kind } = source;
  const language = request.facts.language;
  const texts = source.textsOf(application);
  const draft = setDetailsCompany(
    { ...createEmptyDraft(kind), typed: texts, language },
    { id: '', name: companyName },
  );
  const nonEmptyTexts = Object.fromEntries(Object.entries(draft.typed).filter(([, text]) => text !== ''));
  const steps = source.steps(draft.typed);
  const finishedSteps = steps
    .filter((step) => step.schema(draft.typed).safeParse(nonEmptyTexts).success)
    .map(({ id }) => id);
  await forgetDraft(request);
  await changeDraft(request, () => ({ ...draft, sent: finishedSteps }));
  const text = request.t('terms')('again.done');
  await request.session.change((session) => addFlashMessage(session, { tone: 'info', text }));
  const progress = readProgress(source);
  const amountStep = steps.find(({ names }) => AMOUNTS.some((name) => names.includes(name)))?.id ?? '';
  const firstPage = canEnterPage(amountStep, progress)
    ? amountStep
    : (findOpenStep(progress) ?? 'check-answers');
  return request.redirect(`${pagePath(kind, firstPage)}?${CHANGE_PARAM}`, 303);
}

const AMOUNTS = ['loanSize', 'factoring_limit'];

export default function AskAgain() {
  const { applicationId, amount, replaces } = useLoaderData<typeof loader>();
  const { t } = useTranslation('terms');
  return (
    <Stack gap="s6" className={narrowColumn}>
      <Stack as="header" gap="s2">
        <h1 className={h1}>{t('again.title')}</h1>
        <p className={leadText}>{t(amount ? 'again.confirm' : 'again.confirmWithout', { amount })}</p>
      </Stack>
      {replaces && <p>{t('again.replaces')}</p>}
      <Form method="post">
        <input type="hidden" name="application" value={applicationId} />
        <input type="hidden" name="replace" value="" />
        <Buttons>
          <Button type="submit" variant="primary" size="l">
            {t('again.start')}
          </Button>
          <ButtonLink
            to={`/dashboard/applications/${encodeURIComponent(applicationId)}`}
            size="l"
            variant="ghost"
          >
            {t('again.back')}
          </ButtonLink>
        </Buttons>
      </Form>
    </Stack>
  );
}
