import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';
import { type Draft, isSameTyped, readDraft, valuesOf } from '~/application/draft';
import {
  enterStep,
  type FormStep,
  nextStep,
  type Progress,
  previousStep,
  type Step,
  stagePath,
  stepperOf,
} from '~/application/journey';
import { type WizardConfig, wizardConfig } from '~/application/wizard-config';
import { type Typed, typedValues } from '~/domain/form-schema';
import { withFlash } from '~/session/flash';
import { requireClassicWizard } from '~/session/guards.server';
import type { Visit } from '~/session/visit.server';
import { forgetDraft, keepStep } from './draft.server';
import { INTENT } from './intents';

/** A visit of a step of the wizard that the visitor may be on. */
export interface StepVisit {
  readonly visit: Visit;
  readonly config: WizardConfig;
  readonly draft: Draft;
  readonly progress: Progress;
}

/**
 * Opens a step for a visitor who may be there.
 * @throws redirect where the guards of the wizard lead elsewhere (SHELL-05, SHELL-06, CLA-01, CLA-12)
 */
export async function openStep(request: Request, step: Step): Promise<StepVisit> {
  const visit = await requireClassicWizard(request);
  const draft = readDraft(visit.session.draft);
  const progress = { finished: draft.finished, loggedIn: visit.session.user !== null };
  const entry = enterStep(step, progress);
  if (entry.kind === 'stay') return { visit, config: wizardConfig(visit.config), draft, progress };
  // Sent twice, the second submit finds the draft already made into an application.
  const sent =
    request.method === 'POST' && draft.finished.length === 0 && visit.session.resultApplicationId !== null;
  if (sent) throw visit.redirect(stagePath('application-result'), 303);
  if (entry.reset) await forgetDraft({ visit });
  if (entry.reset && request.method === 'POST') {
    const text = visit.t('application')('lost');
    await visit.change((session) => withFlash(session, { tone: 'error', text }));
  }
  throw visit.redirect(entry.to);
}

/** What every step's page needs for its frame. */
export function pageData({ visit, config, draft, progress }: StepVisit, step: Step, title: string) {
  return {
    title,
    language: visit.language,
    config,
    loggedIn: progress.loggedIn,
    stepper: stepperOf(step, progress),
    request: { loan: valuesOf(draft, 'loan-info'), companyName: valuesOf(draft, 'company-name').companyName },
  };
}

/** Judges what was submitted by the schema that is made for it. */
export function judge<S extends z.ZodType>(form: FormData, schemaFor: (typed: Typed) => S) {
  const { [INTENT]: _, ...values } = typedValues(form);
  return { values, submission: parseWithZod(form, { schema: schemaFor(values) }) };
}

/** Asks a step's page to judge what is kept as if it had just been submitted. */
const RECHECK = 'check';

/** Leads to a step that has to be mended, which will say what is wrong. */
export function leadToMend(visit: Visit, step: FormStep): Response {
  return visit.redirect(`${stagePath(step)}?${RECHECK}`, 303);
}

/** What is wrong with a kept step, when its page is asked to say so; null when it isn't. */
export function recheck<S extends z.ZodType>(
  { visit, draft }: StepVisit,
  step: FormStep,
  schemaFor: (typed: Typed) => S,
) {
  if (!visit.url.searchParams.has(RECHECK)) return null;
  const form = new FormData();
  for (const [name, value] of Object.entries(valuesOf(draft, step))) form.set(name, value);
  const { submission } = judge(form, schemaFor);
  return submission.status === 'success' ? null : submission.reply();
}

/** Leads to the step before; what was typed is kept, and a step that was finished and not changed stays so. */
export async function leadBack(
  step: StepVisit,
  from: FormStep,
  values: Record<string, string>,
): Promise<Response> {
  const changed = !isSameTyped(valuesOf(step.draft, from), values);
  if (changed) await keepStep(step, from, { values, finished: false });
  return backFrom(step, from);
}

/** The step before one. */
export function backFrom({ visit }: StepVisit, from: Step): Response {
  return visit.redirect(stagePath(previousStep(from) ?? from), 303);
}

/** Where a finished step leads; the last step of a logged-in user sends the application instead. */
export function leadOn({ visit, progress }: StepVisit, step: Step): Response {
  return visit.redirect(stagePath(nextStep(step, progress.loggedIn) ?? 'application-result'), 303);
}
