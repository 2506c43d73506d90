import { expect, it } from 'vitest';
import { openPortal } from '../testing/portal';

const visit = openPortal();

it.each(['/not-found', '/nowhere/at/all'])('SHELL-04: %s shows the 404 page, also for POST', async (path) => {
  const visitor = await visit('empty');
  const page = await visitor.get(path);
  expect([page.status, page.title]).toEqual([404, 'Page not found · Lindhof Bank']);
  expect(page.words('h1')).toBe('This page doesn’t exist');
  expect(page.words('main')).toContain('Error 404');
  const sent = await visitor.post(path, { a: 'b' });
  expect([sent.status, sent.words('h1')]).toEqual([404, 'This page doesn’t exist']);
});

it('SHELL-16: the 404 page links to a new application if the partner accepts applications', async () => {
  const page = await (await visit('empty')).get('/nowhere');
  expect(page.words('main a[href^="/application"]')).toBe('Start a new application');
  expect(page.words('header')).toContain('Lindhof Bank');
});

it('SHELL-16: the 404 page has no link to a new application if the partner accepts none', async () => {
  const page = await (await visit('empty')).get('http://closed.localhost/nowhere');
  expect(page.status).toBe(404);
  expect(page.count('main a[href^="/application"]')).toBe(0);
  expect(page.words('header')).toContain('Nordkontor');
});

it('SHELL-16: the 404 page links to the list of applications only for logged-in users', async () => {
  const visitor = await visit('signing-second-missing', { as: 'katrin' });
  const links = async (visitorOfPage: typeof visitor) =>
    (await visitorOfPage.get('/nowhere')).words('main a[href="/dashboard/applications"]');
  expect(await links(visitor)).toBe('My applications');
  expect(await links(visitor.copy(new Map()))).toBe('');
});

it('SHELL-09: the 404 page appears without branding if the partner is unknown', async () => {
  const page = await (await visit('empty')).get('http://nobody.localhost/not-found');
  expect([page.status, page.title]).toEqual([404, 'Page not found']);
  expect(page.words('main')).toContain('This page doesn’t exist');
  expect(page.count('main a[href^="/application"]')).toBe(0);
});
