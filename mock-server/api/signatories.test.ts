import { listDocuments } from 'contracts/api/documents';
import {
  addSignatories,
  deleteSignatory,
  listSignatories,
  type Signatory,
  type SignatoryFields,
  updateSignatory,
} from 'contracts/api/signatories';
import { beforeEach, describe, expect, it, test as vitest } from 'vitest';
import { SAMPLE_DIRECTOR, SAMPLE_OWNER } from '../rules/sample-representative';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { JONAS_LOGIN, KATRIN_LOGIN, registerUser } from '../testing/people';
import { logInApplicant, logInSigningUser, type SigningUser } from '../testing/signing';
import { TEST_TIME, type TestSandbox } from '../testing/test-simulator';
import { uploadTestDocument } from '../testing/uploads';

const openExchange = exchangeInSandbox({ scenario: 'first-application' });

describe('representatives of an open application', () => {
  let katrin: SigningUser;

  beforeEach(async () => {
    katrin = await logInApplicant(openExchange.sandbox(), KATRIN_LOGIN);
  });

  const add = (...data: SignatoryFields[]) =>
    katrin.user.expectSuccess(addSignatories, { params: { id: katrin.id }, body: { data } });
  const refusalOfAdding = (...data: SignatoryFields[]) =>
    katrin.user.expectRefusal(addSignatories, { params: { id: katrin.id }, body: { data } });
  const list = () => katrin.user.expectSuccess(listSignatories, { params: { id: katrin.id } });

  async function addSignatory(person: SignatoryFields): Promise<Signatory> {
    const [row] = await add(person);
    if (row === undefined) throw new Error('nobody was added');
    return row;
  }

  const update = (row: Signatory, body: Partial<SignatoryFields>) =>
    katrin.user.expectSuccess(updateSignatory, {
      params: { id: katrin.id, signatoryId: row.signatory_id },
      body,
    });
  const refusalOfUpdate = (row: Signatory, body: Partial<SignatoryFields>) =>
    katrin.user.expectRefusal(updateSignatory, {
      params: { id: katrin.id, signatoryId: row.signatory_id },
      body,
    });

  it('REP-02 representatives are an empty list at first, and appear in the order of creation', async () => {
    expect(await list()).toEqual([]);
    const people = await add(SAMPLE_DIRECTOR, { ...SAMPLE_OWNER, first_name: '  Ada ' });
    expect(people).toMatchObject([
      {
        ...SAMPLE_DIRECTOR,
        application_id: katrin.id,
        is_current_actor: false,
        invite_status: 'not_invited',
        requirements: null,
        updated_at: expect.any(String),
      },
      { first_name: 'Ada', is_contract_signatory: null, is_sole_signatory: null },
    ]);
    const times = [TEST_TIME, people[0]?.updated_at, await openExchange.sandbox().now()];
    expect(times).toEqual(times.toSorted());
    expect(await list()).toEqual(people);
  });

  it('only the logged-in user has is_current_actor set', async () => {
    await add(
      { ...SAMPLE_DIRECTOR, email: KATRIN_LOGIN.toUpperCase() },
      { ...SAMPLE_OWNER, email: JONAS_LOGIN },
    );
    expect((await list()).map((person) => person.is_current_actor)).toEqual([true, false]);
  });

  vitest.each<[string, Partial<SignatoryFields>, string]>([
    ['REP-02', { first_name: ' ' }, '422 err_validation_failed first_name'],
    ['REP-02', { nationality: '' }, '422 err_representative_nationality_required nationality'],
    ['REP-02', { is_contract_signatory: null }, '422 err_validation_failed is_contract_signatory'],
    ['REP-03', { telephone: null }, '422 err_representative_phone_required telephone'],
    ['REP-03', { telephone: '0421' }, '422 err_validation_failed telephone'],
    ['REP-03', { email: '' }, '422 err_representative_email_required email'],
    ['REP-04', { is_beneficial_owner: true }, '422 err_validation_failed percentage_owned'],
    ['REP-09', { taxid: '36574261808' }, '422 err_german_tin_invalid_check_digit taxid'],
    ['REP-09', { taxid: '365742618' }, '422 err_german_tin_invalid_length taxid'],
    ['REP-09', { taxid: '3657426180x' }, '422 err_german_tin_non_numeric taxid'],
    ['REP-09', { taxid: '06574261809' }, '422 err_german_tin_leading_zero taxid'],
    [
      'REP-11',
      { custom_fields_list: [{ field_id: 'academic_title', field_value: 'Dr.' }] },
      '422 err_custom_values_failed custom_fields_list',
    ],
  ])('%s are refused with %o', async (_, change, refusal) => {
    expect(await refusalOfAdding({ ...SAMPLE_DIRECTOR, ...change })).toBe(refusal);
    expect(await list()).toEqual([]);
  });

  it('representatives must have the fields that the contract requires', async () => {
    const { birthdate: _, ...incomplete } = SAMPLE_DIRECTOR;
    const sent = await katrin.user.request('POST', `/user/applications/${katrin.id}/signatories`, {
      body: { data: [incomplete] },
    });
    expect(sent).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'err_validation_failed', field: 'data' }] },
    });
  });

  it('REP-06 D-59 together own at most 100 %, counted in basis points', async () => {
    const owner = (percentage_owned: number) => ({ ...SAMPLE_OWNER, percentage_owned });
    expect(await refusalOfAdding(owner(0.5), owner(0.5001))).toBe(
      '422 err_share_percentage_greater_then_100 percentage_owned, err_share_percentage_greater_then_100 percentage_owned',
    );
    const first = await addSignatory(owner(0.6));
    await add(owner(0.1), owner(0.3));
    expect(await refusalOfAdding(owner(0.0001))).toBe(
      '422 err_share_percentage_greater_then_100 percentage_owned',
    );
    expect(await refusalOfUpdate(first, { percentage_owned: 0.6001 })).toBe(
      '422 err_share_percentage_greater_then_100 percentage_owned',
    );
    expect(await update(first, { percentage_owned: 0.5999 })).toMatchObject({ percentage_owned: 0.5999 });
  });

  it('The error about an invalid representative gives the position of the representative in the request', async () => {
    const outcome = await katrin.user.call(addSignatories, {
      params: { id: katrin.id },
      body: { data: [SAMPLE_DIRECTOR, { ...SAMPLE_OWNER, last_name: '' }] },
    });
    expect(outcome).toMatchObject({
      errors: [{ code: 'err_validation_failed', field: 'last_name', values: { index: 1, min: 1 } }],
    });
  });

  it('D-61 representatives must have different e-mail addresses, ignoring case', async () => {
    const ada = await addSignatory({ ...SAMPLE_OWNER, email: 'Ada@Brandt.example' });
    const jonas = await addSignatory(SAMPLE_DIRECTOR);
    expect(await refusalOfAdding({ ...SAMPLE_OWNER, email: 'ada@brandt.EXAMPLE ' })).toBe(
      '409 err_resource_exists email',
    );
    expect(
      await refusalOfAdding(
        { ...SAMPLE_OWNER, email: 'x@brandt.example' },
        { ...SAMPLE_OWNER, email: 'X@brandt.example' },
      ),
    ).toBe('409 err_resource_exists email, err_resource_exists email');
    expect(await refusalOfUpdate(jonas, { email: 'ADA@brandt.example' })).toBe(
      '409 err_resource_exists email',
    );
    expect(await update(ada, { email: 'ADA@brandt.example' })).toMatchObject({ email: 'ADA@brandt.example' });
  });

  it('REP-05 representatives include at most one main contact, who must have contact data', async () => {
    const jonas = await addSignatory({ ...SAMPLE_DIRECTOR, is_main_contact: true });
    const ada = await addSignatory({ ...SAMPLE_OWNER, telephone: '+49 421 5550101', is_main_contact: true });
    expect((await list()).map((person) => person.is_main_contact)).toEqual([false, true]);
    await update(jonas, { is_main_contact: true });
    expect((await list()).map((person) => person.is_main_contact)).toEqual([true, false]);
    await update(ada, { telephone: null });
    expect(await refusalOfUpdate(ada, { is_main_contact: true })).toBe(
      '422 err_validation_failed is_main_contact',
    );
    const two = { ...SAMPLE_OWNER, telephone: '+49 421 5550101', is_main_contact: true };
    expect(await refusalOfAdding(two, two)).toBe('422 err_validation_failed is_main_contact');
  });

  it('REP-02 representatives lose their signing answers if they are no longer legal signatories', async () => {
    const jonas = await addSignatory(SAMPLE_DIRECTOR);
    expect(await refusalOfUpdate(jonas, { is_legal_signatory: false, is_contract_signatory: true })).toBe(
      '422 err_validation_failed is_contract_signatory',
    );
    expect(await update(jonas, { is_legal_signatory: false })).toMatchObject({
      is_contract_signatory: null,
      is_sole_signatory: null,
    });
    expect(await refusalOfUpdate(jonas, { is_legal_signatory: true })).toBe(
      '422 err_validation_failed is_contract_signatory, err_validation_failed is_sole_signatory',
    );
  });

  it('REP-09 representatives cannot use the tax number of the company', async () => {
    const jonas = await addSignatory({ ...SAMPLE_DIRECTOR, taxid: null, country: 'FR' });
    expect(await refusalOfUpdate(jonas, { taxid: '6012345678' })).toBe(
      '422 err_personal_tin_equals_company_tin taxid',
    );
    expect(await refusalOfUpdate(jonas, { taxid: '60-123-45678' })).toBe(
      '422 err_personal_tin_equals_company_tin taxid',
    );
  });

  it('REP-10 representatives store the time of the last change, which an update with equal values does not move', async () => {
    const jonas = await addSignatory(SAMPLE_DIRECTOR);
    await openExchange.sandbox().advance('PT1H');
    const oneHourLater = await openExchange.sandbox().now();
    expect(await update(jonas, { ...SAMPLE_DIRECTOR })).toEqual(jonas);
    const changed = await update(jonas, { street: 'Osterdeich' });
    expect(changed).toMatchObject({ street: 'Osterdeich' });
    const times = [oneHourLater, changed.updated_at, await openExchange.sandbox().now()];
    expect(times).toEqual(times.toSorted());
    expect(await list()).toEqual([changed]);
  });

  it('representatives can be deleted', async () => {
    const jonas = await addSignatory(SAMPLE_DIRECTOR);
    const ada = await addSignatory(SAMPLE_OWNER);
    const params = { id: katrin.id, signatoryId: jonas.signatory_id };
    expect(await katrin.user.expectSuccess(deleteSignatory, { params })).toEqual({});
    expect(await list()).toEqual([ada]);
    expect(await katrin.user.expectRefusal(deleteSignatory, { params })).toBe('404 err_entity_not_found');
    expect(await refusalOfUpdate(jonas, {})).toBe('404 err_entity_not_found');
  });

  it('representatives lose only their own documents when they are deleted', async () => {
    const [jonas, ada] = [await addSignatory(SAMPLE_DIRECTOR), await addSignatory(SAMPLE_OWNER)];
    const about = ({ signatory_id }: Signatory) =>
      uploadTestDocument(katrin.user, katrin.id, {
        document_type: 'statement_of_assets',
        related_entity_kind: 'signatory',
        related_entity_id: signatory_id,
      });
    await about(jonas);
    const kept = [await about(ada), await uploadTestDocument(katrin.user, katrin.id)];
    const params = { id: katrin.id, signatoryId: jonas.signatory_id };
    await katrin.user.expectSuccess(deleteSignatory, { params });
    const { result } = await katrin.user.expectSuccess(listDocuments, { params: { id: katrin.id } });
    expect(result.map(({ document_id }) => document_id)).toEqual(kept);
  });

  it('OVER-12 the calls for representatives return 404 to other users and under the URL of another application', async () => {
    const jonas = await addSignatory(SAMPLE_DIRECTOR);
    const own = { id: katrin.id, signatoryId: jonas.signatory_id };
    const stranger = await registerUser(openExchange.sandbox());
    await isNotFoundBy(stranger, own);
    await isNotFoundBy(katrin.user, { ...own, id: 'somewhere' });
    await isNotFoundBy(
      await registerUser(openExchange.sandbox(), { email: 'jonas@metallbau-brandt.example' } as never),
      own,
    );
  });

  async function isNotFoundBy(user: TestSandbox, params: { id: string; signatoryId: string }) {
    const missing = '404 err_entity_not_found';
    expect(await user.expectRefusal(listSignatories, { params: { id: params.id } })).toBe(missing);
    expect(
      await user.expectRefusal(addSignatories, { params: { id: params.id }, body: { data: [SAMPLE_OWNER] } }),
    ).toBe(missing);
    expect(await user.expectRefusal(updateSignatory, { params, body: { street: 'x' } })).toBe(missing);
    expect(await user.expectRefusal(deleteSignatory, { params })).toBe(missing);
  }

  it('the calls for representatives need a session', async () => {
    const nobody = openExchange.sandbox();
    const gone = '401 err_auth_session_not_found';
    const params = { id: katrin.id, signatoryId: 'x' };
    expect(await nobody.expectRefusal(listSignatories, { params: { id: katrin.id } })).toBe(gone);
    expect(
      await nobody.expectRefusal(addSignatories, {
        params: { id: katrin.id },
        body: { data: [SAMPLE_OWNER] },
      }),
    ).toBe(gone);
    expect(await nobody.expectRefusal(updateSignatory, { params, body: {} })).toBe(gone);
    expect(await nobody.expectRefusal(deleteSignatory, { params })).toBe(gone);
  });
});

describe('representatives in the status Signature (D-26, SIGN-09)', () => {
  const signing = exchangeInSandbox({ scenario: 'signing' });
  let katrin: SigningUser;
  let jonas: SigningUser;

  beforeEach(async () => {
    katrin = await logInApplicant(signing.sandbox(), KATRIN_LOGIN);
    jonas = await logInSigningUser(signing.sandbox(), JONAS_LOGIN, katrin.id);
  });

  it('representatives in the status Signature see only their own record unless they are the applicant', async () => {
    expect(katrin.people.map((person) => person.first_name)).toEqual(['Katrin', 'Jonas', 'Ada']);
    expect(jonas.people.map((person) => person.first_name)).toEqual(['Jonas']);
    const others = { id: katrin.id, signatoryId: katrin.ownIds.signatoryId };
    expect(await jonas.user.expectRefusal(updateSignatory, { params: others, body: { taxid: '1' } })).toBe(
      '404 err_entity_not_found',
    );
    expect(await jonas.user.expectRefusal(deleteSignatory, { params: others })).toBe(
      '404 err_entity_not_found',
    );
  });

  it('representatives in the status Signature can change only their own tax number and contact data', async () => {
    for (const { user, ownIds } of [katrin, jonas]) {
      await user.expectSuccess(updateSignatory, { params: ownIds, body: { telephone: '+49 421 5550199' } });
      expect(
        await user.expectRefusal(updateSignatory, {
          params: ownIds,
          body: { street: 'Am Deich', taxid: null },
        }),
      ).toMatch('422 err_update_not_allowed street');
      expect(
        await user.expectRefusal(updateSignatory, { params: ownIds, body: { is_sole_signatory: true } }),
      ).toBe('422 err_update_not_allowed is_sole_signatory');
      expect(await user.expectRefusal(deleteSignatory, { params: ownIds })).toBe(
        '422 err_update_not_allowed',
      );
      expect(
        await user.expectRefusal(addSignatories, {
          params: { id: ownIds.id },
          body: { data: [SAMPLE_OWNER] },
        }),
      ).toBe('422 err_update_not_allowed');
    }
    const taken = { params: jonas.ownIds, body: { taxid: '36574261809' } };
    expect(await jonas.user.expectSuccess(updateSignatory, taken)).toMatchObject({ taxid: '36574261809' });
  });

  it('Representatives are visible to the applicant, who cannot change the data of any representative', async () => {
    const params = jonas.ownIds;
    expect(await katrin.user.expectRefusal(updateSignatory, { params, body: { taxid: '36574261809' } })).toBe(
      '403 err_no_permission taxid',
    );
    expect(
      await katrin.user.expectRefusal(updateSignatory, { params, body: { telephone: null, email: null } }),
    ).toBe('403 err_no_permission email, err_no_permission telephone');
  });

  it('representatives in the status Signature cannot be added or deleted by a signatory after the application is reopened', async () => {
    const move = (status: string) =>
      signing.sandbox().request('POST', `/simulator/applications/${katrin.id}/status`, { body: { status } });
    expect((await move('Reopened')).status).toBe(200);
    expect((await move('Open')).status).toBe(200);
    expect(await jonas.user.expectRefusal(deleteSignatory, { params: jonas.ownIds })).toBe(
      '403 err_no_permission',
    );
    expect(
      await jonas.user.expectRefusal(addSignatories, {
        params: { id: jonas.id },
        body: { data: [SAMPLE_OWNER] },
      }),
    ).toBe('403 err_no_permission');
    expect(
      await jonas.user.expectRefusal(updateSignatory, {
        params: jonas.ownIds,
        body: { taxid: '36574261809' },
      }),
    ).toBe('403 err_no_permission taxid');
  });
});

describe('incomplete representatives', () => {
  const incompleteExchange = exchangeInSandbox({ scenario: 'representatives-incomplete' });

  it('incomplete representatives can be changed one field at a time, but cannot sign until their data are complete', async () => {
    const { user, id, people } = await logInApplicant(incompleteExchange.sandbox(), KATRIN_LOGIN);
    const ada = people.find((person) => person.first_name === 'Ada');
    const params = { id, signatoryId: ada?.signatory_id ?? '' };
    await user.expectSuccess(updateSignatory, { params, body: { postcode: '28199' } });
    const signs = {
      is_legal_signatory: true,
      is_contract_signatory: true,
      is_sole_signatory: false,
      email: 'ada@brandt.example',
    };
    expect(await user.expectRefusal(updateSignatory, { params, body: signs })).toBe(
      '422 err_validation_failed street, err_validation_failed street_number, err_representative_birthdate_required birthdate',
    );
  });
});

describe('REP-11 representatives of a medical practice', () => {
  const medicalExchange = exchangeInSandbox({ scenario: 'medical-application' });

  it('representatives of a medical practice store the answers to the questions that the partner has configured', async () => {
    const { user, id } = await logInApplicant(medicalExchange.sandbox(), 'maren.vogt@praxis-vogt.example');
    const title = (field_value: string) => ({
      ...SAMPLE_OWNER,
      custom_fields_list: [{ field_id: 'academic_title', field_value }],
    });
    const [maren] = await user.expectSuccess(addSignatories, {
      params: { id },
      body: { data: [title('Dr. med.')] },
    });
    expect(maren).toMatchObject({
      custom_fields_list: [{ field_id: 'academic_title', field_value: 'Dr. med.' }],
    });
    expect(
      await user.expectRefusal(addSignatories, { params: { id }, body: { data: [title('x'.repeat(31))] } }),
    ).toBe('422 err_custom_values_failed custom_fields_list');
    const params = { id, signatoryId: maren?.signatory_id ?? '' };
    const body = { custom_fields_list: [{ field_id: 'favourite_colour', field_value: 'red' }] };
    expect(await user.expectRefusal(updateSignatory, { params, body })).toBe(
      '422 err_custom_values_failed custom_fields_list',
    );
  });
});
