import { login, register } from 'contracts/api/account';
import type { NewApplication } from 'contracts/api/applications';
import { readCookie, type TestSandbox } from './test-simulator';

export const KATRIN_LOGIN = 'katrin.brandt@metallbau-brandt.example';
export const JONAS_LOGIN = 'jonas.brandt@metallbau-brandt.example';
export const PERSONA_PASSWORD = 'Demo!2026pass';

export async function logInUser(sandbox: TestSandbox, email: string, password = PERSONA_PASSWORD) {
  const outcome = await sandbox.call(login, { body: { email, password } });
  if (!outcome.ok) throw new Error(`Login failed with status ${outcome.status}`);
  return sandbox.with({ cookie: readCookie(outcome) });
}

export const REGISTRATION_BODY = {
  email: 'neu@beispiel.example',
  password: 'Sonne#2026',
  accepted_terms: true,
  accepted_partner_terms: true,
  interface_language: 'de',
  communication_language: 'de',
} as const;

export async function registerUser(sandbox: TestSandbox, change: Partial<typeof REGISTRATION_BODY> = {}) {
  const outcome = await sandbox.call(register, { body: { ...REGISTRATION_BODY, ...change } });
  if (!outcome.ok) throw new Error(`Registration failed with status ${outcome.status}`);
  return sandbox.with({ cookie: readCookie(outcome) });
}

export const LOAN_BODY: NewApplication = {
  allBanksLoanPurpose: 'general_liquidity',
  currency: 'EUR',
  loanSize: 100_000,
  loanDuration: 48,
  purposeSelect: 'operating_expenses',
  companyName: 'Hafenkontor Brinkmann GmbH',
  companyType: 'GMBH',
  street: 'Speicherstraße',
  houseNumber: '12a',
  companyPostCode: '28217',
  companyLocation: 'Bremen',
  companyCountry: 'DE',
  businessPurpose: 'Handel mit Schiffszubehör',
};
