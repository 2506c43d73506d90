import { describe, expect, it } from 'vitest';
import { loginDestinationOf } from './login-path';

describe('loginDestinationOf (kind of page after login)', () => {
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
  ])('ACC-01: maps the path "%s" to the destination %s', (path, destination) => {
    expect(loginDestinationOf(new URLSearchParams({ redirectTo: path }))).toBe(destination);
  });
});
