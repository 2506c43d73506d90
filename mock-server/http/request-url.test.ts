import { expect, it } from 'vitest';
import { createUrlCheck, parseRequestUrl } from './request-url';

it.each([
  'http://localhost/',
  'http://localhost:4000/user/applications?page=2&q=a/b?c',
  'http://a/b?',
  'https://api.example/user/a%20b#part?no=query',
  'http://[::1]:4000/x?y#z',
])('parseRequestUrl splits %s as the URL parser does', (url) => {
  const { pathname, search } = new URL(url);
  expect(parseRequestUrl(url)).toEqual({ pathname, search });
});

it('createUrlCheck rejects URLs with malformed hosts, also after a URL with a valid host', () => {
  const isValid = createUrlCheck();
  expect(isValid('http://localhost:4000/a')).toBe(true);
  expect(isValid('http://localhost:4000/b?c')).toBe(true);
  expect(isValid('http://999.1.1.1/a')).toBe(false);
  expect(isValid('http://a:99999/a')).toBe(false);
  expect(isValid('nonsense')).toBe(false);
  expect(isValid('http://localhost:4000/a')).toBe(true);
});
