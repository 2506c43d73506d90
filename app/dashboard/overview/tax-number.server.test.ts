import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

const STORED_TAX_NUMBER = '60/123/45678';
const NEW_TAX_NUMBER = '60/123/45679';

async function openOverview(world = 'ready-to-submit') {
  const visitor = await visit(world, { as: 'applicant' });
  const id = visitor.world.application();
  const base = `/dashboard/applications/${id}`;
  const address = `${base}?edit=tax-number`;
  const page = await visitor.get(address);
  const { fields } = page.form();
  return {
    visitor,
    id,
    base,
    address,
    page,
    stored: () => visitor.world.rows.applications.get(id)?.facts.taxIdNumber,
    send: async (taxIdNumber: string, extraFields: Record<string, string> = {}) => {
      visitor.world.takeCalls();
      const response = await visitor.submit(address, { ...fields, taxIdNumber, ...extraFields });
      const changes = visitor.world.takeChangeCalls();
      return { response, changes: changes.map((call) => call.replace(id, ':id')) };
    },
  };
}

describe('OVER-08 company’s tax number', () => {
  it.each([
    ['ready-to-submit', STORED_TAX_NUMBER],
    ['pending-tax-number', ''],
  ])(
    'the task for the tax number opens a form with its title and the stored value (scenario %s)',
    async (world, stored) => {
      const { page } = await openOverview(world);
      expect(page.title).toMatch(/^The company’s tax number · Application \w{6} · Lindhof Bank$/);
      expect(page.form().fields).toMatchObject({ __form__: 'edit-tax-number', taxIdNumber: stored });
    },
  );

  it.each([
    ['ready-to-submit', '10 or 11 digits, slashes allowed'],
    ['swiss-francs', 'UID such as CHE-123.456.788, or 10 or 11 digits'],
  ])("the form has the hint for the company's country (scenario %s)", async (world, hint) => {
    expect((await openOverview(world)).page.words('main')).toContain(hint);
  });

  it('the number is accepted in the format of the company’s country', async () => {
    const swissOverview = await openOverview('swiss-francs');
    expect((await swissOverview.send('CHE-123.456.788')).changes).toHaveLength(1);
    const german = await openOverview();
    expect((await german.send('CHE-123.456.788')).response.status).toBe(400);
  });

  it.each([
    ['ready-to-submit', 'in place of another number'],
    ['pending-tax-number', 'as the first number'],
  ])('the number is saved with one request and a success message (scenario %s, %s)', async (world) => {
    const { base, send, stored } = await openOverview(world);
    const { response, changes } = await send(NEW_TAX_NUMBER);
    expect([response.path, changes, stored()]).toEqual([
      base,
      ['PATCH /user/applications/:id'],
      NEW_TAX_NUMBER,
    ]);
    expect(response.words()).toContain('Tax number saved');
  });

  it.each<Record<string, string>>([{}, { _shown: 'older' }])(
    'saving the tax number reports success without a request if the number is already stored (further form values %j)',
    async (how) => {
      const { base, send } = await openOverview();
      const { response, changes } = await send(STORED_TAX_NUMBER, how);
      expect([response.path, changes]).toEqual([base, []]);
      expect(response.words()).toContain('Tax number saved');
    },
  );

  it.each(['ready-to-submit', 'pending-tax-number'])(
    'the number is not saved over another user’s change (scenario %s)',
    async (world) => {
      const { visitor, id, send, stored } = await openOverview(world);
      visitor.world.changeAsLender(id, { taxIdNumber: '60/123/45670' });
      const { response, changes } = await send(NEW_TAX_NUMBER);
      expect([response.status, changes, stored()]).toEqual([409, [], '60/123/45670']);
      expect(response.words('main')).toContain('Someone else has changed these details.');
      expect(response.words('main')).toContain('Currently saved 60/123/45670');
      expect(response.form().fields.taxIdNumber).toBe(NEW_TAX_NUMBER);
    },
  );

  it.each([
    ['it cannot be saved', { method: 'PATCH', path: '/user/applications/:id' }],
    [
      'the representatives are unavailable',
      { method: 'GET', path: '/user/applications/:id/signatories', times: 1 },
    ],
  ])('saving the tax number shows the failure and its reason if %s', async (_, fault) => {
    const { visitor, send, stored } = await openOverview();
    await visitor.world.planFault({ ...fault, status: 500 });
    const { response } = await send(NEW_TAX_NUMBER);
    expect([response.status, stored()]).toEqual([500, STORED_TAX_NUMBER]);
    expect(response.words('main')).toContain(
      'We couldn’t save the tax number. The request failed. Try again.',
    );
  });

  it('the number is neither shown nor accepted without permission', async () => {
    const { visitor, id, base, address, send } = await openOverview();
    expect((await visitor.get(base)).count(`a[href="${address}"]`)).toBe(1);
    visitor.world.changeAsLender(id, { status: 'Rejected' });
    const { response, changes } = await send(NEW_TAX_NUMBER);
    expect([response.status, changes]).toEqual([403, []]);
    const page = await visitor.get(address);
    expect(page.words('main')).toContain('You can no longer change this at the current stage');
    expect(page.title).toMatch(/^Application /);
    expect((await visitor.get(base)).count(`a[href="${address}"]`)).toBe(0);
  });
});

describe('D-43 company’s tax number that belongs to a representative', () => {
  it('a refused tax number shows the portal’s message at the field if only the lending API detects the duplicate', async () => {
    const { visitor, send, stored } = await openOverview();
    await visitor.world.failAllChanges({ code: 'err_personal_tin_equals_company_tin', field: 'taxid' });
    const { response } = await send(NEW_TAX_NUMBER);
    expect([response.status, stored()]).toEqual([400, STORED_TAX_NUMBER]);
    expect(response.count('[name="taxIdNumber"][aria-invalid="true"]')).toBe(1);
    expect(response.words('main')).not.toContain('We couldn’t save the tax number.');
    expect(response.words('main')).toContain(
      'This is the personal tax ID of a representative. Enter the company’s tax number',
    );
  });

  it("a refused tax number shows the API's message if the lending API refuses the number for a reason other than a duplicate", async () => {
    const { visitor, send } = await openOverview();
    await visitor.world.failAllChanges({ code: 'err_update_not_allowed' });
    const { response } = await send(NEW_TAX_NUMBER);
    expect([response.status, response.words('main')]).toEqual([
      422,
      expect.stringContaining('We couldn’t save the tax number. You can no longer change this detail'),
    ]);
    expect(response.count('[name="taxIdNumber"][aria-invalid="true"]')).toBe(0);
  });

  it('the duplicate is detected in any spelling, and people without a number are ignored', async () => {
    const { visitor, send } = await openOverview();
    const [first, second] = visitor.world.rows.signatories.all();
    visitor.world.rows.signatories.update(first?.id ?? '', { taxid: null });
    visitor.world.rows.signatories.update(second?.id ?? '', { taxid: '65929970489' });
    expect((await send('65 929 970 489')).response.status).toBe(400);
    expect((await send(NEW_TAX_NUMBER)).changes).toHaveLength(1);
  });
});
