import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

const STORED_BANK = { bankName: 'Sparkasse Bremen', iban: 'DE89370400440532013000' };
const OTHER_BANK = { bankName: 'Sparkasse Kiel', iban: 'DE68210501700012345678' };
const SAVE_FORM = { intent: 'save' };

async function openOverview(world = 'ready-to-submit') {
  const visitor = await visit(world, { as: 'applicant' });
  const id = visitor.world.application();
  const base = `/dashboard/applications/${id}`;
  const address = `${base}?edit=bank`;
  const page = await visitor.get(address);
  const { fields } = page.form();
  return {
    visitor,
    base,
    page,
    lender: (change: Parameters<typeof visitor.world.changeAsLender>[1]) =>
      visitor.world.changeAsLender(id, change),
    stored: () => {
      const { bankName, iban } = visitor.world.rows.applications.get(id)?.facts ?? {};
      return { bankName, iban };
    },
    send: async (typed: Record<string, string>) => {
      visitor.world.takeCalls();
      const response = await visitor.submit(address, { ...fields, ...typed });
      const changes = visitor.world.takeChangeCalls();
      return { response, changes: changes.map((call) => call.replace(id, ':id')) };
    },
  };
}

describe('OVER-09 bank account', () => {
  it('opens a form with its title and the stored values', async () => {
    const { visitor, base, page } = await openOverview();
    expect(page.title).toMatch(/^Bank account · Application \w{6} · Lindhof Bank$/);
    expect(page.form().fields).toMatchObject({
      __form__: 'edit-bank',
      bankName: 'Sparkasse Bremen',
      iban: 'DE89 3704 0044 0532 0130 00'.replaceAll(' ', '\u00a0'),
    });
    const overview = (await visitor.get(base)).words('main');
    expect(overview).toContain('Bank name Sparkasse Bremen IBAN DE89 3704 0044 0532 0130 00');
  });

  it.each([
    ['no value', null],
    ['a blank value', ' '],
  ])('the account is shown as missing if %s is stored', async (_, nothing) => {
    const { visitor, base, lender } = await openOverview('pending-bank');
    lender({ bankName: nothing, iban: nothing });
    const overview = (await visitor.get(base)).words('main');
    expect(overview).toContain('Bank name Not provided yet IBAN Not provided yet');
    const { bankName, iban } = (await visitor.get(`${base}?edit=bank`)).form().fields;
    expect([bankName, iban]).toEqual(['', '']);
  });

  it.each([
    ['DE89370400440532013000', 200, 'Commerzbank'],
    ['CH9300762011623852957', 400, undefined],
  ])(
    'submitted with the IBAN %s and no bank name, returns status %s and the bank name %s',
    async (iban, status, name) => {
      const { response } = await (await openOverview('pending-bank')).send({
        bankName: '',
        iban,
        intent: 'check',
      });
      expect([response.status, response.form().fields.bankName || undefined]).toEqual([status, name]);
    },
  );

  it.each([
    ['', ['iban']],
    ['DE00', ['iban']],
    ['CH9300762011623852957', ['bankName']],
  ])('D-264: the IBAN %j without the name of its bank is refused at the fields %j', async (iban, names) => {
    const { response } = await (await openOverview('pending-bank')).send({
      bankName: '',
      iban,
      intent: 'check',
    });
    const invalidFields = [...response.document.querySelectorAll('[aria-invalid="true"]')];
    expect(invalidFields.map((field) => field.getAttribute('name'))).toEqual(names);
  });

  it('names the bank of an IBAN to scripts of the page', async () => {
    const { visitor } = await openOverview();
    const findBankName = async (iban: string) => (await visitor.post('/dashboard/bank-name', { iban })).json;
    expect(await findBankName('DE89370400440532013000')).toEqual({ name: 'Commerzbank' });
    expect(await findBankName('PL61109010140000071219812874')).toEqual({ name: null });
  });

  it('a check page shows the account before it is saved', async () => {
    const { send, stored } = await openOverview();
    const { response, changes } = await send({ ...OTHER_BANK, iban: 'de68 2105 0170 0012 3456 78' });
    expect([response.status, changes, stored()]).toEqual([200, [], STORED_BANK]);
    expect(response.words('main')).toContain('Is this the right account?');
    expect(response.words('main')).toContain('IBAN DE68 2105 0170 0012 3456 78');
    expect(response.form().fields).toMatchObject(OTHER_BANK);
  });

  it('the bank account can be edited again from the check page, without validation of the form', async () => {
    const { send, stored } = await openOverview();
    const { response, changes } = await send({ bankName: 'Kiel', iban: 'DE00', intent: 'change' });
    expect([response.status, changes, stored()]).toEqual([200, [], STORED_BANK]);
    expect(response.words('main')).not.toContain('Is this the right account?');
    expect(response.form().fields).toMatchObject({ bankName: 'Kiel', iban: 'DE00' });
  });

  it('the account is saved with one request and a success message', async () => {
    const { base, send, stored } = await openOverview();
    const { response, changes } = await send({ ...OTHER_BANK, ...SAVE_FORM });
    expect([response.path, changes, stored()]).toEqual([
      base,
      ['PATCH /user/applications/:id/bankinfo'],
      OTHER_BANK,
    ]);
    expect(response.words()).toContain('Bank account saved');
  });

  it.each<Record<string, string>>([{}, SAVE_FORM, { _shown: 'older' }])(
    'reports success without a request if the account is already stored (further form values %j)',
    async (how) => {
      const { base, send } = await openOverview();
      const { response, changes } = await send(how);
      expect([response.path, changes]).toEqual([base, []]);
      expect(response.words()).toContain('Bank account saved');
    },
  );

  it.each([
    ['bank', { bankName: OTHER_BANK.bankName }],
    ['IBAN', { iban: OTHER_BANK.iban }],
  ])('the bank account is saved if the stored account differs only in the %s', async (_, typed) => {
    const { send, stored } = await openOverview();
    expect((await send(typed)).response.words('main')).toContain('Is this the right account?');
    expect((await send({ ...typed, ...SAVE_FORM })).changes).toHaveLength(1);
    expect(stored()).toEqual({ ...STORED_BANK, ...typed });
  });

  it.each([
    ['bank', { bankName: 'Volksbank' }],
    ['IBAN', { iban: 'DE02120300000000202051' }],
  ])('the account is not saved over another user’s change of the %s', async (_, change) => {
    const { lender, send, stored } = await openOverview();
    lender(change);
    for (const how of [{}, SAVE_FORM]) {
      const { response, changes } = await send({ ...OTHER_BANK, ...how });
      expect([response.status, changes]).toEqual([409, []]);
      expect(response.words('main')).toContain('Someone else has changed these details.');
      expect(response.words('main')).toContain('Currently saved');
      expect(response.form().fields).toMatchObject({ bankName: OTHER_BANK.bankName });
    }
    expect(stored()).toEqual({ ...STORED_BANK, ...change });
  });

  it('shows the failure and its reason if the lending API refuses the bank account', async () => {
    const { visitor, send, stored } = await openOverview();
    await visitor.world.failAllChanges({ status: 500 });
    const { response } = await send({ ...OTHER_BANK, ...SAVE_FORM });
    expect([response.status, stored()]).toEqual([500, STORED_BANK]);
    expect(response.words('main')).toContain(
      'We couldn’t save the bank account. The request failed. Try again.',
    );
  });

  it('the account is neither shown nor accepted without permission', async () => {
    const { visitor, base, lender, send } = await openOverview();
    expect((await visitor.get(base)).count(`a[href="${base}?edit=bank"]`)).toBe(1);
    lender({ status: 'Rejected' });
    const { response, changes } = await send({ ...OTHER_BANK, ...SAVE_FORM });
    expect([response.status, changes]).toEqual([403, []]);
    for (const page of [response, await visitor.get(`${base}?edit=bank`)]) {
      expect(page.words('main')).toContain(
        'You can no longer change this at the current stage of your application.',
      );
      expect(page.words('main')).not.toContain('With or without spaces');
      expect(page.title).toMatch(/^(Error: )?Application /);
    }
    const overview = await visitor.get(base);
    expect(overview.count(`a[href="${base}?edit=bank"]`)).toBe(0);
    expect(overview.words('main')).not.toContain('You can no longer change this');
  });
});
