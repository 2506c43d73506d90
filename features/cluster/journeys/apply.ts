import {
  createFormSelector,
  findCountLosses,
  findLostValues,
  type Journey,
  type JourneyStep,
  loginStep,
} from '../journey';

const EMAIL = 'ada.okafor@example.com';
const PASSWORD = 'Demo!2026pass';

const checkApplication: JourneyStep = {
  name: 'check',
  page: '/application/check-answers',
  form: createFormSelector('check-answers'),
  values: () => ({ intent: 'next' }),
};

export const applyJourney: Journey = {
  name: 'apply',
  scenario: 'empty',
  steps: [
    {
      name: 'loan',
      page: '/application/loan-info',
      form: createFormSelector('loan-info'),
      values: () => ({
        loanSize: '250000',
        loanDuration: '36',
        purposeSelect: 'operating_expenses',
        intent: 'next',
      }),
    },
    {
      name: 'company',
      page: '/application/company-name',
      form: createFormSelector('company-name'),
      values: () => ({ companyName: 'Werft Okafor GmbH', intent: 'next' }),
    },
    {
      name: 'details',
      page: '/application/company-details',
      form: createFormSelector('company-details'),
      values: () => ({
        companyType: 'GMBH',
        street: 'Hafenstraße',
        houseNumber: '12a',
        companyPostCode: '28217',
        companyLocation: 'Bremen',
        businessPurpose: 'Stahl- und Hallenbau',
        intent: 'next',
      }),
    },
    checkApplication,
    {
      name: 'account',
      page: '/application/account-creation',
      form: createFormSelector('account-creation'),
      values: () => ({
        email: EMAIL,
        password: PASSWORD,
        passwordRepeat: PASSWORD,
        acceptedTerms: 'on',
      }),
      isDone: ({ applications }) => applications.length > 0,
      recoverySteps: [
        { ...loginStep, values: () => ({ email: EMAIL, password: PASSWORD }) },
        checkApplication,
      ],
    },
  ],
  losses: ({ users, applications }) => [
    ...findCountLosses('account', users.filter(({ email }) => email === EMAIL).length),
    ...findCountLosses('application', applications.length),
    ...(applications.length === 0
      ? []
      : findLostValues(
          { loanSize: 250_000, loanDuration: 36, companyName: 'Werft Okafor GmbH', street: 'Hafenstraße' },
          applications[0]?.facts,
        )),
  ],
};
