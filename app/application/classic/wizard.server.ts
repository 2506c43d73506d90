import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';
import { CHANGE, RECHECK, RESUME } from '~/application/journey/answers';
import { changeDraft, forgetDraft } from '~/application/journey/draft.server';
import type { OfferedDraft } from '~/application/journey/resume-notice';
import { comesBack } from '~/application/journey/rules/resuming';
import { leadToSent, sentRequest } from '~/application/journey/sent.server';
import { whenWords } from '~/application/journey/when-words';
import { type Typed, typedValues } from '~/domain/form-schema';
import { INTENT } from '~/forms/intents';
import { page } from '~/page/page';
import { withFlash } from '~/request/flash';
import { requireClassicWizard, takeUpAfterLogin } from '~/request/guards.server';
import type { RequestArgs, Visit } from '~/request/visit.server';
import type { Step } from '~/ui/frame/stepper';
import { type Draft, hasBegun, readDraft, shownValues, valuesOf, withTyping } from './rules/draft';
import {
  enterPlace,
  FORM_STEPS,
  type FormStep,
  nextPlace,
  type Place,
  type Progress,
  placeAfterChange,
  previousPlace,
  stagePath,
  stepperOf,
} from './rules/journey';
import { type WizardConfig, wizardConfig } from './rules/wizard-config';

/** A visit of a page of the wizard that the visitor may be on. */
export interface StepVisit {
  readonly visit: Visit;
  readonly config: WizardConfig;
  readonly draft: Draft;
  readonly progress: Progress;
}

/**
 * Opens a page for a visitor who may be there.
 * @throws redirect where the guards of the wizard lead elsewhere (SHELL-05, SHELL-06, CLA-01, CLA-12)
 */
export async function openStep(args: RequestArgs, place: Place): Promise<StepVisit> {
  const visit = await requireClassicWizard(args);
  const draft = readDraft(visit.session.draft);
  const progress = { finished: draft.finished, loggedIn: visit.session.user !== null };
  const entry = enterPlace(place, progress);
  if (entry.kind === 'stay') return { visit, config: wizardConfig(visit.config), draft, progress };
  if (sentRequest(visit) !== null) {
    // Sent twice, the second submit finds the draft already made into an application.
    const sends = place === 'check-answers' || place === 'account-creation';
    if (args.request.method === 'POST' && sends) throw visit.redirect(stagePath('application-result'), 303);
    if (args.request.method === 'GET') throw await leadToSent(visit, entry.to);
  }
  if (entry.reset) await takeUpAfterLogin(visit, args.request);
  if (entry.reset) await forgetDraft({ visit });
  if (entry.reset && args.request.method === 'POST') {
    const text = visit.t('application')('lost');
    await visit.change((session) => withFlash(session, { tone: 'error', text }));
  }
  throw visit.redirect(entry.to);
}

/** The stepper's entries in words. */
export function stepsOf({ visit, progress }: StepVisit, place: Place): Step[] {
  const t = visit.t('application');
  return stepperOf(place, progress).map(({ step, state, to }) => ({ name: t(`steps.${step}`), state, to }));
}

/** What every step's page needs for its frame. */
export function pageData(step: StepVisit, place: FormStep, title: string) {
  const { visit, config, draft, progress } = step;
  return page(visit, {
    title,
    mainForm: place,
    language: visit.language,
    config,
    loggedIn: progress.loggedIn,
    steps: stepsOf(step, place),
    changing: visit.url.searchParams.has(CHANGE),
    request: { loan: valuesOf(draft, 'loan-info'), companyName: valuesOf(draft, 'company-name').companyName },
  });
}

/** The draft that somebody who comes back is offered to go on with; null where there is none, or they are at it (DYN-02). */
export function offeredDraft({ visit, draft, progress }: StepVisit): OfferedDraft | null {
  const byFrontDoor = visit.url.searchParams.has(RESUME);
  if (!hasBegun(draft) || !comesBack(draft.changedAt, new Date(), byFrontDoor)) return null;
  const open = FORM_STEPS.find((step) => !progress.finished.includes(step)) ?? 'check-answers';
  return { changedAt: whenWords(draft.changedAt), to: stagePath(open) };
}

/** Judges what was submitted by the schema that is made for it. */
export function judge<S extends z.ZodType>(form: FormData, schemaFor: (typed: Typed) => S) {
  const { [INTENT]: _, ...values } = typedValues(form);
  return { values, submission: parseWithZod(form, { schema: schemaFor(values) }) };
}

/** The page of a step that has to be mended, which will say what is wrong. */
export function mendPath(step: FormStep): string {
  return `${stagePath(step)}?${RECHECK}`;
}

/** What is wrong with a kept step, when its page is asked to say so; null when it isn't. */
export function recheck<S extends z.ZodType>(
  { visit, draft }: StepVisit,
  step: FormStep,
  schemaFor: (typed: Typed) => S,
) {
  if (!visit.url.searchParams.has(RECHECK)) return null;
  const form = new FormData();
  for (const [name, value] of Object.entries(shownValues(draft, step))) form.set(name, value);
  const { submission } = judge(form, schemaFor);
  return submission.status === 'success' ? null : submission.reply();
}

/**
 * Leads to the page before, or to the check that the step was opened from; what is typed is kept, and a step that was finished stays so
 * with what was sent.
 */
export async function leadBack(
  step: StepVisit,
  from: FormStep,
  values: Record<string, string>,
): Promise<Response> {
  const { visit } = step;
  await changeDraft(step, (draft) => withTyping(draft, from, values));
  const ready = readDraft(visit.session.draft).finished.length === FORM_STEPS.length;
  const before = visit.url.searchParams.has(CHANGE) && ready ? 'check-answers' : previousPlace(from);
  return visit.redirect(stagePath(before ?? from), 303);
}

/** Where a finished step leads: on, or where an answer was changed back to the check. */
export function leadOn({ visit, progress }: StepVisit, step: FormStep): Response {
  const { finished } = readDraft(visit.session.draft);
  if (!visit.url.searchParams.has(CHANGE)) {
    return visit.redirect(stagePath(nextPlace(step, progress.loggedIn) ?? 'check-answers'), 303);
  }
  const next = placeAfterChange({ ...progress, finished });
  return visit.redirect(next === 'check-answers' ? stagePath(next) : `${stagePath(next)}?${CHANGE}`, 303);
}
