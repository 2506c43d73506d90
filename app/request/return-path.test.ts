import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './login-path';

describe('SHELL-07: safeReturnPath (page to return to)', () => {
  it.each([
    ['/dashboard/applications', '/dashboard/applications'],
    ['/dashboard/applications?confirmation_token=abc', '/dashboard/applications?confirmation_token=abc'],
    ['/dashboard/applications/1#documents', '/dashboard/applications/1#documents'],
    ['/dashboard/../settings', '/settings'],
  ])('accepts the return path %s', (returnPath, expectedPath) => {
    expect(safeReturnPath(returnPath)).toBe(expectedPath);
  });

  it.each([
    'https://evil.example/dashboard',
    '//evil.example',
    '//evil.example/dashboard',
    '/\\evil.example',
    '/\t/evil.example',
    '\\/evil.example',
    '/%09/evil.example',
    '/%5Cevil.example',
    '/%E0%A4%A',
    '/..//evil.example',
    'javascript:alert(1)',
    'dashboard',
    '',
    `/${'a'.repeat(2001)}`,
    null,
    undefined,
    ['/dashboard'],
  ])('refuses the return path $0', (returnPath) => {
    expect(safeReturnPath(returnPath)).toBeNull();
  });
});
