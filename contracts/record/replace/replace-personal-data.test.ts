import { CALLS } from 'contracts/api';
import { isValidIBAN } from 'ibantools';
import { stdnum } from 'stdnum';
import { describe, expect, it } from 'vitest';
import { filterContractExchanges } from '../exchange';
import { createCapturedExchange, replaceDataIn } from '../exchange-sample';

const ID = 'b7c9d1e3-6f80-41a2-93c4-ef5061728394';
const PERSON = {
  signatory_id: '8e1f7a63-9b24-4d58-a0c6-3f2b1d4e5c67',
  application_id: ID,
  first_name: 'Waltraud',
  last_name: 'Quast',
  email: 'Waltraud.Quast@quast-bau.example',
  telephone: '+49 421 7654321',
  birthdate: '1961-12-24',
  taxid: '36574261809',
  country: 'DE',
};

describe('replacePersonalData', () => {
  it('replaces equal values by equal invented values in URLs, requests and responses', () => {
    const { nth, text } = replaceDataIn(
      createCapturedExchange('GET', `/user/applications/${ID}/signatories`, { body: [PERSON] }),
      createCapturedExchange('PATCH', `/user/applications/${ID}/signatories/${PERSON.signatory_id}`, {
        requestBody: { email: 'waltraud.quast@quast-bau.example', first_name: 'Waltraud' },
        body: PERSON,
      }),
    );
    const [listExchange, changeExchange] = [nth(0), nth(1)];
    const [person] = listExchange.response as (typeof PERSON)[];
    expect(listExchange.params).toEqual({ id: person?.application_id });
    expect(changeExchange.params).toEqual({ id: person?.application_id, signatoryId: person?.signatory_id });
    expect(changeExchange.requestBody).toEqual({ email: person?.email, first_name: person?.first_name });
    expect(changeExchange.response).toEqual(person);
    expect(person?.country).toBe('DE');
    for (const original of Object.values(PERSON).filter((value) => value !== 'DE')) {
      expect(text.toLowerCase()).not.toContain(original.toLowerCase());
    }
  });

  it('keeps valid account and tax numbers valid, and invalid numbers invalid', () => {
    const { nth } = replaceDataIn(
      createCapturedExchange('PATCH', `/user/applications/${ID}/bankinfo`, {
        requestBody: { bankName: 'Quastbank', iban: 'DE89 3704 0044 0532 0130 00' },
      }),
      createCapturedExchange('PATCH', `/user/applications/${ID}/bankinfo`, {
        requestBody: { bankName: 'Quastbank', iban: 'DE12 3456' },
      }),
      createCapturedExchange('PATCH', `/user/applications/${ID}/signatories/x1`, {
        requestBody: { taxid: '36574261809' },
      }),
    );
    const requestBodies = [0, 1, 2].map((index) => nth(index).requestBody as Record<string, string>);
    expect(isValidIBAN(requestBodies[0]?.iban ?? '')).toBe(true);
    expect(requestBodies[0]?.iban).toMatch(/^DE\d{20}$/);
    expect(isValidIBAN(requestBodies[1]?.iban ?? '')).toBe(false);
    expect(requestBodies[2]?.taxid).toMatch(/^[1-9]\d{10}$/);
    expect(stdnum.HR?.oib?.validate(requestBodies[2]?.taxid ?? '').isValid).toBe(true);
  });

  it('keeps enumeration values, amounts and times, and replaces all other texts', () => {
    const { nth, text } = replaceDataIn(
      createCapturedExchange('POST', '/user/applications', {
        requestBody: {
          allBanksLoanPurpose: 'working_capital',
          currency: 'EUR',
          loanSize: 250_000,
          companyName: 'Quast Bau GmbH',
          companyType: 'GMBH',
          companyCountry: 'DE',
          street: 'Am Quastteich',
          companyPostCode: '27711',
          companyLocation: 'Osterholz',
          businessPurpose: 'Hochbau für Waltraud Quast',
          somethingNew: 'Waltraud Quast',
        },
      }),
    );
    expect(nth(0).requestBody).toMatchObject({
      allBanksLoanPurpose: 'working_capital',
      currency: 'EUR',
      loanSize: 250_000,
      companyType: 'GMBH',
      companyCountry: 'DE',
      companyPostCode: expect.stringMatching(/^\d{5}$/),
    });
    expect(text).not.toMatch(/quast|27711|osterholz|somethingNew/i);
  });

  it('keeps enumeration values in every accepted spelling', () => {
    const { nth, text } = replaceDataIn(
      createCapturedExchange('GET', `/user/applications/${ID}`, {
        body: {
          status: 'internal-REVIEW',
          requirements: { status_flow: [{ status_name: 'Submitted' }, { status_name: 'Frau Quast' }] },
        },
      }),
    );
    expect(nth(0).response).toMatchObject({
      status: 'internal-REVIEW',
      requirements: { status_flow: [{ status_name: 'Submitted' }, {}] },
    });
    expect(text).not.toContain('Quast');
  });

  it('replaces values of any type that the contract does not define', () => {
    const { text } = replaceDataIn(
      createCapturedExchange('POST', '/user/account/login', {
        status: 400,
        requestBody: { email: 'w@quast.example', password: 'Teich-1961!' },
        body: {
          errors: [
            {
              code: 'err_auth_invalid_credentials',
              values: { telephone: 4917654321, hint: 'Teich', w77: 'x' },
            },
          ],
        },
      }),
      createCapturedExchange('GET', `/user/applications/${ID}/next_status_validate`, {
        body: {
          pending_actions: [
            {
              action: 'documents',
              errors: [
                {
                  code: 'err_document_too_old',
                  values: { oldest: '2026-03-01', signatory_id: PERSON.signatory_id },
                },
              ],
            },
          ],
          next_status: 'Submitted',
        },
      }),
    );
    expect(text).not.toMatch(/4917654321|Teich|w77|8e1f7a63/);
    expect(text).toContain('"oldest":"2026-03-01"');
    expect(text).toContain('err_document_too_old');
  });

  it('replaces a search term by a part of the replaced company name', () => {
    const { nth } = replaceDataIn(
      createCapturedExchange('GET', '/company_search?name=quast', {
        body: {
          companyNameSuggestions: [
            { id: 'q1', name: 'Quast Bau GmbH', strasseHausnummer: 'Am Quastteich 3b' },
          ],
        },
      }),
    );
    const [{ name, strasseHausnummer } = { name: '', strasseHausnummer: '' }] = (
      nth(0).response as { companyNameSuggestions: { name: string; strasseHausnummer: string }[] }
    ).companyNameSuggestions;
    const { name: searchTerm } = nth(0).query as { name: string };
    expect(name.startsWith(searchTerm)).toBe(true);
    expect(strasseHausnummer).toMatch(/ \d+$/);
    expect(name).not.toContain('Quast');
  });

  it('keeps texts of public calls except contact data', () => {
    const { nth } = replaceDataIn(
      createCapturedExchange('GET', '/partner/key/demo/config', {
        body: {
          parameters: {
            display_name: 'Quastbank',
            legal_name: 'Quastbank AG',
            customer_support_email: 'waltraud@quastbank.example',
          },
        },
      }),
    );
    expect(nth(0).response).toMatchObject({ parameters: { display_name: 'Quastbank' } });
    expect(JSON.stringify(nth(0).response)).not.toContain('waltraud');
  });

  it('matches every call of the contract by its URL', () => {
    for (const call of Object.values(CALLS)) {
      const path = call.path.replace(':entities', 'applications').replaceAll(/:\w+/g, 'x1');
      const { exchanges } = filterContractExchanges([createCapturedExchange(call.method, path, {})], null);
      expect(
        exchanges.map((each) => each.call.name),
        call.name,
      ).toEqual([call.name]);
    }
  });
});
