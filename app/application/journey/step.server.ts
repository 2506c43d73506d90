import { isDeepStrictEqual } from 'node:util';
import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirectDocument } from '@remix-run/node';
import { MAX_SUGGESTIONS, toCompanyOption } from '~/company-search/company-option';
import { COMPANY_NAME_LENGTH } from '~/domain/company-name';
import { formatDate } from '~/domain/dates';
import { readFormValues } from '~/domain/form-values';
import { encodeMessage } from '~/domain/message';
import type { FoundCompany } from '~/domain/suggestion';
import { BACK_INTENT, DETAILS_FOR_FIELD, DISCARD_INTENT, INTENT_FIELD, SEARCH_INTENT } from '~/forms/intents';
import { handleRefusedForm } from '~/forms/refused-form.server';
import { checkFormFields, readForm, readValidForm } from '~/request/body/form-body.server';
import { UNVALIDATED_FORM_LIMITS } from '~/request/body/form-limits.server';
import type { RequestArgs } from '~/request/open-request.server';
import type { PortalRequest } from '~/request/portal-request';
import {
  CHANGE_PARAM,
  companyChangedPath,
  RECHECK_PARAM,
  RESUME_INTENT,
  reportsCompanyChange,
} from './answers';
import { findCompaniesByName, searchCompanies } from './company-search.server';
import { changeDraft, findSubmittedApplication, forgetDraft } from './draft.server';
import {
  createStepper,
  type Journey,
  type OpenSource,
  openPage,
  readProgress,
  type Step,
  type StepActionData,
  type StepSource,
  type SubmittedStep,
} from './journey.server';
import type { OfferedDraft } from './resume-notice';
import {
  addSubmittedStep,
  addUnsavedTexts,
  COMPANY_CONTROLS,
  companyFingerprint,
  currentTextsOf,
  type FormTexts,
  hasInput,
  isOfAnotherCompany,
  isReturningVisitor,
  type NamedCompany,
  pickSubmittedTexts,
} from './rules/draft';
import {
  findFirstStep,
  findOpenStep,
  pageAfter,
  pageBefore,
  pagePath,
  resultPositionOf,
} from './rules/journey';

function stepFor({ source, draft }: Journey, id: string, typed: FormTexts): Step {
  const findStep = (texts: FormTexts) => source.steps(texts).find((step) => step.id === id);
  const step = findStep(typed) ?? findStep(draft.typed);
  if (!step) throw new Error('The requested step does not exist');
  return step;
}

export function loadStepPage(journey: Journey, id: string) {
  const { request, config, draft, progress } = journey;
  const currentTexts = currentTextsOf(draft, id);
  const step = stepFor(journey, id, currentTexts);
  const values: Record<string, string> = {
    ...step.values(currentTexts),
    ...(step.asksCompanyDetails && { [DETAILS_FOR_FIELD]: companyFingerprint(draft) }),
  };
  const search = request.facts.url.searchParams;
  const isFirst = id === findFirstStep(progress);
  return {
    title: step.pageTitle,
    description: isFirst
      ? request.t('application')(config.offer ? 'loanInfo.description' : 'loanInfo.descriptionReceived')
      : null,
    mainForm: step.formId,
    language: request.facts.language,
    stepper: createStepper(journey, id),
    values,
    registerDetails: step.asksCompanyDetails ? draft.known : null,
    recheckResult: search.has(RECHECK_PARAM) ? recheck(journey, id, values) : null,
    isFirst,
    isChange: search.has(CHANGE_PARAM),
    companyChanged: reportsCompanyChange(request.facts.url) ? (draft.detailsFor?.name ?? null) : null,
    offeredDraft: isFirst ? findOfferedDraft(journey) : null,
    submittedApplication: isFirst ? findSubmittedApplication(request) : null,
    offer: config.offer,
    offerAfterStep: resultPositionOf(progress),
    loggedIn: progress.loggedIn,
  };
}

function recheck(journey: Journey, id: string, values: FormTexts): SubmissionResult<string[]> | null {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) if (value !== '') form.set(name, value);
  const { submission } = validate(journey, id, checkFormFields(form));
  return submission.status === 'success' ? null : { ...submission.reply(), initialValue: values };
}

/** DYN-02. Null for an empty draft and while the user is working on it. */
function findOfferedDraft({ request, source, draft, progress }: Journey): OfferedDraft | null {
  const isFromStartPage = request.facts.url.searchParams.has(RESUME_INTENT);
  if (!hasInput(draft) || !isReturningVisitor(draft.changedAt, new Date(), isFromStartPage)) return null;
  return {
    changedAt: draft.changedAt === null ? null : formatDate(draft.changedAt, request.facts.language),
    to: pagePath(source.kind, findOpenStep(progress) ?? 'check-answers'),
  };
}

function validate(journey: Journey, id: string, form: FormData) {
  const raw = readFormValues(form);
  const { typed: draftTexts } = journey.draft;
  const step = stepFor(journey, id, { ...draftTexts, ...raw });
  const texts = pickSubmittedTexts(raw, step.names);
  const typed = { ...draftTexts, ...texts };
  const submittedStep: SubmittedStep = { step, form, texts, typed };
  return { submittedStep, submission: parseWithZod(form, { schema: step.schema(typed) }) };
}

export function handleStepForm<Source extends StepSource>(
  args: RequestArgs,
  openSource: OpenSource<Source>,
  id: string,
) {
  return handleRefusedForm(args, () => answerForm(args, openSource, id), { searchResult: null });
}

async function answerForm<Source extends StepSource>(
  args: RequestArgs,
  openSource: OpenSource<Source>,
  id: string,
) {
  await readValidForm(args.request, UNVALIDATED_FORM_LIMITS);
  const journey = await openPage(args, openSource, id);
  const { request, source, draft } = journey;
  const longForm = await readForm(args.request, UNVALIDATED_FORM_LIMITS);
  const form = checkFormFields(longForm);
  const intent = form.get(INTENT_FIELD);
  if (intent === DISCARD_INTENT) {
    await forgetDraft(request);
    throw request.redirect(pagePath(source.kind, findFirstStep(journey.progress)), 303);
  }
  if (isOfAnotherCompany(form.get(DETAILS_FOR_FIELD)?.toString(), draft))
    throw redirectToCurrentCompany(request);
  const { submittedStep, submission } = validate(journey, id, form);
  const longTexts = pickSubmittedTexts(readFormValues(longForm), submittedStep.step.names);
  const saveUnsubmittedTexts = () =>
    changeDraft(request, (currentDraft) => addUnsavedTexts(currentDraft, id, longTexts));
  const isChange = request.facts.url.searchParams.has(CHANGE_PARAM);
  if (intent === BACK_INTENT) {
    await saveUnsubmittedTexts();
    const previousPage = pageBefore(id, readProgress(source), isChange);
    throw request.redirect(pagePath(source.kind, previousPage), 303);
  }
  const choice = source.draftChangeIn(submittedStep);
  if (choice !== null) {
    await changeDraft(request, choice);
    throw request.redirect(request.facts.pathAndQuery, 303);
  }
  if (intent === SEARCH_INTENT) {
    await saveUnsubmittedTexts();
    return searchByButton(journey, submittedStep.texts);
  }
  const isValid = submission.status === 'success';
  const name = isValid ? submission.value[COMPANY_CONTROLS.name] : undefined;
  const texts = isValid ? withSentSpelling(submittedStep, submission.value) : submittedStep.texts;
  const company = typeof name === 'string' ? { name, id: texts[COMPANY_CONTROLS.id] ?? '' } : null;
  const matchingCompanies = company ? await findCompaniesByName(journey, company) : [];
  if (company?.id === '' && matchingCompanies.length > 1) {
    await saveUnsubmittedTexts();
    return askWhichCompany(submission, matchingCompanies);
  }
  await saveSubmitted(journey, id, texts, {
    isValid,
    company: company && { ...company, registerEntry: matchingCompanies[0] ?? null },
  });
  if (isValid) throw request.redirect(nextRedirect(source, id, isChange), 303);
  const result = submission.reply();
  if (!isDeepStrictEqual(longTexts, texts)) {
    await saveUnsubmittedTexts();
    result.initialValue = { ...result.initialValue, ...longTexts };
  }
  return data<StepActionData>({ result, searchResult: null }, { status: 400 });
}

/** Takes parsed values: the house number may come from the street field (D-156). */
function withSentSpelling(
  { step, form, texts }: SubmittedStep,
  value: Readonly<Record<string, unknown>>,
): FormTexts {
  const normalizedEntries = step.texts.flatMap((name) => {
    const text = value[name];
    return form.has(name) && typeof text === 'string' ? [[name, text] as const] : [];
  });
  return { ...texts, ...Object.fromEntries(normalizedEntries) };
}

function askWhichCompany(
  submission: ReturnType<typeof validate>['submission'],
  matchingCompanies: readonly FoundCompany[],
) {
  const error = { [COMPANY_CONTROLS.id]: [encodeMessage('companyNamesakes')] };
  const result = { ...submission.reply(), status: 'error' as const, error };
  return data<StepActionData>(
    { result, searchResult: { options: matchingCompanies.map(toCompanyOption) } },
    { status: 400 },
  );
}

async function saveSubmitted(
  { request, source }: Journey,
  id: string,
  texts: FormTexts,
  { isValid, company }: { isValid: boolean; company: NamedCompany | null },
): Promise<void> {
  await changeDraft(request, (currentDraft) => {
    const savedDraft = addSubmittedStep(currentDraft, id, { texts, isValid });
    return company === null ? savedDraft : source.withCompany(savedDraft, company);
  });
}

function nextRedirect(source: StepSource, id: string, isChange: boolean): string {
  const nextPage = pageAfter(id, readProgress(source), isChange);
  const path = pagePath(source.kind, nextPage);
  return isChange && nextPage !== 'check-answers' ? `${path}?${CHANGE_PARAM}` : path;
}

async function searchByButton({ request, config }: Journey, texts: FormTexts) {
  const name = (texts[COMPANY_CONTROLS.name] ?? '').trim();
  if ([...name].length < COMPANY_NAME_LENGTH.min) {
    const error = { [COMPANY_CONTROLS.name]: [encodeMessage('tooShort', { min: COMPANY_NAME_LENGTH.min })] };
    const result = { status: 'error' as const, initialValue: { ...texts }, error };
    return data<StepActionData>({ result, searchResult: null }, { status: 400 });
  }
  const result = await searchCompanies(request, config, name);
  return data<StepActionData>({
    result: null,
    searchResult: { options: result.ok ? result.data.slice(0, MAX_SUGGESTIONS).map(toCompanyOption) : null },
  });
}

function redirectToCurrentCompany({
  facts: { url },
  headers,
}: Pick<PortalRequest, 'facts' | 'headers'>): Response {
  return redirectDocument(companyChangedPath(url), { status: 303, headers: headers() });
}
