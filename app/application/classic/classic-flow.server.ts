import { changeDraft, keepEmail } from '~/application/journey/draft.server';
import type { Flow, SharedPage } from '~/application/journey/flow.server';
import { readReferral } from '~/request/referral-cookie.server';
import type { RequestArgs } from '~/request/visit.server';
import { classicAnswers } from './classic-answers.server';
import { classicContents } from './classic-contents';
import { valuesOf, withStep } from './rules/draft';
import { FORM_STEPS, resultAfter, stagePath } from './rules/journey';
import { assemble } from './rules/new-application';
import { requestSummary } from './rules/request-summary';
import { mendPath, openStep, stepsOf } from './wizard.server';

/** The classic wizard's way from the answers to the result. */
export async function openClassicFlow(args: RequestArgs, page: SharedPage): Promise<Flow> {
  const step = await openStep(args, page);
  const { visit, config, draft, progress } = step;
  const { loggedIn } = progress;
  const words = { t: visit.t('application'), enums: visit.t('enums'), language: visit.language };
  return {
    visit,
    config,
    loggedIn,
    email: draft.email,
    steps: stepsOf(step, page),
    sheet: {
      contents: classicContents(requestSummary(valuesOf(draft, 'loan-info'), config), words),
      companyName: valuesOf(draft, 'company-name').companyName,
      offerAfter: resultAfter(FORM_STEPS.length, loggedIn),
    },
    paths: {
      lastQuestions: stagePath('company-details'),
      account: stagePath('account-creation'),
      result: stagePath('application-result'),
    },
    answers: () => classicAnswers(draft, config, words),
    async assemble() {
      const referral = await readReferral(args.request, visit.partnerKey);
      const assembly = assemble(draft, { config, language: visit.language, referral });
      if (assembly.ok) return { ...assembly, kind: 'classic' };
      const { step: open } = assembly;
      await changeDraft(step, (present) =>
        withStep(present, open, { values: valuesOf(present, open), finished: false }),
      );
      return { ok: false, to: mendPath(open) };
    },
    keepEmail: (email) => keepEmail(step, email, false),
  };
}
