import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import { describe, expect, it } from 'vitest';
import { FORM_ID_FIELD } from '~/domain/form-values';
import { openPortal } from './portal';

const visit = openPortal();

const IDS = ['what for?', 'a/b', '100%', 'c#1', 'Größe & Zweck', '1.5'];

describe('DYN-04: a step whose id has reserved characters of URLs', () => {
  it.each(IDS)('The step with the id %j is shown and submitted', async (id) => {
    const visitor = await visit('empty', { as: 'applicant' });
    const form = JSON.stringify(FLEET_FORM).replaceAll('"id":"vehicle"', `"id":${JSON.stringify(id)}`);
    visitor.world.rows.ownForms.insert({ id: 'application', document: JSON.parse(form) });
    const address = `/application/new/${encodeURIComponent(id)}`;
    const page = await visitor.get(address);
    expect(page.status).toBe(200);
    expect(page.forms.map(({ action }) => action)).toContain(address);
    const sent = page.forms.find(({ action, fields }) => action === address && FORM_ID_FIELD in fields);
    const response = await visitor.post(sent?.action ?? '', sent?.fields ?? {});
    expect(response.status).toBe(400);
    expect(response.words('main')).toContain(page.words('main h1'));
  });
});

describe('an application whose id has reserved characters of URLs', () => {
  it.each(IDS)('The application with the id %j is linked by its encoded URL', async (id) => {
    const visitor = await visit('ready-to-submit', { as: 'applicant' });
    const applicationId = visitor.world.application();
    for (const path of ['/user/applications', '/user/applications/:id']) {
      const member = path.endsWith(':id') ? '/applicationId' : '/0/applicationId';
      const patch = [{ op: 'replace' as const, path: member, value: id }];
      await visitor.world.planFault({ method: 'GET', path, patch });
    }
    const base = `/dashboard/applications/${encodeURIComponent(id)}`;
    const list = await visitor.get('/dashboard/applications');
    expect(list.count(`main a[href="${base}"]`)).toBeGreaterThan(0);
    const overview = await visitor.get(`/dashboard/applications/${applicationId}`);
    expect(overview.count(`main a[href^="${base}/"]`)).toBeGreaterThan(0);
  });
});
