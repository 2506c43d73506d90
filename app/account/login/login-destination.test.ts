import { describe, expect, it } from 'vitest';
import { destinationOf, landingPath } from './login-destination';

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

  it.each([
    ['/dashboard/applications/17', 'application'],
    ['/dashboard/applications/17/documents?x=1', 'application'],
    ['/dashboard/applications?sort=amount', 'applications'],
    ['/dashboard', 'applications'],
    ['/dashboard/settings', 'settings'],
    ['/application/loan-info', 'newApplication'],
    ['/', null],
    ['//evil.example/dashboard/applications', null],
    ['', null],
  ])('ACC-01: %s is called %s', (path, destination) => {
    expect(destinationOf(new URLSearchParams({ redirectTo: path }))).toBe(destination);
  });
});
