import { describe, expect, it } from 'vitest';
import { API, heard } from '../exchange-sample';
import { make } from '../make';

const ID = 'b7c9d1e3-6f80-41a2-93c4-ef5061728394';
const made = (...exchanges: Parameters<typeof make>[0]) => make(exchanges, { api: API, name: 'x' });

const config = (parameters: object) =>
  heard('GET', '/partner/key/demo/config', { body: { parameters, country_company_types: {} } });
const application = (body: object) => heard('GET', `/user/applications/${ID}`, { body });
const people = (...persons: object[]) =>
  heard('GET', `/user/applications/${ID}/signatories`, { body: persons });
const refusal = (status: number, errors: object[]) =>
  heard('GET', '/user/profile', { status, body: { errors } });
const logIn = heard('POST', '/user/account/login', {
  sent: { email: 'waltraud@quast.example', password: 'Teich' },
});

describe('an exchange in which something of an original would stand', () => {
  it.each([
    [
      'a text for everybody',
      people({ signatory_id: 'quast-waltraud-77' }),
      config({ display_name: 'Bei Quast-Waltraud-77' }),
    ],
    [
      'a name for everybody',
      people({ email: 'quast@bau.example' }),
      config({ more: { 'quast@bau.example': 1 } }),
    ],
    ['a number', people({ telephone: '491701234567' }), application({ loanSize: 491701234567 })],
    [
      'a name of an offer',
      people({ last_name: 'Geheim' }),
      application({ custom_fields_list: [{ field_id: 'katrin_geheim', field_value: 'x' }] }),
    ],
  ])('as %s is left out, and counted', (_, first, second) => {
    const { exchanges, heldBack, examples } = made(first, second, logIn);
    expect([exchanges, heldBack]).toEqual([2, 1]);
    expect(JSON.stringify(examples)).not.toMatch(/quast|geheim|491701234567/i);
  });

  it('is not one whose words are the contract’s, a date’s or a lender’s', () => {
    const { exchanges, heldBack, world } = made(
      heard('POST', '/user/applications', { sent: { companyName: 'Demo', businessPurpose: 'loan' } }),
      heard('PATCH', `/user/applications/${ID}/bankinfo`, { sent: { bankName: 'Nordbank', iban: '2026' } }),
      people({ last_name: 'Validation' }),
      config({ display_name: 'Nordbank Demo' }),
      refusal(422, [{ code: 'err_validation_failed', field: 'email', values: { oldest: '2026-03-01' } }]),
      logIn,
    );
    expect([exchanges, heldBack]).toEqual([6, 0]);
    expect(world.snapshot?.personas).toHaveLength(1);
  });

  it('may be every one: then nothing is made', () => {
    const one = heard('PATCH', `/user/applications/${ID}/signatories/x1`, {
      body: { telephone: '491701234567', percentage_owned: 491701234567 },
    });
    expect(() => made(one)).toThrow('something of the original would stand in all 1 exchanges');
  });
});
