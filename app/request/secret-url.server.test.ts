import { expect, it } from 'vitest';
import { isSecretUrl } from './secret-url.server';

const isSecret = (address: string, params: Record<string, string> = {}) =>
  isSecretUrl(new URL(address, 'http://demo.example'), params);

it.each([
  ['/user/account/reset/abc', { token: 'abc' }],
  ['/user/account/confirm_email/abc', { confirmationCode: 'abc' }],
  ['/user/account/reset/abc/', { token: 'abc' }],
  ['/user/account/res et/abc', { '*': 'user/account/res et/abc' }],
  ['/dashboard/applications/1/a-new-kind-of-link/abc', { id: '1', ticket: 'abc' }],
  ['/dashboard/applications/1/documents/phone', { id: '1' }],
  ['/phone/abc', { token: 'abc' }],
  ['/login?redirectTo=%2Fphone%2Fabc', {}],
  ['/dashboard/applications?confirmation_token=abc', {}],
  ['/login?CONFIRMATION_TOKEN=abc', {}],
  ['/login?confirmation%5Ftoken=abc', {}],
  ['/login?redirectTo=%2Fdashboard%2Fapplications%3Fconfirmation_token%3Dabc', {}],
  ['/login?code=abc', {}],
  ['/login?lang=fr&T=abc', {}],
  ['/login?redirectTo=%2Fdashboard%3Fcode%3Dabc', {}],
  ['/login?redirectTo=/user/account/invite/abc', {}],
  ['/login?redirectTo=%252Fuser%252Faccount%252Freset%252Fabc', {}],
  ['/login?redirectTo=%2Fuser%2Faccount%2Freset%2Fabc%E4', {}],
  ['/login?redirectTo=%E4%2Fuser%2Faccount%2Freset%2Fabc', {}],
  ['/login?redirectTo=%252525252525252Fa', {}],
])('D-91: isSecretUrl (whether a URL contains a secret) returns true for %s', (address, params) => {
  expect(isSecret(address, params)).toBe(true);
});

it.each([
  ['/login', {}],
  ['/login?lang=de&utm_source=news%20letter&rate=5%', {}],
  ['/login?redirectTo=%2Fdashboard%2Fapplications%2F1%2Fdocuments', {}],
  ['/dashboard/applications/1/documents', { id: '1' }],
  ['/application/new/company-name', { stepId: 'company-name' }],
])('D-91: isSecretUrl (whether a URL contains a secret) returns false for %s', (address, params) => {
  expect(isSecret(address, params)).toBe(false);
});
