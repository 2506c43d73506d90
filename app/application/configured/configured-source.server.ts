import { data } from '@remix-run/node';
import { applications } from '~/api/applications.server';
import { type Answer, pathToChangeAnswer } from '~/application/journey/answers';
import type { Step, StepSource, SubmittedStep } from '~/application/journey/journey.server';
import { addSubmittedStep } from '~/application/journey/rules/draft';
import { pagePath, resultPath } from '~/application/journey/rules/journey';
import { loadAnswerTexts, loadConfiguredForm } from '~/configured-form/configured-form.server';
import { type DynamicField, findOnlyOption } from '~/configured-form/rules/field';
import {
  createStartingTexts,
  currentPurposeOf,
  type DynamicForm,
  type DynamicStep,
  findChosenCurrency,
  visibleFieldsOf,
} from '~/configured-form/rules/form';
import { decimalsOf } from '~/configured-form/rules/number-format';
import { createMatcher } from '~/configured-form/rules/pattern';
import type { FormProblem } from '~/configured-form/rules/read-form';
import { createDynamicSchema } from '~/configured-form/rules/schema';
import { type ValidationContext, validateField } from '~/configured-form/rules/validate-field';
import { formatAnswer, submittedTextOf } from '~/configured-form/rules/value';
import type { FormValues } from '~/domain/form-values';
import { createWizardConfig } from '~/domain/wizard-config';
import { COUNTRY_INTENT, INTENT_FIELD, PURPOSE_SHOWN_FIELD } from '~/forms/intents';
import { requireDynamicForm } from '~/request/guards.server';
import type { RequestArgs } from '~/request/open-request.server';
import type { PortalRequest } from '~/request/portal-request';
import { createProblemData } from '~/request/problem-data.server';
import { addAddressLine } from './address-answer';
import { createConfiguredSheetContents } from './configured-contents';
import { STEP_FORM_ID } from './configured-form-id';
import { findBuiltInRule } from './rules/built-in-rules';
import { asksCompanyDetails, withConfiguredCompany } from './rules/company';
import { assembleConfiguredApplication, toConfiguredFormTexts } from './rules/new-application';
import { controlNamesOf, hasMoreQuestions, isStepFinished, textsAfterChoice } from './rules/steps';
import { type ShortAnswer, summarizeConfiguredForm, summarizeShortAnswers } from './rules/summary';

export interface ConfiguredSource extends StepSource {
  readonly form: DynamicForm;
  readonly answersOf: (typed: FormValues) => ShortAnswer[];
}

/** @throws redirects (SHELL-05, SHELL-06) or the error page (DYN-11) */
export async function openConfiguredSource(args: RequestArgs): Promise<ConfiguredSource> {
  const request = await requireDynamicForm(args);
  const reading = await loadConfiguredForm(request, 'application');
  if (!reading.ok) throw formProblem(request, reading.problem);
  const { form } = reading;
  const config = createWizardConfig(request.config);
  const usualCurrency = request.config.currencies.default;
  const contextFor = (typed: FormValues) => validationContextOf(request, form, typed);
  const addressLabel = request.t('application')('companyDetails.address');
  const answersOf = (typed: FormValues) =>
    summarizeShortAnswers(form, typed, { answerTexts: contextFor(typed).answerTexts, country: form.country });
  return {
    kind: 'dynamic',
    request,
    config,
    form,
    showsResult: true,
    steps: (typed) =>
      currentPurposeOf(form, typed).steps.map((step) =>
        stepOf(step, visibleFieldsOf(form, step, typed), contextFor, addressLabel),
      ),
    isFinished: ({ id }, draft) => isStepFinished(form, id, draft, contextFor(draft.typed)),
    findRedirect(page, firstStep) {
      const path = pagePath('dynamic', firstStep);
      const isShared = page === 'check-answers' || page === 'account-creation';
      if (!isShared)
        return { path: path + request.facts.url.search, afterSubmission: null, discardsDraft: false };
      return { path, afterSubmission: resultPath(request.config), discardsDraft: false };
    },
    draftChangeIn: (submittedStep) => choiceIn(form, submittedStep, request.facts.language),
    withCompany: (draft, company) =>
      withConfiguredCompany(draft, company, {
        purpose: currentPurposeOf(form, draft.typed),
        config,
        language: request.facts.language,
      }),
    textsOf: (application) => toConfiguredFormTexts(form, application, request.facts.language),
    contents: (typed) =>
      createConfiguredSheetContents(summarizeConfiguredForm(form, typed, request.facts.language), {
        t: request.t('application'),
        answerTexts: contextFor(typed).answerTexts,
        answers: answersOf(typed),
        amountStep: null,
      }),
    answersOf,
    assemble(typed, referral) {
      const assembly = assembleConfiguredApplication(form, typed, {
        ...contextFor(typed),
        usualCurrency,
        referral,
      });
      if (!assembly.ok) return assembly;
      const { application } = assembly;
      return {
        ok: true,
        application,
        create: (key) => applications.createConfigured(request.api, application, key),
      };
    },
  };
}

const TEXT_CONTROLS: ReadonlySet<string> = new Set<DynamicField['control']['kind']>([
  'text',
  'textarea',
  'company-search',
]);

function stepOf(
  { id, title }: DynamicStep,
  fields: readonly DynamicField[],
  contextFor: (typed: FormValues) => ValidationContext,
  addressLabel: string,
): Step {
  return {
    id,
    title,
    pageTitle: title,
    formId: STEP_FORM_ID,
    names: controlNamesOf(fields),
    decimals: Object.fromEntries(
      fields.flatMap(({ name, control }) =>
        'numberFormat' in control ? [[name, decimalsOf(control.numberFormat)]] : [],
      ),
    ),
    texts: fields.filter(({ control }) => TEXT_CONTROLS.has(control.kind)).map(({ name }) => name),
    asksCompanyDetails: asksCompanyDetails(fields),
    values: (texts) => ({ ...createStartingTexts(fields), ...texts }),
    schema: (typed) => createDynamicSchema(fields, typed, contextFor(typed)),
    answers(typed) {
      const askedFields = fields.filter((field) => findOnlyOption(field) === undefined);
      const answers = askedFields.map((field) => answerOf(field, id, typed, contextFor(typed)));
      return addAddressLine(answers, askedFields, addressLabel);
    },
  };
}

function answerOf(field: DynamicField, step: string, typed: FormValues, context: ValidationContext): Answer {
  const result = validateField(field, typed, context);
  const value = result.ok ? result.value : submittedTextOf(field, typed);
  return {
    name: field.id,
    label: field.label,
    value: value === undefined || value === '' ? null : formatAnswer(field, value, context.answerTexts),
    to: pathToChangeAnswer(pagePath('dynamic', step), STEP_FORM_ID, field.name),
  };
}

function choiceIn(
  form: DynamicForm,
  { step, form: formData, texts, typed }: SubmittedStep,
  language: string,
): ReturnType<StepSource['draftChangeIn']> {
  const shownFor = formData.get(PURPOSE_SHOWN_FIELD)?.toString() ?? null;
  if (formData.get(INTENT_FIELD) !== COUNTRY_INTENT && !hasMoreQuestions(form, step.id, { typed, shownFor }))
    return null;
  return (draft) => {
    const newTexts = textsAfterChoice(form, step.id, { previousTexts: draft.typed, texts, language });
    return addSubmittedStep(draft, step.id, { texts: newTexts, isValid: false });
  };
}

function formProblem(request: PortalRequest, { severity }: FormProblem) {
  const problem = createProblemData({
    messages: [request.t('replies')('dynamicForm')],
    emailNotConfirmed: false,
  });
  return data(problem, { status: severity === 'screen' ? 503 : 500 });
}

function validationContextOf(
  request: PortalRequest,
  form: DynamicForm,
  typed: FormValues,
): ValidationContext {
  const currency = findChosenCurrency(
    currentPurposeOf(form, typed),
    typed,
    request.config.currencies.default,
  );
  return {
    answerTexts: loadAnswerTexts(request, currency),
    country: form.country,
    matcherOf: createMatcher,
    standardRuleOf: findBuiltInRule,
  };
}
