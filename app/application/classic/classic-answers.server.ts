import { type Answer, type AnswerGroup, changePath } from '~/application/journey/answers';
import { isCompanyType } from '~/domain/company-types';
import type { Typed } from '~/domain/form-schema';
import { formatMoney } from '~/domain/money';
import type { SheetWords } from './classic-contents';
import { asksPersonalTaxNumber, chosenCountry } from './rules/company-details';
import { type Draft, valuesOf } from './rules/draft';
import { type FormStep, stagePath } from './rules/journey';
import { asksPurpose } from './rules/loan-info';
import { requestSummary } from './rules/request-summary';
import type { WizardConfig } from './rules/wizard-config';

/** The answers of the classic wizard in words, each with the place where it can be changed. */
export function classicAnswers(draft: Draft, config: WizardConfig, words: SheetWords): AnswerGroup[] {
  const { t } = words;
  const loan = valuesOf(draft, 'loan-info');
  const name = valuesOf(draft, 'company-name');
  const details = valuesOf(draft, 'company-details');
  return [
    { title: t('steps.loan-info'), answers: loanAnswers(loan, config, words) },
    {
      title: t('steps.company-name'),
      answers: [answerAt('company-name')('companyName', t('companyName.name'), name.companyName)],
    },
    { title: t('steps.company-details'), answers: detailAnswers(details, config, words) },
  ];
}

/** Makes the answers of a step: the form's id is the step's. */
const answerAt =
  (step: FormStep) =>
  (name: string, label: string, value: string | null | undefined): Answer => ({
    name,
    label,
    value: value?.trim() ? value : null,
    to: changePath(stagePath(step), step, name),
  });

function loanAnswers(typed: Typed, config: WizardConfig, { t, enums, language }: SheetWords): Answer[] {
  const answer = answerAt('loan-info');
  const summary = requestSummary(typed, config);
  const money = (amount: number | null) =>
    amount === null ? null : formatMoney(amount, summary.currency, language);
  if (summary.kind === 'factoring') {
    const abroad = summary.internationalCustomers;
    return [
      answer('loanType', t('loanInfo.loanType'), enums('loanType.factoring')),
      answer('factoring_limit', t('loanInfo.factoring_limit'), money(summary.amount)),
      answer(
        'annual_sales_previous_year',
        t('loanInfo.annual_sales_previous_year'),
        money(summary.annualSales),
      ),
      answer(
        'has_international_customers',
        t('loanInfo.has_international_customers'),
        abroad === null ? null : t(abroad ? 'yes' : 'no'),
      ),
    ];
  }
  const { loanType, duration, purpose } = summary;
  return [
    answer('loanType', t('loanInfo.loanType'), enums(`loanType.${loanType}`)),
    answer('loanSize', t('loanInfo.loanSize'), money(summary.amount)),
    answer(
      'loanDuration',
      t('loanInfo.loanDuration'),
      duration === null ? null : enums('durationUnit.months', { count: duration }),
    ),
    ...(asksPurpose(config)
      ? [answer('purposeSelect', t('loanInfo.purposeSelect'), purpose && enums(`purpose.${purpose}`))]
      : []),
    ...(purpose === 'other'
      ? [answer('purposeDescription', t('loanInfo.purposeDescription'), typed.purposeDescription)]
      : []),
  ];
}

function detailAnswers(typed: Typed, config: WizardConfig, { t, enums, language }: SheetWords): Answer[] {
  const answer = answerAt('company-details');
  const said = (
    name:
      | 'street'
      | 'houseNumber'
      | 'companyPostCode'
      | 'companyLocation'
      | 'taxIdNumber'
      | 'businessPurpose',
  ) => answer(name, t(`companyDetails.${name}`), typed[name]);
  const country = chosenCountry(typed, config);
  const type = typed.companyType;
  return [
    ...(config.countries.length > 1
      ? [
          answer(
            'companyCountry',
            t('companyDetails.companyCountry'),
            new Intl.DisplayNames([language], { type: 'region' }).of(country),
          ),
        ]
      : []),
    answer(
      'companyType',
      t('companyDetails.companyType'),
      isCompanyType(type) ? enums(`companyType.${type}`) : type,
    ),
    said('street'),
    said('houseNumber'),
    said('companyPostCode'),
    said('companyLocation'),
    ...(config.registerNumber ? [answer('hrNumber', t('companyDetails.hrNumber'), typed.hrNumber)] : []),
    said('taxIdNumber'),
    ...(asksPersonalTaxNumber(typed, config)
      ? [answer('personalTaxIdNumber', t('companyDetails.personalTaxIdNumber'), typed.personalTaxIdNumber)]
      : []),
    said('businessPurpose'),
  ];
}
