import { describe, expect, it } from 'vitest';
import { carriedQuery, landingPath } from './login-path';

describe('where login leads', () => {
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
  ])('SHELL-07: login with "%s" leads to %s', (query, path) => {
    expect(landingPath(new URLSearchParams(query))).toBe(path);
  });
});

it.each([
  ['', ''],
  ['sent&redirectTo=%2Fdashboard%2Fsettings', '?redirectTo=%2Fdashboard%2Fsettings'],
  ['confirmation_token=a%26b&expired=1', '?confirmation_token=a%26b'],
  ['redirectTo=https%3A%2F%2Fevil.example', ''],
])('of "%s" the pages of account entry carry "%s"', (query, carried) => {
  expect(carriedQuery(new URLSearchParams(query))).toBe(carried);
});
