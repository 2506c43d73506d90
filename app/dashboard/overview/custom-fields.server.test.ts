import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

const CARDS = ['application', 'company'] as const;
type Entity = (typeof CARDS)[number];

const TITLES = { application: 'More about your application', company: 'More about your company' };

async function openOverview(entity: Entity = 'application') {
  const visitor = await visit('medical-application', { as: 'applicant' });
  const id = visitor.world.application();
  const base = `/dashboard/applications/${id}`;
  const address = `${base}?edit=custom-${entity}`;
  const page = await visitor.get(address);
  const { fields } = page.form();
  const storedValues = () => {
    const { custom_fields_list, company_custom_fields } =
      visitor.world.rows.applications.get(id)?.facts ?? {};
    const list = (entity === 'application' ? custom_fields_list : company_custom_fields) ?? [];
    return Object.fromEntries(list.map(({ field_id, field_value }) => [field_id, field_value]));
  };
  return {
    visitor,
    id,
    base,
    address,
    page,
    fields,
    storedValues,
    lender: (change: Parameters<typeof visitor.world.changeAsLender>[1]) =>
      visitor.world.changeAsLender(id, change),
    store: (field_id: string, field_value: string) => {
      const list = Object.entries({ ...storedValues(), [field_id]: field_value });
      const values = list.map(([name, value]) => ({ field_id: name, field_value: value }));
      visitor.world.changeAsLender(
        id,
        entity === 'application' ? { custom_fields_list: values } : { company_custom_fields: values },
      );
    },
    send: async (typed: Record<string, string> = {}) => {
      visitor.world.takeCalls();
      const response = await visitor.submit(address, { ...fields, ...typed });
      const changes = visitor.world.takeChangeCalls();
      return { response, changes: changes.map((call) => call.replace(id, ':id')) };
    },
  };
}

const UI_CONFIG = { method: 'GET', path: '/dynamic_forms_ui_config' };

describe('OVER-10 cards of configured fields', () => {
  it('cards of configured fields show a title and the stored values of the fields on the card', async () => {
    const application = await openOverview('application');
    expect(application.page.title).toMatch(/^More about your application · Application \w{6} · Curavest$/);
    expect(application.fields).toEqual({
      __form__: 'edit-custom',
      __owner__: expect.any(String),
      _shown: expect.any(String),
      own_funds: '45,000',
      takeover_date: '30.06.2026',
      purchase_price: '280,000',
      acquired_share: '100',
      expected_annual_sales: '410,000',
      private_patient_share: '12.5',
      is_information_correct: 'on',
    });
    const company = await openOverview('company');
    expect(company.page.title).toMatch(/^More about your company · Application \w{6} · Curavest$/);
    expect(company.fields).toEqual({
      __form__: 'edit-custom',
      __owner__: expect.any(String),
      _shown: expect.any(String),
      practice_type: 'individual',
      medical_specialty: 'general_medicine',
      x_medical_specialty_oo: '',
      physician_number: '482913702',
      staff_count: '3',
    });
  });

  it('cards of configured fields leave out values of fields that are no longer configured', async () => {
    const { visitor, base, store } = await openOverview();
    store('old_question', 'an old answer');
    expect((await visitor.get(base)).words('main')).toContain('Purchase price €280,000');
    expect((await visitor.get(`${base}.data`)).body).not.toContain('an old answer');
  });

  it('cards of configured fields show a placeholder without stored values', async () => {
    const { visitor, base } = await openOverview();
    const patch = ['custom_fields_list', 'company_custom_fields'].map((name) => ({
      op: 'remove',
      path: `/${name}`,
    }));
    await visitor.world.planFault({ method: 'GET', path: '/user/applications/:id', patch });
    const response = await visitor.get(base);
    expect(response.status).toBe(200);
    expect(response.words('main')).toContain('Purchase price Not provided yet');
    expect(response.words('main')).toContain('Staff, you included Not provided yet');
  });

  it('the cards are missing if the form cannot be read, and the overview still appears', async () => {
    const { visitor, base, address } = await openOverview();
    await visitor.world.planFault({ ...UI_CONFIG, status: 500 });
    for (const at of [base, address]) {
      const response = await visitor.get(at);
      expect([response.status, response.words('main')]).toEqual([
        200,
        expect.stringContaining('Bank account'),
      ]);
      expect(response.words('main')).not.toContain('More about');
      expect(response.words('main')).not.toContain('You can no longer change this');
    }
  });

  it('the cards are missing if the configured form does not have the loan purpose of the application', async () => {
    const { visitor, base, lender } = await openOverview();
    lender({ allBanksLoanPurpose: 'general_liquidity' });
    const response = await visitor.get(base);
    expect([response.status, response.words('main')]).toEqual([
      200,
      expect.not.stringContaining('More about'),
    ]);
  });

  it('the cards are requested only in deployments with a configured form', async () => {
    const asksForForms = async (world: string) => {
      const visitor = await visit(world, { as: 'applicant' });
      visitor.world.takeCalls();
      await visitor.get(`/dashboard/applications/${visitor.world.application()}`);
      return visitor.world.takeCalls().filter((call) => call.includes('dynamic_forms')).length > 0;
    };
    expect([await asksForForms('medical-application'), await asksForForms('ready-to-submit')]).toEqual([
      true,
      false,
    ]);
  });

  it.each(CARDS)('the cards are neither shown nor accepted without permission (card %s)', async (entity) => {
    const { visitor, base, address, lender, send } = await openOverview(entity);
    expect((await visitor.get(base)).count(`a[href="${address}"]`)).toBe(1);
    lender({ status: 'Rejected' });
    const page = await visitor.get(address);
    expect([page.status, page.words('main')]).toEqual([
      200,
      expect.stringContaining('You can no longer change this at the current stage'),
    ]);
    expect(page.title).toMatch(/^(\(\d+\) )?Application /);
    expect(page.count(`a[href="${address}"]`)).toBe(0);
    expect(page.words('main')).toContain(TITLES[entity]);
    expect((await send()).response.status).toBe(403);
  });
});

describe('OVER-10 values of a card', () => {
  it.each([
    ['application', 'expected_annual_sales', '420,000', '420000'],
    ['company', 'staff_count', '4', '4'],
  ] as const)(
    'the values are saved with one request and a success message (card %s, field %s)',
    async (entity, name, typed, value) => {
      const { base, storedValues, send } = await openOverview(entity);
      const before = storedValues();
      const { response, changes } = await send({ [name]: typed });
      expect([response.path, changes]).toEqual([base, ['PATCH /user/applications/:id/custom_field_list']]);
      expect(response.words()).toContain('Details saved');
      expect(storedValues()).toEqual({ ...before, [name]: value });
    },
  );

  it.each([
    ['application', 'own_funds'],
    ['company', 'physician_number'],
  ] as const)('the values are deleted when emptied (card %s, field %s)', async (entity, name) => {
    const { storedValues, send } = await openOverview(entity);
    const { [name]: _, ...otherValues } = storedValues();
    expect((await send({ [name]: '' })).changes).toHaveLength(1);
    expect(storedValues()).toEqual(otherValues);
  });

  it.each<Record<string, string>>([{}, { _shown: 'older' }])(
    'saving a card reports success without a request if its values are already stored (further form values %j)',
    async (how) => {
      const { base, send } = await openOverview();
      const { response, changes } = await send(how);
      expect([response.path, changes]).toEqual([base, []]);
      expect(response.words()).toContain('Details saved');
    },
  );

  it.each([
    ['application', 'own_funds', '46000', { own_funds: '47,000' }, 'Own funds €46,000'],
    ['company', 'staff_count', '5', { staff_count: '6' }, 'Staff, you included 5'],
  ] as const)(
    'the values are not saved over another user’s change of the same card (%s)',
    async (entity, name, value, typed, now) => {
      const { store, storedValues, send } = await openOverview(entity);
      store(name, value);
      const { response, changes } = await send(typed);
      expect([response.status, changes, storedValues()[name]]).toEqual([409, [], value]);
      expect(response.words('main')).toContain('Someone else has changed these details.');
      expect(response.words('main')).toContain('Currently saved');
      expect(response.words('main')).toContain(now);
    },
  );

  it('the values of a card are saved although another user has changed a different card', async () => {
    const { lender, send } = await openOverview('application');
    lender({ company_custom_fields: [] });
    expect((await send({ own_funds: '47,000' })).changes).toHaveLength(1);
  });

  it('saving a card shows a message with the reason if the lending API refuses the values', async () => {
    const { visitor, storedValues, send } = await openOverview();
    const before = storedValues();
    await visitor.world.failAllChanges({ status: 500 });
    const { response } = await send({ own_funds: '47,000' });
    expect([response.status, storedValues()]).toEqual([500, before]);
    expect(response.words('main')).toContain('We couldn’t save the details. The request failed. Try again.');
  });

  it('the values are refused without a request while the form cannot be read', async () => {
    const { visitor, send } = await openOverview();
    await visitor.world.planFault({ ...UI_CONFIG, status: 500 });
    const { response, changes } = await send({ own_funds: '47,000' });
    expect([response.status, changes]).toEqual([403, []]);
    expect(response.words()).toContain('You can no longer change this at the current stage');
  });

  it.each([
    ['a required value', { purchase_price: '' }, 'purchase_price'],
    ['a required checkbox', { is_information_correct: '' }, 'is_information_correct'],
  ])('the values are refused if the request lacks %s', async (_, typed, name) => {
    const { send } = await openOverview();
    const { response, changes } = await send(typed);
    expect([response.status, changes]).toEqual([400, []]);
    expect(response.count(`[name="${name}"][aria-invalid="true"]`)).toBe(1);
  });
});
