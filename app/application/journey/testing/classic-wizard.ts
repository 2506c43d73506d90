import type { Visitor } from '~/testing/visitor';

export const CLASSIC_STEP_PATHS = {
  loan: '/application/loan-info',
  name: '/application/company-name',
  details: '/application/company-details',
  check: '/application/check-answers',
  account: '/application/account-creation',
  result: '/application/application-result',
} as const;

export const LOAN_INPUT = {
  loanType: 'working_capital',
  loanSize: '250,000',
  loanDuration: '36',
  purposeSelect: 'operating_expenses',
};
export const COMPANY_NAME_INPUT = { companyName: 'Hafenkontor Brinkmann GmbH' };
export const COMPANY_DETAILS_INPUT = {
  companyType: 'GMBH',
  street: 'Industriestraße',
  houseNumber: '14',
  companyPostCode: '28195',
  companyLocation: 'Bremen',
  businessPurpose: 'Stahl- und Hallenbau',
};

const STEPS = [
  [CLASSIC_STEP_PATHS.loan, LOAN_INPUT],
  [CLASSIC_STEP_PATHS.name, COMPANY_NAME_INPUT],
  [CLASSIC_STEP_PATHS.details, COMPANY_DETAILS_INPUT],
] as const;

export async function submitSteps(visitor: Visitor, steps: 1 | 2 | 3 = 3): Promise<Visitor> {
  for (const [path, typed] of STEPS.slice(0, steps)) {
    const { status } = await visitor.post(path, typed);
    if (status !== 303) throw new Error(`${path} was refused with ${status}`);
  }
  return visitor;
}
