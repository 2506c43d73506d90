import { listApplications } from 'contracts/api/applications';
import { listDebtors } from 'contracts/api/factoring';
import { describe, expect, it } from 'vitest';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { KATRIN_LOGIN, logInUser } from '../testing/people';

const test = exchangeInSandbox({ scenario: 'factoring-complete' });

async function debtors() {
  const katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
  const [application] = await katrin.expectSuccess(listApplications);
  const params = { id: application?.applicationId ?? '' };
  return { application, list: await katrin.expectSuccess(listDebtors, { params }) };
}

function decideCover(application: string, debtor: string, body: unknown) {
  const path = `/simulator/applications/${application}/debitors/${debtor}/cover`;
  return test.sandbox().request('POST', path, { body });
}

describe('the decision of the back office on cover (D-33)', () => {
  it.each([
    'CheckPolicy',
    'Closed',
    'Cover',
    'Error',
    'Inactive',
    'NoCover',
    'Partial',
    'Pending',
    'Rejected',
  ])(
    'FACT-05 sets the status %s with and without a request for cover, by id and by short id',
    async (cover_status) => {
      const { application, list } = await debtors();
      expect(list.map(({ insurance_cover }) => insurance_cover?.cover_status)).toEqual([
        'Cover',
        'Pending',
        undefined,
      ]);
      for (const { debitor_id } of list) {
        for (const name of [application?.applicationId, application?.shortApplicationId.toLowerCase()]) {
          const { status, body } = await decideCover(name ?? '', debitor_id, { cover_status });
          expect([status, body]).toMatchObject([200, { debitor_id, insurance_cover: { cover_status } }]);
        }
      }
      await test.sandbox().advance('P9D');
      const after = (await debtors()).list.map(({ insurance_cover }) => insurance_cover?.cover_status);
      expect(new Set(after)).toEqual(new Set([cover_status]));
    },
  );

  it('grants full cover of a tenth of the sales, or partial cover of half that amount', async () => {
    const { application, list } = await debtors();
    const [first, second] = list.map(({ debitor_id }) => debitor_id);
    const id = application?.applicationId ?? '';
    expect((await decideCover(id, first ?? '', { cover_status: 'Cover' })).body).toMatchObject({
      insurance_cover: { cover_amount: 41_000, cover_currency: 'EUR' },
    });
    expect((await decideCover(id, second ?? '', { cover_status: 'Partial' })).body).toMatchObject({
      insurance_cover: { cover_amount: 9_263, cover_currency: 'EUR' },
    });
    expect((await decideCover(id, second ?? '', { cover_status: 'NoCover' })).body).toMatchObject({
      insurance_cover: { cover_amount: null, cover_currency: null },
    });
  });

  it('refuses unknown debtors and statuses', async () => {
    const { application, list } = await debtors();
    const debtor = list[0]?.debitor_id ?? '';
    const id = application?.applicationId ?? '';
    expect((await decideCover('nothing', debtor, { cover_status: 'Cover' })).status).toBe(404);
    expect((await decideCover(id, 'nothing', { cover_status: 'Cover' })).status).toBe(404);
    for (const body of [{}, { cover_status: 'Perhaps' }, { cover_status: null }]) {
      const response = await decideCover(id, debtor, body);
      expect(response.status).toBe(422);
      expect(response.body).toEqual({ errors: [{ code: 'err_validation_failed', field: 'cover_status' }] });
    }
  });
});
