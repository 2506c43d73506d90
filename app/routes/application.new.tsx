import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { companyMark, isOfAnotherCompany } from '~/application/classic/rules/draft';
import { resultAfter } from '~/application/classic/rules/journey';
import {
  asksForMore,
  judgeStep,
  keepChoice,
  keepSent,
  keepTyping,
  offeredDynamicDraft,
  pathAfter,
  pathBefore,
  searchByButton,
} from '~/application/configured/dynamic-step.server';
import { DynamicStepPage } from '~/application/configured/dynamic-step-page';
import { type DynamicVisit, dynamicSteps, openDynamic } from '~/application/configured/dynamic-visit.server';
import { asksDetails } from '~/application/configured/rules/company';
import { shownTexts } from '~/application/configured/rules/draft';
import { dynamicPath, firstStep, mayEnter } from '~/application/configured/rules/journey';
import { pageForm } from '~/application/configured/rules/summary';
import { DYNAMIC_FORM } from '~/application/configured/use-dynamic-form';
import { CHANGE, RECHECK, tellsCompanyChanged } from '~/application/journey/answers';
import { leadToCompanyNow } from '~/application/journey/company-changed.server';
import { forgetDraft } from '~/application/journey/draft.server';
import { sentRequest } from '~/application/journey/sent.server';
import { chosenPurpose, fieldsFor, shownPurpose, startingTexts } from '~/configured-form/rules/form';
import { answeredAgain } from '~/forms/answered-again.server';
import { readForm } from '~/forms/form-body.server';
import { BACK, COUNTRY, DETAILS_FOR, DISCARD, INTENT, SEARCH } from '~/forms/intents';
import { page } from '~/page/page';
import { takeUpAfterLogin } from '~/request/guards.server';

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['application', 'dynamic', 'enums'] };

/** Opens a step for who may be there; an unknown one, or one out of sequence, is the first (DYN-04). */
async function openDynamicStep({
  request,
  context,
  params,
}: LoaderFunctionArgs): Promise<DynamicVisit & { stepId: string }> {
  const opened = await openDynamic({ request, context });
  const { visit, progress } = opened;
  const stepId = params.stepId ?? '';
  if (mayEnter(stepId, progress)) return { ...opened, stepId };
  await takeUpAfterLogin(visit, request);
  throw visit.redirect(dynamicPath(firstStep(progress)) + visit.url.search);
}

export async function loader(args: LoaderFunctionArgs) {
  const opened = await openDynamicStep(args);
  const { visit, config, form, draft, progress, stepId } = opened;
  const kept = shownTexts(draft, stepId);
  const fields = fieldsFor(form, stepId, kept);
  const values = {
    ...startingTexts(fields),
    ...kept,
    ...(asksDetails(fields) && { [DETAILS_FOR]: companyMark(draft) }),
  };
  const search = visit.url.searchParams;
  const step = shownPurpose(form, kept).steps.find(({ id }) => id === stepId);
  const first = stepId === firstStep(progress);
  return page(visit, {
    title: step?.title ?? '',
    stepTitle: step?.title ?? '',
    mainForm: DYNAMIC_FORM,
    stepId,
    form: pageForm(form, stepId),
    purpose: chosenPurpose(form, kept)?.name ?? null,
    values,
    checked: search.has(RECHECK) ? recheck(opened, values) : null,
    steps: dynamicSteps(opened, stepId),
    usualCurrency: visit.config.currencies.default,
    countries: config.countries.length,
    offer: config.offer,
    offerAfter: resultAfter(progress.steps.length, progress.loggedIn),
    changing: search.has(CHANGE),
    companyChanged: tellsCompanyChanged(visit.url) ? (draft.detailsFor?.name ?? null) : null,
    first,
    offered: first ? offeredDynamicDraft(opened) : null,
    sent: first ? sentRequest(visit) : null,
  });
}

/** What is wrong with a step that is kept, as if it had just been sent. */
function recheck(opened: DynamicVisit & { stepId: string }, values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) if (value !== '') form.set(name, value);
  const { submission } = judgeStep(opened, opened.stepId, form);
  return submission.status === 'success' ? null : submission.reply();
}

export const action = (args: ActionFunctionArgs) => answeredAgain(args, () => answer(args), { found: null });

async function answer(args: ActionFunctionArgs) {
  const opened = await openDynamicStep(args);
  const { visit, stepId } = opened;
  const sent = await readForm(args.request);
  const intent = sent.get(INTENT);
  if (intent === DISCARD) {
    await forgetDraft(opened);
    throw visit.redirect(dynamicPath(stepId), 303);
  }
  const detailsFor = sent.get(DETAILS_FOR)?.toString();
  if (isOfAnotherCompany(detailsFor, opened.draft)) throw leadToCompanyNow(visit);
  const { texts, typed, submission } = judgeStep(opened, stepId, sent);
  if (intent === BACK) {
    await keepTyping(opened, stepId, texts);
    throw visit.redirect(pathBefore(opened, stepId), 303);
  }
  if (intent === COUNTRY || asksForMore(opened, sent, typed)) {
    await keepChoice(opened, stepId, texts);
    throw visit.redirect(visit.here, 303);
  }
  if (intent === SEARCH) {
    await keepTyping(opened, stepId, texts);
    return await searchByButton(opened, texts);
  }
  const accepted = submission.status === 'success';
  await keepSent(opened, stepId, { texts, accepted });
  if (accepted) throw visit.redirect(pathAfter(opened, stepId), 303);
  return data({ result: submission.reply(), found: null }, { status: 400 });
}

/** One step of the form that the server configures. A step is a form of its own: nothing of the last one's state lives on. */
export default function DynamicStep() {
  const page = useLoaderData<typeof loader>();
  return <DynamicStepPage key={page.stepId} title={page.stepTitle} {...page} />;
}
