import { resultAfter } from '~/application/classic/rules/journey';
import {
  type Answer,
  type AnswerGroup,
  CHECK_PATH,
  changePath,
  RECHECK,
} from '~/application/journey/answers';
import { keepEmail } from '~/application/journey/draft.server';
import type { Flow, SharedPage } from '~/application/journey/flow.server';
import { leadToSent, sentRequest } from '~/application/journey/sent.server';
import { type DynamicField, onlyOption, STANDARD } from '~/configured-form/rules/field';
import { shownPurpose } from '~/configured-form/rules/form';
import { type JudgingContext, judgeField } from '~/configured-form/rules/schema';
import { shownValue, typedOf } from '~/configured-form/rules/value';
import type { Typed } from '~/domain/form-schema';
import { readReferral } from '~/request/referral-cookie.server';
import type { RequestArgs } from '~/request/visit.server';
import { dynamicContents } from './dynamic-contents';
import { type DynamicVisit, dynamicSteps, judgingOf, openDynamic } from './dynamic-visit.server';
import { dynamicPath, firstStep, openStepOf } from './rules/journey';
import { assembleDynamic } from './rules/new-application';
import { dynamicSummary } from './rules/summary';
import { DYNAMIC_FORM } from './use-dynamic-form';

/** A configured form's way from the answers to the result (DYN-03). */
export async function openDynamicFlow(args: RequestArgs, page: SharedPage): Promise<Flow> {
  const opened = await openDynamic(args);
  await guard(opened, page, args.request);
  const { visit, config, form, draft, progress } = opened;
  const { typed } = draft;
  const { loggedIn } = progress;
  const judging = judgingOf(visit, form, typed);
  const last = progress.steps.at(-1)?.id ?? '';
  return {
    visit,
    config,
    loggedIn,
    email: draft.email,
    steps: dynamicSteps(opened, page === 'account-creation' ? page : null),
    sheet: {
      contents: dynamicContents(dynamicSummary(form, typed), {
        t: visit.t('application'),
        words: judging.words,
      }),
      companyName: typed[STANDARD.companyName],
      offerAfter: resultAfter(progress.steps.length, loggedIn),
    },
    paths: {
      lastQuestions: dynamicPath(last),
      account: dynamicPath('account-creation'),
      result: dynamicPath('application-result'),
    },
    answers: () => answersOf(opened, judging),
    async assemble() {
      const context = {
        ...judging,
        usualCurrency: visit.config.currencies.default,
        referral: await readReferral(args.request, visit.partnerKey),
      };
      const assembly = assembleDynamic(form, typed, context);
      if (assembly.ok) return { ok: true, kind: 'configured', application: assembly.application };
      return { ok: false, to: `${dynamicPath(assembly.step)}?${RECHECK}` };
    },
    keepEmail: (email) => keepEmail({ visit }, email, true),
  };
}

/**
 * Nobody comes to the end before every step holds, and who is logged in has no use for account creation (DYN-03, DYN-04).
 * @throws redirect to the first step, to the check, to the account or to the result of what was sent twice
 */
async function guard({ visit, progress }: DynamicVisit, page: SharedPage, request: Request): Promise<void> {
  const open = openStepOf(progress);
  if (open !== null) {
    const sent = sentRequest(visit);
    if (sent === null) throw visit.redirect(dynamicPath(firstStep(progress)));
    // Sent twice, or gone back to from the result.
    throw request.method === 'POST' ? visit.redirect(sent.to, 303) : await leadToSent(visit, sent.to);
  }
  if (page === 'account-creation' && progress.loggedIn) throw visit.redirect(CHECK_PATH);
  const own = dynamicPath('account-creation');
  if (page === 'account-creation' && visit.url.pathname !== own) throw visit.redirect(own);
}

function answersOf({ form, draft: { typed } }: DynamicVisit, judging: JudgingContext): AnswerGroup[] {
  return shownPurpose(form, typed).steps.map((step) => ({
    title: step.title,
    answers: step.fields
      .filter((field) => onlyOption(field) === undefined)
      .map((field) => answerOf(field, step.id, typed, judging)),
  }));
}

function answerOf(field: DynamicField, step: string, typed: Typed, judging: JudgingContext): Answer {
  const judged = judgeField(field, typed, judging);
  const value = judged.ok ? judged.value : typedOf(field, typed);
  return {
    name: field.id,
    label: field.label,
    value: value === undefined || value === '' ? null : shownValue(field, value, judging.words),
    to: changePath(dynamicPath(step), DYNAMIC_FORM, field.name),
  };
}
