import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';
import type { PlannedFault } from '~/testing/world';

const visit = openPortal();

const APPLICATION = '/user/applications/:id';
const PEOPLE = `${APPLICATION}/signatories`;

async function openApplication(
  world: string,
  { as = 'applicant', fault }: { as?: string; fault?: PlannedFault } = {},
) {
  const visitor = await visit(world, { as });
  const base = `/dashboard/applications/${visitor.world.application()}`;
  if (fault) await visitor.world.planFault({ method: 'GET', ...fault });
  return { visitor, base };
}

const tabsOf = ({ tabs }: Awaited<ReturnType<Awaited<ReturnType<typeof visit>>['get']>>) =>
  tabs.map((href) => href?.split('/').slice(4).join('/'));

describe('OVER-12 page of an application', () => {
  it.each([{ code: 'err_no_permission' }, { code: 'err_entity_not_found' }, { status: 404 }])(
    'the page of an application returns 404 if the lending API refuses access to its representatives: %j',
    async (fault) => {
      const { visitor, base } = await openApplication('object-financing', {
        fault: { ...fault, path: PEOPLE },
      });
      const response = await visitor.get(base);
      expect([response.status, response.words('main h1')]).toEqual([404, 'This page doesn’t exist']);
    },
  );

  it.each([400, 403, 409, 500])(
    'the page of an application returns 404 for err_no_permission with the status %i, and does not store the submitted form',
    async (status) => {
      const { visitor, base } = await openApplication('object-financing');
      const address = `${base}?edit=bank`;
      const { fields } = (await visitor.get(address)).form();
      await visitor.world.planFault({ method: 'GET', path: APPLICATION, code: 'err_no_permission', status });
      expect((await visitor.post(address, { ...fields, bankName: 'Sparkasse Kiel' })).status).toBe(404);
      await visitor.world.removeFaults();
      expect((await visitor.get(address)).form().fields.bankName).toBe('');
    },
  );

  it('the page of an application fails with the status of the failed API call', async () => {
    const { visitor, base } = await openApplication('object-financing', {
      fault: { status: 500, path: APPLICATION },
    });
    const response = await visitor.get(base);
    expect([response.status, response.words('main h1')]).toEqual([500, 'Something went wrong']);
  });
});

describe('HTTP-04 form submitted while the application is unavailable', () => {
  it('the form is restored after the outage and discarded after its submit', async () => {
    const { visitor, base } = await openApplication('object-financing');
    const address = `${base}?edit=bank`;
    const { fields } = (await visitor.get(address)).form();
    await visitor.world.planFault({ method: 'GET', path: APPLICATION, status: 500 });
    expect((await visitor.post(address, { ...fields, bankName: 'Sparkasse Kiel' })).status).toBe(500);
    await visitor.world.removeFaults();
    expect((await visitor.get(address)).form().fields.bankName).toBe('Sparkasse Kiel');
    const iban = 'DE68210501700012345678';
    await visitor.post(address, { ...fields, bankName: 'Volksbank', iban, intent: 'save' });
    expect((await visitor.get(address)).form().fields.bankName).toBe('Volksbank');
  });
});

describe('OVER-02 tabs', () => {
  it.each([
    ['object-financing', 'applicant', ['', 'representatives', 'documents', 'objects']],
    ['factoring-complete', 'applicant', ['', 'representatives', 'documents', 'factoring']],
    ['signing', 'jonas', ['', 'representatives', 'documents', 'objects', 'signatures']],
  ])('the tabs match the application and the user: scenario %s, user %s', async (world, as, tabs) => {
    const { visitor, base } = await openApplication(world, { as });
    expect(tabsOf(await visitor.get(base))).toEqual(tabs);
  });

  it('the tabs omit the signatures tab, which returns 404, for a user who does not sign', async () => {
    const { visitor, base } = await openApplication('object-financing');
    expect((await visitor.get(`${base}/signatures`)).status).toBe(404);
  });

  it.each([
    ['signing', 'signatures', 503, ['', 'representatives', 'documents', 'objects', 'signatures']],
    ['signing', '', 503, ['', 'representatives', 'documents', 'objects']],
    ['factoring-complete', 'objects', 404, []],
    ['factoring-complete', 'factoring', 503, ['', 'representatives', 'documents', 'factoring']],
  ])(
    "the tabs match the application while the user's role is unknown (scenario %s, tab %j)",
    async (world, tab, status, tabs) => {
      const { visitor, base } = await openApplication(world, { fault: { status: 503, path: PEOPLE } });
      const response = await visitor.get(tab ? `${base}/${tab}` : base);
      expect([response.status, tabsOf(response)]).toEqual([status, tabs]);
      expect(response.words('main')).not.toMatch(/submit|items? left/);
    },
  );
});

describe('OVER-01 submit button', () => {
  it.each([
    ['ready-to-submit', 'applicant', 'enabled'],
    ['pending-bank', 'applicant', 'Complete the open item before you submit.'],
    ['signing', 'applicant', null],
    ['objects-closed', 'applicant', null],
    ['open-again', 'jonas', null],
  ])(
    'the submit button appears on every tab while the application is open: scenario %s, user %s',
    async (world, as, expected) => {
      const { visitor, base } = await openApplication(world, { as });
      for (const tab of ['', '/documents']) {
        const { document } = await visitor.get(`${base}${tab}`);
        const buttons = [...document.querySelectorAll('main button[type=submit]')];
        const button = buttons.find(({ textContent }) => textContent === 'Submit application');
        if (expected === null) expect(button).toBeUndefined();
        else if (expected === 'enabled') expect(button?.getAttribute('aria-disabled')).toBeNull();
        else {
          expect(button?.getAttribute('aria-disabled')).toBe('true');
          const tooltips = document.querySelectorAll(
            `[role=tooltip][id="${button?.getAttribute('aria-describedby')}"]`,
          );
          expect([...tooltips].map((tip) => tip.textContent)).toEqual([expected]);
        }
      }
    },
  );

  it('the button is hidden if the open items cannot be loaded', async () => {
    const { visitor, base } = await openApplication('ready-to-submit', {
      fault: { status: 500, path: `${APPLICATION}/next_status_validate` },
    });
    expect((await visitor.get(`${base}/documents`)).words('main')).toContain(
      'We can’t check right now whether everything is complete',
    );
  });
});

it('OVER-01 the page head shows amount, number, type, term and company', async () => {
  const { visitor, base } = await openApplication('object-financing');
  expect((await visitor.get(`${base}/documents`)).words('main')).toMatch(
    /^Applications €165,000 · \w{6} Application for €165,000: Documents € 165,000 Incomplete Machinery and vehicles, 48 months, Metallbau Brandt GmbH/,
  );
});
