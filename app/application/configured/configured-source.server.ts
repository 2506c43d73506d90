import { data } from '@remix-run/node';
import { applications } from '~/api/applications.server';
import { type Answer, changePath } from '~/application/journey/answers';
import type { Step, StepSource, SubmittedStep } from '~/application/journey/journey.server';
import { withSubmittedStep } from '~/application/journey/rules/draft';
import { pagePath, resultPath } from '~/application/journey/rules/journey';
import { answerTextsOf, configuredForm } from '~/configured-form/configured-form.server';
import { type DynamicField, onlyOption } from '~/configured-form/rules/field';
import {
  chosenCurrency,
  type DynamicForm,
  type DynamicStep,
  shownFields,
  shownPurpose,
  startingTexts,
} from '~/configured-form/rules/form';
import { matcherOf } from '~/configured-form/rules/pattern';
import { typedDecimals } from '~/configured-form/rules/quantity';
import type { FormProblem } from '~/configured-form/rules/read-form';
import { dynamicSchema } from '~/configured-form/rules/schema';
import { type ValidationContext, validateField } from '~/configured-form/rules/validate-field';
import { shownValue, typedOf } from '~/configured-form/rules/value';
import type { Typed } from '~/domain/typed';
import { wizardConfig } from '~/domain/wizard-config';
import { COUNTRY, INTENT, PURPOSE_SHOWN } from '~/forms/intents';
import { requireDynamicForm } from '~/request/guards.server';
import type { RequestArgs } from '~/request/open-request.server';
import type { PortalRequest } from '~/request/portal-request';
import { problemOf } from '~/request/problem-data.server';
import { withAddressLine } from './address-answer';
import { configuredContents } from './configured-contents';
import { STEP_FORM } from './configured-form-id';
import { builtInRule } from './rules/built-in-rules';
import { asksDetails, withConfiguredCompany } from './rules/company';
import { assembleConfigured, configuredTexts } from './rules/new-application';
import { controlNames, hasMoreQuestions, isFinished, textsAfterChoice } from './rules/steps';
import { configuredSummary, type ShortAnswer, shortAnswers } from './rules/summary';

export interface ConfiguredSource extends StepSource {
  readonly form: DynamicForm;
  readonly answersOf: (typed: Typed) => ShortAnswer[];
}

/** DYN-01. @throws redirects (SHELL-05, SHELL-06) or the error page (DYN-11) */
export async function openConfigured(args: RequestArgs): Promise<ConfiguredSource> {
  const request = await requireDynamicForm(args);
  const reading = await configuredForm(request, 'application');
  if (!reading.ok) throw formProblem(request, reading.problem);
  const { form } = reading;
  const config = wizardConfig(request.config);
  const usualCurrency = request.config.currencies.default;
  const contextFor = (typed: Typed) => validationContextOf(request, form, typed);
  const addressLabel = request.t('application')('companyDetails.address');
  const answersOf = (typed: Typed) =>
    shortAnswers(form, typed, { words: contextFor(typed).words, country: form.country });
  return {
    kind: 'dynamic',
    request,
    config,
    form,
    showsResult: true,
    steps: (typed) =>
      shownPurpose(form, typed).steps.map((step) =>
        stepOf(step, shownFields(form, step, typed), contextFor, addressLabel),
      ),
    isFinished: ({ id }, draft) => isFinished(form, id, draft, contextFor(draft.typed)),
    redirectFrom(page, first) {
      const to = pagePath('dynamic', first);
      const isShared = page === 'check-answers' || page === 'account-creation';
      if (!isShared)
        return { to: to + request.facts.url.search, afterSubmission: null, discardsDraft: false };
      return { to, afterSubmission: resultPath(request.config), discardsDraft: false };
    },
    draftChangeIn: (sent) => choiceIn(form, sent, request.facts.language),
    withCompany: (draft, named) =>
      withConfiguredCompany(draft, named, {
        purpose: shownPurpose(form, draft.typed),
        config,
        language: request.facts.language,
      }),
    textsOf: (application) => configuredTexts(form, application, request.facts.language),
    contents: (typed) =>
      configuredContents(configuredSummary(form, typed, request.facts.language), {
        t: request.t('application'),
        words: contextFor(typed).words,
        answers: answersOf(typed),
        amountStep: null,
      }),
    answersOf,
    assemble(typed, referral) {
      const assembly = assembleConfigured(form, typed, { ...contextFor(typed), usualCurrency, referral });
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
  contextFor: (typed: Typed) => ValidationContext,
  addressLabel: string,
): Step {
  return {
    id,
    title,
    pageTitle: title,
    formId: STEP_FORM,
    names: controlNames(fields),
    decimals: Object.fromEntries(
      fields.flatMap(({ name, control }) =>
        'quantity' in control ? [[name, typedDecimals(control.quantity)]] : [],
      ),
    ),
    texts: fields.filter(({ control }) => TEXT_CONTROLS.has(control.kind)).map(({ name }) => name),
    asksCompanyDetails: asksDetails(fields),
    values: (kept) => ({ ...startingTexts(fields), ...kept }),
    schema: (typed) => dynamicSchema(fields, typed, contextFor(typed)),
    answers(typed) {
      const asked = fields.filter((field) => onlyOption(field) === undefined);
      const answers = asked.map((field) => answerOf(field, id, typed, contextFor(typed)));
      return withAddressLine(answers, asked, addressLabel);
    },
  };
}

function answerOf(field: DynamicField, step: string, typed: Typed, context: ValidationContext): Answer {
  const checked = validateField(field, typed, context);
  const value = checked.ok ? checked.value : typedOf(field, typed);
  return {
    name: field.id,
    label: field.label,
    value: value === undefined || value === '' ? null : shownValue(field, value, context.words),
    to: changePath(pagePath('dynamic', step), STEP_FORM, field.name),
  };
}

function choiceIn(
  form: DynamicForm,
  { step, form: sent, texts, typed }: SubmittedStep,
  language: string,
): ReturnType<StepSource['draftChangeIn']> {
  const shownFor = sent.get(PURPOSE_SHOWN)?.toString() ?? null;
  if (sent.get(INTENT) !== COUNTRY && !hasMoreQuestions(form, step.id, { typed, shownFor })) return null;
  return (draft) => {
    const fitting = textsAfterChoice(form, step.id, { before: draft.typed, texts, language });
    return withSubmittedStep(draft, step.id, { texts: fitting, accepted: false });
  };
}

function formProblem(request: PortalRequest, { severity }: FormProblem) {
  const problem = problemOf({ messages: [request.t('replies')('dynamicForm')], emailNotConfirmed: false });
  return data(problem, { status: severity === 'screen' ? 503 : 500 });
}

function validationContextOf(request: PortalRequest, form: DynamicForm, typed: Typed): ValidationContext {
  const currency = chosenCurrency(shownPurpose(form, typed), typed, request.config.currencies.default);
  return {
    words: answerTextsOf(request, currency),
    country: form.country,
    matcherOf,
    standing: builtInRule,
  };
}
