import { describe, expect, it } from 'vitest';
import { createCapturedExchange, replaceDataIn } from '../exchange-sample';

const ID = 'b7c9d1e3-6f80-41a2-93c4-ef5061728394';

const refusedExchange = (values: object, field?: string) =>
  createCapturedExchange('POST', '/user/account/login', {
    status: 400,
    body: { errors: [{ code: 'err_auth_invalid_credentials', field, values }] },
  });

const errorIn = (body: unknown) =>
  (body as { errors: { field?: string; values: Record<string, unknown> }[] }).errors[0];

describe('replacing values of fields that the contract does not define', () => {
  it('the recorder replaces possible telephone and account numbers, but not limits in errors', () => {
    const { nth, text } = replaceDataIn(
      refusedExchange({ status: 491701234567, nearest: '2026-04-01', min: 50_000, max: 500_000, index: 3 }),
    );
    expect(text).not.toContain('491701234567');
    expect(errorIn(nth(0).response)?.values).toMatchObject({ min: 50_000, max: 500_000, index: 3 });
    expect(errorIn(nth(0).response)?.values.status).toEqual(expect.any(Number));
  });

  it('the recorder replaces equal dates by equal invented dates', () => {
    const customFields = [{ field_id: 'geburtsdatum_inhaber', field_value: '1963-07-19' }];
    const { nth, text } = replaceDataIn(
      createCapturedExchange('PATCH', `/user/applications/${ID}/custom_field_list`, {
        requestBody: { custom_fields: customFields },
        body: { custom_fields_list: customFields, created: '2026-02-03T04:05:06Z' },
      }),
      refusedExchange({ oldest: '2026-03-01', nearest: '1963-07-19T00:00:00Z' }),
    );
    expect(text).not.toContain('1963-07-19');
    const { custom_fields } = nth(0).requestBody as {
      custom_fields: { field_id: string; field_value: string }[];
    };
    expect(custom_fields[0]?.field_value).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(custom_fields[0]?.field_id).toBe('geburtsdatum_inhaber');
    expect(nth(0).response).toMatchObject({
      custom_fields_list: custom_fields,
      created: '2026-02-03T04:05:06Z',
    });
    expect(errorIn(nth(1).response)?.values.oldest).toBe('2026-03-01');
  });

  it('the recorder drops fields with names outside of the contract', () => {
    const { nth, text } = replaceDataIn(
      createCapturedExchange('POST', '/user/applications', {
        requestBody: { referral_data: { Katrin_Geheim: 'x', email: 'katrin@geheim.example' } },
      }),
      refusedExchange(
        { Waltraud: 1, min: 4, missing: ['birthdate'], document_types: ['bank_statement'] },
        'Katrin_Geheim',
      ),
      refusedExchange({ constructor: 1, toString: 'Katrin', __proto__: { a: 1 } }, 'data[0].iban'),
    );
    expect(text).not.toMatch(/Katrin|Geheim|Waltraud|constructor|toString/i);
    expect(Object.keys((nth(0).requestBody as { referral_data: object }).referral_data)).toEqual(['email']);
    expect(errorIn(nth(1).response)?.values).toEqual({
      min: 4,
      missing: ['birthdate'],
      document_types: ['bank_statement'],
    });
    expect(errorIn(nth(2).response)?.field).toBe('data[0].iban');
  });

  it('the recorder ignores unknown query parameters of public calls', () => {
    const { text } = replaceDataIn(
      createCapturedExchange('GET', '/config?Katrin=Geheim&constructor=1', { body: {} }),
    );
    expect(text).not.toMatch(/Katrin|Geheim|constructor/);
  });
});

describe('replacing values of contract fields that should be text', () => {
  it('the recorder replaces a date and a number sent instead of text', () => {
    const { nth, text } = replaceDataIn(
      createCapturedExchange('GET', `/user/applications/${ID}`, {
        body: {
          businessPurpose: '1963-07-19',
          purposeDescription: 491701234567,
          created: '2026-02-03T04:05:06Z',
          companyFoundationDate: '1963-07-19',
          loanSize: 250_000,
        },
      }),
    );
    expect(text).not.toMatch(/1963-07-19|491701234567/);
    expect(nth(0).response).toMatchObject({ created: '2026-02-03T04:05:06Z', loanSize: 250_000 });
  });
});

describe('replacing names of loan products', () => {
  const customFields = (field_id: string) =>
    createCapturedExchange('PATCH', `/user/applications/${ID}/custom_field_list`, {
      requestBody: { custom_fields: [{ field_id, field_value: 'x' }] },
      body: { custom_fields_list: [{ field_id, field_value: 'x' }] },
    });

  it('the recorder keeps product names that the recorded form defines and replaces all other product names', () => {
    const { nth, text } = replaceDataIn(
      createCapturedExchange('GET', '/dynamic_forms_fields_definitions?dynamic_forms_name=application', {
        body: { fields: [{ id: 'OpeningDate', field_type: 'custom' }] },
      }),
      customFields('OpeningDate'),
      customFields('Katrin_Geheim'),
    );
    expect(nth(1).requestBody).toMatchObject({ custom_fields: [{ field_id: 'OpeningDate' }] });
    expect(text).not.toMatch(/Katrin|Geheim/);
    const { custom_fields } = nth(2).requestBody as { custom_fields: { field_id: string }[] };
    expect(nth(2).response).toMatchObject({ custom_fields_list: [{ field_id: custom_fields[0]?.field_id }] });
  });
});

describe('the replacement of a recorded text', () => {
  it('the replacement keeps only known file extensions of the original', () => {
    const upload = (file_name: string) =>
      createCapturedExchange('POST', `/user/applications/${ID}/documents`, {
        requestBody: { file_name, document_type: 'bank_statement' },
      });
    const { nth, text } = replaceDataIn(upload('Ausweis K.Weiss'), upload('Bilanz.PDF'));
    expect(text).not.toMatch(/weiss/i);
    expect(nth(1).requestBody).toMatchObject({ file_name: expect.stringMatching(/^Unterlage \d+\.PDF$/) });
  });

  it('the replacement keeps no letters of caseless scripts and no non-Latin digits of the original', () => {
    const { text } = replaceDataIn(
      createCapturedExchange('POST', '/user/applications', {
        requestBody: { hrNumber: '1株式会社2', companyPostCode: '１２３-٤٥٦' },
      }),
    );
    expect(text).not.toMatch(/[株式会社１２３٤٥٦]/u);
  });
});
