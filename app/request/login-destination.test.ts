import { describe, expect, it } from 'vitest';
import { destinationOf } from './login-path';

describe('destinationOf', () => {
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
  ])('ACC-01: names %s %s', (path, destination) => {
    expect(destinationOf(new URLSearchParams({ redirectTo: path }))).toBe(destination);
  });
});
