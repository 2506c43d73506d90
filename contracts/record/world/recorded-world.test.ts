import { CALLS } from 'contracts/api';
import { describe, expect, it } from 'vitest';
import { createExampleOf } from '../../openapi/examples';
import { createCapturedExchange, SAMPLE_API_URL } from '../exchange-sample';
import { processRecording } from '../process-recording';

const ID = 'b7c9d1e3-6f80-41a2-93c4-ef5061728394';
const ownPath = `/user/applications/${ID}`;

const createExampleResponse = (call: keyof typeof CALLS, members: object = {}): object => ({
  ...Object(createExampleOf(CALLS[call].response, call)),
  ...members,
});
const [debtor] = Object.values(createExampleResponse('listDebtors'));
const [person] = Object.values(createExampleResponse('listSignatories'));
const [document] = Object.values(Object(createExampleResponse('listDocuments')).result) as [object];

const logIn = createCapturedExchange('POST', '/user/account/login', {
  requestBody: { email: 'waltraud@quast.example', password: 'Teich' },
});
const openedApplication = createCapturedExchange('GET', ownPath, {
  body: createExampleResponse('getApplication', { applicationId: ID, application_id: ID }),
});

const worldOf = (...exchanges: ReturnType<typeof createCapturedExchange>[]) =>
  processRecording([logIn, openedApplication, ...exchanges], { api: SAMPLE_API_URL, name: 'x' }).world;

describe('sandbox made from a recording', () => {
  it('contains debtors except debtors in unknown currencies', () => {
    const { snapshot, omissions } = worldOf(
      createCapturedExchange('GET', `${ownPath}/factoring/debitors`, {
        body: [debtor, { ...debtor, debitor_id: 'd2' }, { ...debtor, debitor_id: 'd3', currency: 'XAU' }],
      }),
    );
    expect(snapshot?.debtors).toHaveLength(2);
    expect(omissions).toEqual(['1 objects or debtors with values that the contract does not know']);
  });

  it('contains documents that the customer uploaded, and no documents that the simulator creates', () => {
    const customers = {
      ...document,
      document_type: 'bank_statement',
      entity_kind: 'application',
      entity_id: ID,
    };
    const issued = { document_id: 'issued-one', document_type: 'gdpr_consent', signing_method: 'online' };
    const { snapshot } = worldOf(
      createCapturedExchange('GET', `${ownPath}/documents`, {
        body: {
          result: [
            { ...customers, document_id: 'customers-one' },
            { ...customers, document_id: 'issued-one', document_type: 'gdpr_consent' },
          ],
        },
      }),
      createCapturedExchange('GET', `${ownPath}/signatories`, {
        body: [
          {
            ...person,
            requirements: {
              ...Object(createExampleOf(CALLS.getRequirements.response, 'getRequirements')),
              required_other_documents: [{ ...issued, is_signed: false }],
            },
          },
        ],
      }),
    );
    expect(snapshot?.signatories).toHaveLength(1);
    expect(snapshot?.documents.map(({ type }) => type)).toEqual(['bank_statement']);
  });

  it('returns the reason why no sandbox was recorded if no user logged in', () => {
    const { world } = processRecording([openedApplication], { api: SAMPLE_API_URL, name: 'x' });
    expect(world).toMatchObject({ snapshot: null, missingReason: 'nobody logged in' });
    expect(worldOf().missingReason).toBeNull();
  });
});
