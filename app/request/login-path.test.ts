import { describe, expect, it } from 'vitest';
import { landingPathAfterLogin, loginContextQuery, loginPath } from './login-path';

describe('landingPathAfterLogin (page after the login)', () => {
  it.each([
    ['', '/dashboard/applications'],
    ['redirectTo=%2Fdashboard%2Fapplications%2F17%3Ftab%3Da', '/dashboard/applications/17?tab=a'],
    [
      'redirectTo=%2Fdashboard%2Fapplications%3Fconfirmation_token%3Dabc&confirmation_token=abc',
      '/dashboard/applications?confirmation_token=abc',
    ],
    ['confirmation_token=a%26b', '/dashboard/applications?confirmation_token=a%26b'],
    ['redirectTo=https%3A%2F%2Fevil.example', '/dashboard/applications'],
    [
      'redirectTo=%2F%2Fevil.example&confirmation_token=abc',
      '/dashboard/applications?confirmation_token=abc',
    ],
    ['redirectTo=', '/dashboard/applications'],
  ])('SHELL-07: landingPathAfterLogin for the query "%s" returns %s', (query, path) => {
    expect(landingPathAfterLogin(new URLSearchParams(query))).toBe(path);
  });
});

it.each([
  ['', ''],
  ['sent&redirectTo=%2Fdashboard%2Fsettings', '?redirectTo=%2Fdashboard%2Fsettings'],
  ['confirmation_token=a%26b&expired=1', '?confirmation_token=a%26b'],
  ['redirectTo=https%3A%2F%2Fevil.example', ''],
])('loginContextQuery (query that login pages keep) of "%s" is "%s"', (query, expectedQuery) => {
  expect(loginContextQuery(new URLSearchParams(query))).toBe(expectedQuery);
});

it.each([
  ['/dashboard/settings', {}, '/login?redirectTo=%2Fdashboard%2Fsettings'],
  ['/dashboard?a=1', { expired: true }, '/login?redirectTo=%2Fdashboard%3Fa%3D1&expired=1'],
  [`/${'1'.repeat(1_997)}?a`, {}, `/login?redirectTo=%2F${'1'.repeat(1_997)}%3Fa`],
  [`/${'1'.repeat(1_998)}?a`, {}, `/login?redirectTo=%2F${'1'.repeat(1_998)}`],
  [
    `/dashboard?a=${'1'.repeat(2_000)}&confirmation_token=b`,
    {},
    '/login?redirectTo=%2Fdashboard&confirmation_token=b',
  ],
  [
    '/dashboard/applications?confirmation_token=a%26b',
    {},
    '/login?redirectTo=%2Fdashboard%2Fapplications%3Fconfirmation_token%3Da%2526b&confirmation_token=a%26b',
  ],
])(
  'SHELL-07: loginPath (URL of the login that returns to a page) of %s (%j) is %s',
  (returnTo, options, path) => {
    expect(loginPath(returnTo, options)).toBe(path);
  },
);
