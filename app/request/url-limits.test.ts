import { describe, expect, it } from 'vitest';
import { findUrlProblem, URL_LIMITS } from './url-limits';

const { path, whole, segments } = URL_LIMITS;

describe('findUrlProblem (size limits of a URL)', () => {
  it.each([
    ['the home page', '/'],
    ['the home page with a query', '/?a//b=1'],
    ['a path', '/dashboard/applications/4711'],
    ['a slash at the end', '/login/'],
    ['as many segments as allowed', '/a'.repeat(segments)],
    ['as many segments as allowed and a slash', `${'/a'.repeat(segments)}/`],
    ['the longest path', `/${'a'.repeat(path - 1)}`],
    ['the longest query', `/?${'a'.repeat(whole - 2)}`],
    ['encoded slashes', '/a%2F%2Fb'],
  ])('accepts a URL of normal size: %s', (_, address) => {
    expect(findUrlProblem(address)).toBeNull();
  });

  it.each([
    ['one segment too many', '/a'.repeat(segments + 1), 'noPage'],
    ['thousands of segments', '/a'.repeat(1_000), 'noPage'],
    ['two slashes at the beginning', '//', 'noPage'],
    ['a host in place of a path', '//evil.example/', 'noPage'],
    ['two slashes at the end', '/login//', 'noPage'],
    ['two slashes in the middle', '/a//b', 'noPage'],
    ['a slash and a backslash', '/a/\\b', 'noPage'],
    ['an encoded backslash at the beginning', '/%5c', 'noPage'],
    ['encoded backslashes', `/${'%5C'.repeat(600)}`, 'noPage'],
    ['too many segments parted by backslashes', `/a${'\\a'.repeat(segments)}`, 'noPage'],
    ['two slashes before a query', '/a//?b', 'noPage'],
    ['a path one character too long', `/${'a'.repeat(path)}`, 'tooLong'],
    ['a query one character too long', `/?${'a'.repeat(whole - 1)}`, 'tooLong'],
  ])('refuses a URL beyond a limit: %s', (_, address, problem) => {
    expect(findUrlProblem(address)).toBe(problem);
  });
});
