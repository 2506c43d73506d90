import type { WizardConfig } from '~/application/classic/rules/wizard-config';
import { withFlash } from '~/request/flash';
import { leadToOwnForm, takeUpAfterLogin } from '~/request/guards.server';
import type { RequestArgs, Visit } from '~/request/visit.server';
import type { Step as StepperStep } from '~/ui/frame/stepper';
import type { AnswerGroup } from './answers';
import { draftOf, forgetDraft, takeOverLanguage } from './draft.server';
import type { SheetContents } from './request-sheet';
import { COMPANY_CONTROLS } from './rules/company';
import type { Draft, Texts } from './rules/draft';
import {
  CHECK_PATH,
  firstStep,
  mayEnter,
  type Progress,
  pagePath,
  resultAfter,
  stepperOf,
} from './rules/journey';
import { leadToSent, sentRequest } from './sent.server';
import type { StepSource } from './step-source.server';

/** A visit of an application's page that the visitor may be on: where its steps come from, and how far they have come. */
export interface Journey<Source extends StepSource = StepSource> {
  readonly visit: Visit;
  readonly config: WizardConfig;
  readonly source: Source;
  readonly draft: Draft;
  readonly progress: Progress;
}

/** Opens the steps of a visit. @throws redirect where users may not apply, or with another kind of form (SHELL-05, SHELL-06) */
export type OpenSource<Source extends StepSource> = (args: RequestArgs) => Promise<Source>;

/** Where the visitor stands by the draft as it is kept now. */
export function progressNow(source: StepSource): Progress {
  return progressOf(source, draftOf(source.visit));
}

function progressOf(source: StepSource, draft: Draft): Progress {
  const steps = source.steps(draft.typed).map((step) => ({
    id: step.id,
    title: step.title,
    finished: source.isFinished(step, draft),
  }));
  return { steps, loggedIn: source.visit.session.user !== null };
}

/** Opens a page, a step or a shared one. @throws redirect where the guards lead (SHELL-05, SHELL-06, CLA-01, CLA-12, DYN-03, DYN-04) */
export async function openPage<Source extends StepSource>(
  args: RequestArgs,
  open: OpenSource<Source>,
  page: string,
): Promise<Journey<Source>> {
  const source = await open(args);
  const { visit, config } = source;
  await takeOverLanguage(visit, ({ typed }) =>
    Object.assign({}, ...source.steps(typed).map(({ decimals }) => decimals)),
  );
  const progress = progressNow(source);
  const own = pagePath(source.kind, page);
  // Each kind of form has an address of its own for the account.
  const isOwn = page !== 'account-creation' || visit.url.pathname === own;
  if (!mayEnter(page, progress)) {
    throw isOwn ? await leadElsewhere(source, page, progress, args.request) : leadToOwnForm(visit);
  }
  // Who has an account sends the application from the check (CLA-12, SHELL-08).
  if (page === 'account-creation' && progress.loggedIn) throw visit.redirect(CHECK_PATH);
  if (!isOwn) throw visit.redirect(own + visit.url.search);
  return { visit, config, source, draft: draftOf(visit), progress };
}

async function leadElsewhere(
  source: StepSource,
  page: string,
  progress: Progress,
  request: Request,
): Promise<Response> {
  const { visit } = source;
  const detour = source.detourFrom(page, firstStep(progress));
  const sent = sentRequest(visit);
  if (sent !== null && detour.afterSending !== null) {
    // Sent twice, the second submit finds the draft already made into an application.
    const sends = page === 'check-answers' || page === 'account-creation';
    if (request.method === 'POST' && sends) return visit.redirect(sent.to, 303);
    if (request.method === 'GET') return leadToSent(visit, detour.afterSending);
  }
  await takeUpAfterLogin(visit, request);
  if (detour.startsAnew) {
    await forgetDraft(visit);
    if (request.method === 'POST') {
      const text = visit.t('application')('lost');
      await visit.change((session) => withFlash(session, { tone: 'error', text }));
    }
  }
  return visit.redirect(detour.to);
}

/** The stepper's entries in words. */
export function stepperFor(
  { visit, source, progress }: Pick<Journey, 'visit' | 'source' | 'progress'>,
  current: string,
): StepperStep[] {
  const t = visit.t('application');
  const entries = stepperOf(current, progress).map(({ id, title, state, leadsThere }) => ({
    name: title ?? t('steps.account-creation'),
    state,
    ...(leadsThere && { to: pagePath(source.kind, id) }),
  }));
  return source.showsResult ? [...entries, { name: t('steps.application-result'), state: 'open' }] : entries;
}

/** The steps as a page of the way shows them. */
export interface Way {
  readonly stepper: StepperStep[];
  /** The number of the step after which the result comes. */
  readonly offerAfter: number;
}

/** The way from a page as it would be with other answers than those that are kept: on which the steps may depend (DYN-09). */
export function wayWith({ visit, source, draft }: Journey, current: string, answers: Texts): Way {
  const progress = progressOf(source, { ...draft, typed: { ...draft.typed, ...answers } });
  return { stepper: stepperFor({ visit, source, progress }, current), offerAfter: resultAfter(progress) };
}

/** The request beside the form of a page without questions. */
export function sheetOf({ source, draft, progress }: Journey): {
  contents: SheetContents;
  companyName: string | undefined;
  offerAfter: number;
} {
  return {
    contents: source.contents(draft.typed),
    companyName: draft.typed[COMPANY_CONTROLS.name],
    offerAfter: resultAfter(progress),
  };
}

/** Every answer in words, by step. */
export function answerGroups({ source, draft }: Journey): AnswerGroup[] {
  return source.steps(draft.typed).map((step) => ({ title: step.title, answers: step.answers(draft.typed) }));
}
