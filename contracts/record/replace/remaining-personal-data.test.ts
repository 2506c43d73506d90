import { describe, expect, it } from 'vitest';
import { createCapturedExchange, SAMPLE_API_URL } from '../exchange-sample';
import { processRecording } from '../process-recording';

const ID = 'b7c9d1e3-6f80-41a2-93c4-ef5061728394';
const processSample = (...exchanges: Parameters<typeof processRecording>[0]) =>
  processRecording(exchanges, { api: SAMPLE_API_URL, name: 'x' });

const config = (parameters: object) =>
  createCapturedExchange('GET', '/partner/key/demo/config', {
    body: { parameters, country_company_types: {} },
  });
const application = (body: object) => createCapturedExchange('GET', `/user/applications/${ID}`, { body });
const people = (...persons: object[]) =>
  createCapturedExchange('GET', `/user/applications/${ID}/signatories`, { body: persons });
const refusal = (status: number, errors: object[]) =>
  createCapturedExchange('GET', '/user/profile', { status, body: { errors } });
const logIn = createCapturedExchange('POST', '/user/account/login', {
  requestBody: { email: 'waltraud@quast.example', password: 'Teich' },
});

describe('exchanges in which personal data would remain after replacement', () => {
  it.each([
    [
      'a text in a public answer',
      people({ signatory_id: 'quast-waltraud-77' }),
      config({ display_name: 'Bei Quast-Waltraud-77' }),
    ],
    [
      'a member name in a public answer',
      people({ email: 'quast@bau.example' }),
      config({ more: { 'quast@bau.example': 1 } }),
    ],
    ['a number', people({ telephone: '491701234567' }), application({ loanSize: 491701234567 })],
    [
      'a product name',
      people({ last_name: 'Geheim' }),
      application({ custom_fields_list: [{ field_id: 'katrin_geheim', field_value: 'x' }] }),
    ],
  ])('exchanges with remaining personal data are dropped and counted: %s', (_, first, second) => {
    const { exchanges, droppedCount, examples } = processSample(first, second, logIn);
    expect([exchanges, droppedCount]).toEqual([2, 1]);
    expect(JSON.stringify(examples)).not.toMatch(/quast|geheim|491701234567/i);
  });

  it('exchanges with enumeration values, dates and public names are not dropped', () => {
    const { exchanges, droppedCount, world } = processSample(
      createCapturedExchange('POST', '/user/applications', {
        requestBody: { companyName: 'Demo', businessPurpose: 'loan' },
      }),
      createCapturedExchange('PATCH', `/user/applications/${ID}/bankinfo`, {
        requestBody: { bankName: 'Nordbank', iban: '2026' },
      }),
      people({ last_name: 'Validation' }),
      config({ display_name: 'Nordbank Demo' }),
      refusal(422, [{ code: 'err_validation_failed', field: 'email', values: { oldest: '2026-03-01' } }]),
      logIn,
    );
    expect([exchanges, droppedCount]).toEqual([6, 0]);
    expect(world.snapshot?.personas).toHaveLength(1);
  });

  it('exchanges with remaining personal data make the recording fail if no other exchange remains', () => {
    const exchange = createCapturedExchange('PATCH', `/user/applications/${ID}/signatories/x1`, {
      body: { telephone: '491701234567', percentage_owned: 491701234567 },
    });
    expect(() => processSample(exchange)).toThrow('all 1 exchanges would still contain original data');
  });
});
