import { data } from '@remix-run/node';
import { type WizardConfig, wizardConfig } from '~/application/classic/rules/wizard-config';
import { configuredForm } from '~/configured-form/configured-form.server';
import { chosenCurrency, type DynamicForm, shownPurpose } from '~/configured-form/rules/form';
import { readPattern } from '~/configured-form/rules/pattern';
import type { FormProblem } from '~/configured-form/rules/read-form';
import type { JudgingContext } from '~/configured-form/rules/schema';
import { wordsOf } from '~/configured-form/words.server';
import type { Typed } from '~/domain/form-schema';
import { requireDynamicForm } from '~/request/guards.server';
import type { ProblemData } from '~/request/problem.server';
import type { RequestArgs, Visit } from '~/request/visit.server';
import type { Step } from '~/ui/frame/stepper';
import { type DynamicDraft, readDynamicDraft } from './rules/draft';
import { type DynamicProgress, dynamicStepper, progressOf } from './rules/journey';
import { standingRule } from './rules/standing-rules';

/** A visit of the form that the server configures. */
export interface DynamicVisit {
  readonly visit: Visit;
  readonly config: WizardConfig;
  readonly form: DynamicForm;
  readonly draft: DynamicDraft;
  readonly progress: DynamicProgress;
}

/**
 * Opens the configured form for whoever may apply.
 * @throws redirect by the guards (SHELL-05, SHELL-06); the error page where the configuration lacks a piece (DYN-11)
 */
export async function openDynamic(args: RequestArgs): Promise<DynamicVisit> {
  const visit = await requireDynamicForm(args);
  const reading = await configuredForm(visit, 'application');
  if (!reading.ok) throw formProblem(visit, reading.problem);
  const { form } = reading;
  const draft = readDynamicDraft(visit.session.draft);
  return { visit, config: wizardConfig(visit.config), form, draft, progress: progressIn(visit, form, draft) };
}

/** Where the visitor stands with a draft. */
export function progressIn(visit: Visit, form: DynamicForm, draft: DynamicDraft): DynamicProgress {
  const standing = { typed: draft.typed, sent: draft.sent, loggedIn: visit.session.user !== null };
  return progressOf(form, standing, judgingOf(visit, form, draft.typed));
}

/** The error screen for a missing part, the plain error page for a hard failure; the log has named it. */
function formProblem(visit: Visit, { severity }: FormProblem) {
  const messages = severity === 'screen' ? [visit.t('problem')('dynamicForm')] : [];
  const problem: ProblemData = { messages, emailNotConfirmed: false };
  return data(problem, { status: severity === 'screen' ? 503 : 500 });
}

/** What judging needs on the server. */
export function judgingOf(visit: Visit, form: DynamicForm, typed: Typed): JudgingContext {
  const currency = chosenCurrency(shownPurpose(form, typed), typed, visit.config.currencies.default);
  return {
    words: wordsOf(visit, currency),
    country: form.country,
    matcherOf: readPattern,
    standing: standingRule,
  };
}

/** The stepper's entries in words. */
export function dynamicSteps({ visit, progress }: DynamicVisit, current: string | null): Step[] {
  const t = visit.t('application');
  return dynamicStepper(current, progress).map(({ id, title, state, to }) => ({
    name: title ?? t(id === 'account-creation' ? 'steps.account-creation' : 'steps.application-result'),
    state,
    ...(to !== undefined && { to }),
  }));
}
