import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

async function openChecklist(world: string) {
  const visitor = await visit(world, { as: 'applicant' });
  return { visitor, base: `/dashboard/applications/${visitor.world.application()}` };
}

describe('DOC-01 checklist for the tax adviser', () => {
  it('lists the missing documents with age limit, template and file name', async () => {
    const { visitor, base } = await openChecklist('documents');
    const patch = [{ op: 'replace', path: '/result', value: [] }];
    await visitor.world.planFault({ method: 'GET', path: '/user/applications/:id/documents', patch });
    const tab = await visitor.get(`${base}/documents`);
    expect(tab.count(`a[href="${base}/documents/checklist"]`)).toBe(1);
    const page = await visitor.get(`${base}/documents/checklist`);
    expect(page.status).toBe(200);
    expect(page.words('h1')).toContain('finance application');
    expect(page.words('main')).toMatch(/As-of date \d+ \w+ \d{4} or later/);
    expect(page.words('main')).toMatch(/File name, for example: .+ \d{4}-\d\d-\d\d\.pdf/);
    expect(page.count('main a[href^="https://"]')).toBeGreaterThan(0);
    expect(page.count('main form, main button')).toBe(0);
  });

  it('opens a mail with the same list and without a recipient', async () => {
    const { visitor, base } = await openChecklist('documents');
    const patch = [{ op: 'replace', path: '/result', value: [] }];
    await visitor.world.planFault({ method: 'GET', path: '/user/applications/:id/documents', patch });
    const page = await visitor.get(`${base}/documents/checklist`);
    const href = page.attribute('main a[href^="mailto:"]', 'href') ?? '';
    const mail = new URL(href);
    expect(mail.pathname).toBe('');
    expect(href.length).toBeLessThan(2_000);
    for (const heading of page.document.querySelectorAll('main h3')) {
      expect(mail.searchParams.get('body')).toContain(`- ${heading.textContent}`);
    }
    const email = /Return to (\S+)/.exec(page.words('main'))?.[1] ?? 'no address';
    const number = /Application (\w{6}),/.exec(page.words('main'))?.[1] ?? 'no number';
    expect(mail.searchParams.get('body')).toContain(`Return to ${email}`);
    expect(mail.searchParams.get('body')).toContain(`Application ${number}`);
  });

  it('The checklist returns 404 for applications of other users, and redirects anonymous visitors to the login', async () => {
    const { visitor, base } = await openChecklist('documents');
    expect((await visitor.get('/dashboard/applications/unknown/documents/checklist')).status).toBe(404);
    const anonymousResponse = await visitor.copy(new Map()).get(`${base}/documents/checklist`);
    expect(anonymousResponse.location).toContain('/login');
  });
});
