import { describe, expect, it } from 'vitest';
import { openPortal } from './portal';

const visit = openPortal();

describe('SHELL-06: URL of the kind of form that the partner does not use', () => {
  it.each([
    ['/application/new/company-name', '/application/loan-info'],
    ['/application/new/account-creation', '/application/loan-info'],
    ['/application/new/application-result', '/application/loan-info'],
    ['/application/new/company-name?utm_source=mail&lng=fr', '/application/loan-info?utm_source=mail&lng=fr'],
  ])('the portal redirects %s to %s for the classic wizard', async (address, start) => {
    expect((await (await visit('demo')).get(address)).location).toBe(start);
  });

  it.each([
    ['/application/loan-info?ref=fair', '/application/new/company-name?ref=fair'],
    ['/application/account-creation?ref=fair', '/application/new/company-name?ref=fair'],
    ['/application/application-result?ref=fair', '/application/new/company-name?ref=fair'],
  ])("the portal redirects %s to %s for a partner's own form", async (address, start) => {
    expect((await (await visit('medical-practice')).get(address)).location).toBe(start);
  });

  it('the portal keeps the referral of the first visit (D-11)', async () => {
    const visitor = await visit('demo');
    await visitor.open('/application/new/company-name?utm_source=mail');
    expect([...visitor.cookies.keys()]).toContain('portal_referral');
  });
});

describe('SHELL-05: deployment without applications for users', () => {
  it.each([
    '/',
    '/application/loan-info',
    '/application/new/company-name',
    '/application/application-result',
    '/application/company-suggestions',
  ])('the portal redirects %s to the login page with its query', async (path) => {
    const visitor = await visit('no-new-applications-empty');
    expect((await visitor.get(`${path}?ref=fair`)).location).toBe('/login?ref=fair');
  });
});

describe('SHELL-07: redirect to login', () => {
  const SETTINGS = '/dashboard/settings';

  it('the redirect to login drops the return path once after a deliberate logout (D-09)', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    await visitor.post('/logout');
    expect((await visitor.get(SETTINGS)).location).toBe('/login');
    expect((await visitor.get(SETTINGS)).location).toBe('/login?redirectTo=%2Fdashboard%2Fsettings');
  });

  it('the login redirects each of two tabs that wait for the login to the page of that tab', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    const loginPathOfOtherPage = '/login?redirectTo=%2Fdashboard%2Fsettings%3Ftab%3D2';
    const typed = { email: 'katrin@example.test', password: 'Anything-2026!' };
    expect((await visitor.post(loginPathOfOtherPage, typed)).location).toBe(`${SETTINGS}?tab=2`);
    expect((await visitor.get(loginPathOfOtherPage)).location).toBe(`${SETTINGS}?tab=2`);
    expect((await visitor.get('/login?redirectTo=//evil.example')).location).toBe('/dashboard/applications');
  });

  it('the redirect to login keeps the return path during a password reset', async () => {
    const visitor = await visit('demo');
    const query = '?redirectTo=%2Fdashboard%2Fsettings';
    const login = await visitor.get(`/login${query}`);
    expect(login.count(`a[href="/forgot-password${query}"]`)).toBe(1);
    const sent = await visitor.post(`/forgot-password${query}`, { email: 'nobody@example.test' });
    expect(sent.location).toBe(`/forgot-password${query}&sent`);
    expect((await visitor.get(sent.location ?? '')).count(`a[href="/login${query}"]`)).toBe(1);
  });
});
