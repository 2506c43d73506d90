import type { SubmissionResult } from '@conform-to/react';
import type { StepperStep } from 'ui/frame/stepper';
import type { z } from 'zod';
import type { Application } from '~/api/applications.server';
import type { ApiResult } from '~/api/result';
import type { SearchResult } from '~/company-search/company-search-field';
import type { FormValues } from '~/domain/form-values';
import type { WizardConfig } from '~/domain/wizard-config';
import { readValidForm } from '~/request/body/form-body.server';
import { redirectToConfiguredForm, requireLoginAfterInterruption } from '~/request/guards.server';
import type { RequestArgs } from '~/request/open-request.server';
import type { PortalRequest } from '~/request/portal-request';
import { addFlashMessage } from '~/request/session.server';
import type { Answer, AnswerGroup } from './answers';
import {
  convertDraftLanguage,
  findSubmittedApplication,
  forgetDraft,
  readCurrentDraft,
  redirectWithSubmittedMessage,
} from './draft.server';
import type { SheetContents } from './request-sheet';
import {
  COMPANY_CONTROLS,
  type Draft,
  type DraftKind,
  type FormTexts,
  type NamedCompany,
} from './rules/draft';
import {
  CHECK_PATH,
  type CommonPage,
  canEnterPage,
  findFirstStep,
  LOGGED_IN_PARAM,
  type Progress,
  pagePath,
  resultPositionOf,
  stepperEntriesOf,
} from './rules/journey';
import type { Referral } from './rules/referral';

export interface Step {
  readonly id: string;
  readonly title: string;
  readonly pageTitle: string;
  readonly formId: string;
  readonly names: readonly string[];
  readonly decimals: Readonly<Record<string, number>>;
  readonly texts: readonly string[];
  readonly asksCompanyDetails: boolean;
  values(texts: FormTexts): Record<string, string>;
  schema(typed: FormValues): z.ZodType<Readonly<Record<string, unknown>>>;
  answers(typed: FormValues): Answer[];
}

interface StepRedirect {
  readonly path: string;
  /** Path after the submission; null if the page itself reports the result. */
  readonly afterSubmission: string | null;
  readonly discardsDraft: boolean;
}

export type SentApplication = Readonly<Record<string, unknown>>;

type Assembly =
  | {
      readonly ok: true;
      readonly application: SentApplication;
      readonly create: (key: string) => Promise<ApiResult<Application>>;
    }
  | { readonly ok: false; readonly step: string };

export interface SubmittedStep {
  readonly step: Step;
  readonly form: FormData;
  readonly texts: FormTexts;
  readonly typed: FormTexts;
}

export interface StepSource {
  readonly kind: DraftKind;
  readonly request: PortalRequest;
  readonly config: WizardConfig;
  steps(typed: FormValues): readonly Step[];
  isFinished(step: Step, draft: Draft): boolean;
  findRedirect(page: string | CommonPage, firstStep: string): StepRedirect;
  draftChangeIn(submittedStep: SubmittedStep): ((draft: Draft) => Draft) | null;
  withCompany(draft: Draft, company: NamedCompany): Draft;
  contents(typed: FormValues): SheetContents;
  textsOf(application: Application): FormTexts;
  readonly showsResult: boolean;
  assemble(typed: FormValues, referral: Referral | null): Assembly;
}

export type StepActionData = {
  result: SubmissionResult<string[]> | null;
  searchResult: SearchResult | null;
};

export interface Journey<Source extends StepSource = StepSource> {
  readonly request: PortalRequest;
  readonly config: WizardConfig;
  readonly source: Source;
  readonly draft: Draft;
  readonly progress: Progress;
}

/** @throws redirect of a guard (SHELL-05, SHELL-06) */
export type OpenSource<Source extends StepSource> = (args: RequestArgs) => Promise<Source>;

export function readProgress(source: StepSource): Progress {
  return progressOf(source, readCurrentDraft(source.request));
}

function progressOf(source: StepSource, draft: Draft): Progress {
  const steps = source.steps(draft.typed).map((step) => ({
    id: step.id,
    title: step.title,
    isFinished: source.isFinished(step, draft),
  }));
  return { steps, loggedIn: source.request.session.data.user !== null };
}

/** @throws redirects of the guards (SHELL-05, CLA-01, DYN-03) */
export async function openPage<Source extends StepSource>(
  args: RequestArgs,
  openSource: OpenSource<Source>,
  page: string,
): Promise<Journey<Source>> {
  const source = await openSource(args);
  const { request, config } = source;
  // Refuses a form of another user's page, before anything changes the draft.
  await readValidForm(args.request);
  await convertDraftLanguage(request, ({ typed }) =>
    Object.assign({}, ...source.steps(typed).map(({ decimals }) => decimals)),
  );
  const progress = readProgress(source);
  const ownPath = pagePath(source.kind, page);
  const isOwn = page !== 'account-creation' || request.facts.url.pathname === ownPath;
  if (!canEnterPage(page, progress)) {
    throw isOwn
      ? await redirectToAllowedPage(source, page, progress, args.request)
      : redirectToConfiguredForm(request);
  }
  if (page === 'account-creation' && progress.loggedIn) {
    if (args.request.method === 'POST') throw request.redirect(`${CHECK_PATH}?${LOGGED_IN_PARAM}`, 303);
    throw request.redirect(CHECK_PATH);
  }
  if (!isOwn) throw request.redirect(ownPath + request.facts.url.search);
  return { request, config, source, draft: readCurrentDraft(request), progress };
}

async function redirectToAllowedPage(
  source: StepSource,
  page: string,
  progress: Progress,
  httpRequest: Request,
): Promise<Response> {
  const { request } = source;
  const target = source.findRedirect(page, findFirstStep(progress));
  const submittedApplication = findSubmittedApplication(request);
  if (submittedApplication !== null && target.afterSubmission !== null) {
    // The first of two submissions may already have created the application.
    const isSubmittingPage = page === 'check-answers' || page === 'account-creation';
    if (httpRequest.method === 'POST' && isSubmittingPage)
      return request.redirect(submittedApplication.path, 303);
    if (httpRequest.method === 'GET') return redirectWithSubmittedMessage(request, target.afterSubmission);
  }
  await requireLoginAfterInterruption(request, httpRequest);
  if (target.discardsDraft) {
    await forgetDraft(request);
    if (httpRequest.method === 'POST') {
      const text = request.t('application')('lost');
      await request.session.change((session) => addFlashMessage(session, { tone: 'error', text }));
    }
  }
  return request.redirect(target.path);
}

export function createStepper(
  { request, source, progress }: Pick<Journey, 'request' | 'source' | 'progress'>,
  current: string,
): StepperStep[] {
  const t = request.t('application');
  const entries = stepperEntriesOf(current, progress).map(({ id, title, state, isReachable }) => ({
    name: title ?? t('steps.account-creation'),
    state,
    ...(isReachable && { to: pagePath(source.kind, id) }),
  }));
  return source.showsResult ? [...entries, { name: t('steps.application-result'), state: 'open' }] : entries;
}

export interface WizardProgress {
  readonly stepper: StepperStep[];
  readonly offerAfterStep: number;
}

/** Unsent answers may change the steps (DYN-09). */
export function readProgressWith(
  { request, source, draft }: Journey,
  current: string,
  answers: FormTexts,
): WizardProgress {
  const progress = progressOf(source, { ...draft, typed: { ...draft.typed, ...answers } });
  return {
    stepper: createStepper({ request, source, progress }, current),
    offerAfterStep: resultPositionOf(progress),
  };
}

export function createRequestSheet({ source, draft, progress }: Journey): {
  contents: SheetContents;
  companyName: string | undefined;
  offerAfterStep: number;
} {
  return {
    contents: source.contents(draft.typed),
    companyName: draft.typed[COMPANY_CONTROLS.name],
    offerAfterStep: resultPositionOf(progress),
  };
}

export function createAnswerGroups({ source, draft }: Journey): AnswerGroup[] {
  return source.steps(draft.typed).map((step) => ({ title: step.title, answers: step.answers(draft.typed) }));
}
