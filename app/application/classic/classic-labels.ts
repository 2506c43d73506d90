import type { TFunction } from 'i18next';
import { COMPANY_DETAILS } from '../company-details/rules/company-details';
import { LOAN_INFO } from '../loan-info/rules/loan-info';
import { type Fields, namesOf } from './rules/field';
import type { FormStep } from './rules/steps';

export function classicLabels(t: TFunction<'application'>) {
  return {
    'loan-info': labelled(LOAN_INFO, (name) => t(`loanInfo.${name}`)),
    'company-name': { companyName: t('companyName.name') },
    'company-details': labelled(COMPANY_DETAILS, (name) => t(`companyDetails.${name}`)),
  } satisfies Record<FormStep, Record<string, string>>;
}

function labelled<F extends Fields>(fields: F, label: (name: keyof F & string) => string) {
  return Object.fromEntries(namesOf(fields).map((name) => [name, label(name)]));
}
