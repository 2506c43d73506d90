import { describe, expect, it } from 'vitest';
import { CLASSIC_STEP_PATHS, LOAN_INPUT, submitSteps } from '~/application/journey/testing/classic-wizard';
import { openPortal } from '~/testing/portal';
import type { Visitor } from '~/testing/visitor';

const visit = openPortal();

const AGAIN_PATH = '/application/again';

async function visitWithApplication(
  world = 'object-financing',
): Promise<{ visitor: Visitor; application: string }> {
  const visitor = await visit(world, { as: 'applicant', language: 'en' });
  return { visitor, application: visitor.world.application() };
}

const findLastApplication = ({ world }: Visitor) => world.rows.applications.all().at(-1)?.facts;

describe('CLA-13: new application with the answers of an earlier one', () => {
  it('starts on the amount page, continues to the check page and changes no earlier application', async () => {
    const { visitor, application } = await visitWithApplication();
    const response = await visitor.post(AGAIN_PATH, { application });
    expect([response.status, response.location]).toEqual([303, `${CLASSIC_STEP_PATHS.loan}?change`]);
    const before = visitor.world.rows.applications.all().map(({ facts }) => ({ ...facts }));
    const changed = await visitor.post(`${CLASSIC_STEP_PATHS.loan}?change`, {
      ...LOAN_INPUT,
      loanType: 'object_financing',
      loanSize: '200,000',
    });
    expect(changed.location).toBe(CLASSIC_STEP_PATHS.check);
    expect((await visitor.post(CLASSIC_STEP_PATHS.check)).location).toBe(CLASSIC_STEP_PATHS.result);
    const known = before.at(-1);
    expect(findLastApplication(visitor)).toMatchObject({
      loanSize: 200_000,
      companyName: known?.companyName,
    });
    expect(
      visitor.world.rows.applications
        .all()
        .slice(0, -1)
        .map(({ facts }) => facts),
    ).toEqual(before);
  });

  it('asks for confirmation before the answers of the earlier application replace an unfinished application', async () => {
    const { visitor, application } = await visitWithApplication();
    await submitSteps(visitor, 1);
    const response = await visitor.post(AGAIN_PATH, { application });
    expect(response.location).toBe(`${AGAIN_PATH}?application=${application}`);
    expect((await visitor.get(response.location ?? '')).words('main')).toContain('The new one replaces it.');
    expect((await visitor.get(CLASSIC_STEP_PATHS.name)).status).toBe(200);
    expect((await visitor.post(AGAIN_PATH, { application, replace: '' })).location).toBe(
      `${CLASSIC_STEP_PATHS.loan}?change`,
    );
  });

  it.each([['unknown'], ['']])('answers 404 for the application id %j', async (application) => {
    const { visitor } = await visitWithApplication();
    expect((await visitor.post(AGAIN_PATH, { application })).status).toBe(404);
    expect((await visitor.get(`${AGAIN_PATH}?application=${application}`)).status).toBe(404);
  });

  it('redirects users who may not create applications to the list of applications', async () => {
    const { visitor, application } = await visitWithApplication();
    await visitor.world.setBankDocument({
      name: 'Nordheide Bank',
      features: { user_creates_application: false },
    });
    const tab = await visitor.get(`/dashboard/applications/${application}`);
    expect(tab.count(`form[action="${AGAIN_PATH}"]`)).toBe(0);
    expect((await visitor.post(AGAIN_PATH, { application })).location).toBe('/dashboard/applications');
  });

  it('redirects visitors without a login to the login page', async () => {
    const visitor = await visit('object-financing');
    expect((await visitor.post(AGAIN_PATH, { application: 'x' })).location).toContain('/login?redirectTo=');
  });
});
