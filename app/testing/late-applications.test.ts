import { describe, expect, it } from 'vitest';
import { CLASSIC_STEP_PATHS, submitSteps } from '~/application/journey/testing/classic-wizard';
import type { PageResponse } from './page-response';
import { openPortal } from './portal';

const visit = openPortal();

const LIST = '/dashboard/applications';

const linksOf = ({ document }: PageResponse) =>
  [...document.querySelectorAll(`main a[href^="${LIST}/"]`)].map((link) => link.getAttribute('href'));

describe('LIST-01 submitted application that the lending API does not list yet', () => {
  const LATE_LIST = { method: 'GET', path: LIST.replace('/dashboard', '/user') };

  async function applied() {
    const visitor = await submitSteps(await visit('empty', { as: 'applicant' }));
    expect((await visitor.post(CLASSIC_STEP_PATHS.check)).location).toBe(CLASSIC_STEP_PATHS.result);
    return { visitor, base: `${LIST}/${visitor.world.application()}` };
  }

  it('a submitted application is shown as being processed until the lending API lists the application', async () => {
    const { visitor, base } = await applied();
    await visitor.world.planFault({ ...LATE_LIST, patch: [{ op: 'remove', path: '/0' }], times: 1 });
    const earlyPage = await visitor.get(LIST);
    expect([linksOf(earlyPage), earlyPage.words('main')]).toEqual([
      [base],
      expect.stringContaining('Being processed'),
    ]);
    expect(earlyPage.words('main')).not.toContain('No applications yet');
    const latePage = await visitor.get(LIST);
    expect([linksOf(latePage), latePage.words('main')]).toEqual([
      [base],
      expect.not.stringContaining('Being processed'),
    ]);
  });

  it('a submitted application is hidden if the lending API has not listed the application within ten minutes', async () => {
    const { visitor } = await applied();
    await visitor.world.planFault({ ...LATE_LIST, patch: [{ op: 'remove', path: '/0' }] });
    await visitor.world.advance('PT11M');
    expect((await visitor.get(LIST)).words('main')).toContain('No applications yet');
  });

  it.each(['', '/representatives', '/documents'])('opens on the tab with the URL path %j', async (tab) => {
    const { visitor, base } = await applied();
    const notFoundFault = { method: 'GET', code: 'err_entity_not_found', times: 2 };
    for (const path of ['', '/signatories', '/next_status_validate'])
      await visitor.world.planFault({ ...notFoundFault, path: `/user/applications/:id${path}` });
    expect((await visitor.get(base + tab)).status).toBe(200);
  });

  it('shows its result page', async () => {
    const { visitor } = await applied();
    await visitor.world.planFault({
      method: 'GET',
      path: '/user/applications/:id',
      code: 'err_entity_not_found',
    });
    expect((await visitor.get(CLASSIC_STEP_PATHS.result)).words('main')).toContain('250,000');
  });

  it('returns 404 after one API request if the application is older than a minute', async () => {
    const { visitor, base } = await applied();
    await visitor.world.advance('PT1M');
    await visitor.world.planFault({
      method: 'GET',
      path: '/user/applications/:id',
      code: 'err_entity_not_found',
    });
    visitor.world.takeCalls();
    expect((await visitor.get(base)).status).toBe(404);
    expect(visitor.world.takeCalls().filter((call) => /applications\/[^/]+$/.test(call))).toHaveLength(1);
  });
});
