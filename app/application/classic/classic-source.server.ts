import { applications } from '~/api/applications.server';
import { type Answer, pathToChangeAnswer } from '~/application/journey/answers';
import {
  openPage,
  type Step,
  type StepSource,
  type SubmittedStep,
} from '~/application/journey/journey.server';
import {
  addSubmittedStep,
  addUnsavedTexts,
  currentTextsOf,
  type Draft,
  type FormTexts,
} from '~/application/journey/rules/draft';
import { pagePath } from '~/application/journey/rules/journey';
import { loadStepPage } from '~/application/journey/step.server';
import { formatAddressLine } from '~/domain/address';
import { isCompanyType } from '~/domain/company-types';
import { formatCountryName } from '~/domain/countries';
import type { FormValues } from '~/domain/form-values';
import { formatMoney } from '~/domain/money';
import { createWizardConfig, findMissingOptionLists, type WizardConfig } from '~/domain/wizard-config';
import { COUNTRY_INTENT, INTENT_FIELD, LOAN_TYPE_INTENT, RESTORE_INTENT } from '~/forms/intents';
import { page } from '~/page/page';
import { requireClassicWizard, requireOptionLists } from '~/request/guards.server';
import type { RequestArgs } from '~/request/open-request.server';
import { type CompanyDetailsName, chosenCountryOf, findUsualCompanyType } from '../rules/company-details';
import { askedFieldNames, type FieldContext, type Fields, fieldNamesOf } from '../rules/field';
import {
  AMOUNT_DECIMALS,
  createStartingValues,
  type LoanInfoName,
  restoreClampedTerms,
  snapToSliderSteps,
} from '../rules/loan-info';
import { createRequestSummary, type RequestSummary } from '../rules/request-summary';
import {
  createCompanyDetailsSchema,
  createCompanyNameSchema,
  createLoanInfoSchema,
} from '../rules/step-schemas';
import { CLASSIC_STEPS, FORM_STEPS, type FormStep } from '../rules/steps';
import { assembleClassicApplication, toClassicFormTexts, withClassicCompany } from './rules/new-application';
import {
  type ClassicTranslations,
  createClassicLabels,
  createClassicSheetContents,
} from './use-classic-step';

function classicAnswers(
  step: FormStep,
  context: FieldContext,
  translations: ClassicTranslations,
): Omit<Answer, 'to'>[] {
  const fields: Fields = CLASSIC_STEPS[step];
  const labels = createClassicLabels(translations.t, step, CLASSIC_STEPS[step]);
  const formats: Readonly<Record<string, FormatAnswer>> = FORMATS;
  return askedFieldNames(fields, context).flatMap((name) => {
    const label = labels[name];
    if (label === undefined || FIELDS_SHOWN_WITH_ANOTHER.has(name)) return [];
    const format = formats[name];
    const value = format ? format(context, translations) : context.typed[name];
    const shownAs =
      name === 'street'
        ? { label: translations.t('companyDetails.address'), containedNames: ADDRESS_DETAILS }
        : { label };
    return [{ name, ...shownAs, value: value?.trim() ? value : null }];
  });
}

const ADDRESS_DETAILS = [
  'houseNumber',
  'companyPostCode',
  'companyLocation',
] as const satisfies CompanyDetailsName[];

const FIELDS_SHOWN_WITH_ANOTHER: ReadonlySet<string> = new Set<LoanInfoName | CompanyDetailsName>([
  'currency',
  ...ADDRESS_DETAILS,
]);

type FormatAnswer = (context: FieldContext, translations: ClassicTranslations) => string | null | undefined;

const FORMATS: Partial<Record<LoanInfoName | CompanyDetailsName, FormatAnswer>> = {
  loanType: ({ typed, config, language }, { enums }) => {
    const summary = createRequestSummary(typed, config, language);
    return enums(`loanType.${summary.kind === 'loan' ? summary.loanType : 'factoring'}`);
  },
  loanSize: money((summary) => summary.amount),
  loanDuration: ({ typed, config, language }, { enums }) => {
    const { duration } = { duration: null, ...createRequestSummary(typed, config, language) };
    return duration === null ? null : enums('durationUnit.months', { count: duration });
  },
  factoring_limit: money((summary) => summary.amount),
  annual_sales_previous_year: money((summary) => (summary.kind === 'factoring' ? summary.annualSales : null)),
  has_international_customers: ({ typed, config, language }, { t }) => {
    const { internationalCustomers: hasInternationalCustomers } = {
      internationalCustomers: null,
      ...createRequestSummary(typed, config, language),
    };
    return hasInternationalCustomers === null ? null : t(hasInternationalCustomers ? 'yes' : 'no');
  },
  purposeSelect: ({ typed, config, language }, { enums }) => {
    const { purpose } = { purpose: null, ...createRequestSummary(typed, config, language) };
    return purpose && enums(`purpose.${purpose}`);
  },
  companyCountry: ({ typed, config }, { language }) =>
    formatCountryName(chosenCountryOf(typed, config), language),
  street: ({ typed: { street, houseNumber, companyPostCode, companyLocation } }) =>
    formatAddressLine(street, houseNumber, companyPostCode, companyLocation),
  companyType: ({ typed: { companyType } }, { enums }) =>
    isCompanyType(companyType) ? enums(`companyType.${companyType}`) : companyType,
};

function money(selectAmount: (summary: RequestSummary) => number | null): FormatAnswer {
  return ({ typed, config }, { language }) => {
    const summary = createRequestSummary(typed, config, language);
    const amount = selectAmount(summary);
    return amount === null ? null : formatMoney(amount, summary.currency, language);
  };
}

export async function openClassicSource(args: RequestArgs): Promise<StepSource> {
  const request = await requireClassicWizard(args);
  requireOptionLists(request, findMissingOptionLists(request.config));
  const config = createWizardConfig(request.config);
  const { language } = request.facts;
  const translations = { t: request.t('application'), enums: request.t('enums'), language };
  const steps = FORM_STEPS.map((id): Step => {
    return {
      id,
      title: translations.t(`steps.${id}`),
      pageTitle: translations.t(PAGE_TITLES[id]),
      formId: id,
      names: fieldNamesOf<Fields>(CLASSIC_STEPS[id]),
      decimals: id === 'loan-info' ? AMOUNT_DECIMALS : {},
      texts: fieldNamesOf<Fields>(CLASSIC_STEPS[id]).filter((name) => !(name in AMOUNT_DECIMALS)),
      asksCompanyDetails: id === 'company-details',
      values: (texts) => valuesOf(id, texts, config),
      schema: (typed) => SCHEMAS[id]({ typed, config, language }),
      answers: (typed) =>
        classicAnswers(id, { typed, config, language }, translations).map((answer) => ({
          ...answer,
          to: pathToChangeAnswer(pagePath('classic', id), id, answer.name),
        })),
    };
  });
  return {
    kind: 'classic',
    request,
    config,
    showsResult: false,
    steps: () => steps,
    isFinished: ({ id }, { sent }) => sent.includes(id),
    findRedirect(from) {
      const hasAccount = request.session.data.user !== null;
      const path = hasAccount ? '/dashboard/applications' : '/login';
      return { path, afterSubmission: path, discardsDraft: !(from === 'account-creation' && hasAccount) };
    },
    draftChangeIn: (submittedStep) => choiceIn(submittedStep, config),
    withCompany: (draft, company) => withClassicCompany(draft, company, config),
    contents: (typed: FormValues) =>
      createClassicSheetContents(createRequestSummary(typed, config, language), translations),
    textsOf: (application) => snapToSliderSteps(toClassicFormTexts(application, language), config),
    assemble(typed, referral) {
      const assembly = assembleClassicApplication(typed, { config, language, referral });
      if (!assembly.ok) return assembly;
      const { application } = assembly;
      return { ok: true, application, create: (key) => applications.create(request.api, application, key) };
    },
  };
}

export async function loadClassicStep(args: RequestArgs, step: FormStep) {
  const journey = await openPage(args, openClassicSource, step);
  return page(journey.request, { ...loadStepPage(journey, step), config: journey.config });
}

/** If the register lacks more values, the page shows fields instead of the company's card. */
const MAX_REGISTER_GAPS = 2;

/** Null if the page shows no company card. */
export function findRegisterGaps(
  registerDetails: FormTexts | null,
  { config, language }: Pick<FieldContext, 'config' | 'language'>,
): string[] | null {
  if (registerDetails === null) return null;
  const typed = Object.fromEntries(Object.entries(registerDetails).filter(([, text]) => text !== ''));
  const { error } = createCompanyDetailsSchema({ typed, config, language }).safeParse(typed);
  const gaps = [...new Set((error?.issues ?? []).map(({ path }) => String(path[0])))];
  return gaps.length > MAX_REGISTER_GAPS ? null : gaps;
}

const SCHEMAS = {
  'loan-info': createLoanInfoSchema,
  'company-name': createCompanyNameSchema,
  'company-details': createCompanyDetailsSchema,
} as const satisfies Record<FormStep, unknown>;

const PAGE_TITLES = {
  'loan-info': 'loanInfo.pageTitle',
  'company-name': 'companyName.pageTitle',
  'company-details': 'companyDetails.pageTitle',
} as const satisfies Record<FormStep, string>;

function valuesOf(step: FormStep, texts: FormTexts, config: WizardConfig): Record<string, string> {
  switch (step) {
    case 'loan-info':
      return { ...createStartingValues(config), ...texts };
    case 'company-name':
      return { ...texts };
    case 'company-details':
      return {
        companyType: findUsualCompanyType(texts, config),
        ...texts,
        companyCountry: chosenCountryOf(texts, config),
      };
  }
}

function choiceIn(
  { step, form, texts }: SubmittedStep,
  config: WizardConfig,
): ((draft: Draft) => Draft) | null {
  switch (form.get(INTENT_FIELD)) {
    case LOAN_TYPE_INTENT:
      return (draft) =>
        addUnsavedTexts(
          draft,
          step.id,
          restoreClampedTerms(texts, { renderedValues: currentTextsOf(draft, step.id), config }),
        );
    case RESTORE_INTENT:
      return (draft) =>
        addSubmittedStep(draft, step.id, { texts: { ...texts, ...draft.known }, isValid: false });
    case COUNTRY_INTENT:
      return (draft) =>
        addSubmittedStep(draft, step.id, { texts: { ...texts, companyType: '' }, isValid: false });
    default:
      return null;
  }
}
