import type { Answer } from '~/application/journey/answers';
import { isCompanyType } from '~/domain/company-types';
import { countryName } from '~/domain/countries';
import { formatMoney } from '~/domain/money';
import { type CompanyDetailsName, chosenCountry } from '../rules/company-details';
import { askedNames, type FieldContext, type Fields } from '../rules/field';
import type { LoanInfoName } from '../rules/loan-info';
import { type RequestSummary, requestSummary } from '../rules/request-summary';
import { CLASSIC_STEPS, type FormStep } from '../rules/steps';
import { classicLabels, type Translations } from './classic-texts';

export function classicAnswers(
  step: FormStep,
  context: FieldContext,
  translations: Translations,
): Omit<Answer, 'to'>[] {
  const fields: Fields = CLASSIC_STEPS[step];
  const labels: Readonly<Record<string, string>> = classicLabels(translations.t)[step];
  const formats: Readonly<Record<string, FormatAnswer>> = FORMATS;
  return askedNames(fields, context).flatMap((name) => {
    const label = labels[name];
    if (label === undefined || PART_OF_ANOTHER.has(name)) return [];
    const format = formats[name];
    const value = format ? format(context, translations) : context.typed[name];
    return [{ name, label, value: value?.trim() ? value : null }];
  });
}

const PART_OF_ANOTHER: ReadonlySet<string> = new Set<LoanInfoName>(['currency']);

type FormatAnswer = (context: FieldContext, translations: Translations) => string | null | undefined;

const FORMATS: Partial<Record<LoanInfoName | CompanyDetailsName, FormatAnswer>> = {
  loanType: ({ typed, config, language }, { enums }) => {
    const summary = requestSummary(typed, config, language);
    return enums(`loanType.${summary.kind === 'loan' ? summary.loanType : 'factoring'}`);
  },
  loanSize: money((summary) => summary.amount),
  loanDuration: ({ typed, config, language }, { enums }) => {
    const { duration } = { duration: null, ...requestSummary(typed, config, language) };
    return duration === null ? null : enums('durationUnit.months', { count: duration });
  },
  factoring_limit: money((summary) => summary.amount),
  annual_sales_previous_year: money((summary) => (summary.kind === 'factoring' ? summary.annualSales : null)),
  has_international_customers: ({ typed, config, language }, { t }) => {
    const { internationalCustomers: abroad } = {
      internationalCustomers: null,
      ...requestSummary(typed, config, language),
    };
    return abroad === null ? null : t(abroad ? 'yes' : 'no');
  },
  purposeSelect: ({ typed, config, language }, { enums }) => {
    const { purpose } = { purpose: null, ...requestSummary(typed, config, language) };
    return purpose && enums(`purpose.${purpose}`);
  },
  companyCountry: ({ typed, config }, { language }) => countryName(chosenCountry(typed, config), language),
  companyType: ({ typed: { companyType } }, { enums }) =>
    isCompanyType(companyType) ? enums(`companyType.${companyType}`) : companyType,
};

function money(amountOf: (summary: RequestSummary) => number | null): FormatAnswer {
  return ({ typed, config }, { language }) => {
    const summary = requestSummary(typed, config, language);
    const amount = amountOf(summary);
    return amount === null ? null : formatMoney(amount, summary.currency, language);
  };
}
