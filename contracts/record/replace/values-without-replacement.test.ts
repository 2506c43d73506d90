import { describe, expect, it } from 'vitest';
import { createCapturedExchange, replaceDataIn } from '../exchange-sample';

const ID = 'b7c9d1e3-6f80-41a2-93c4-ef5061728394';

const createApplication = (requestBody: object) =>
  createCapturedExchange('POST', '/user/applications', { requestBody });
const searchCompany = (name: string) => createCapturedExchange('GET', `/company_search?name=${name}`, {});
const uploadDocument = (file_name: string) =>
  createCapturedExchange('POST', `/user/applications/${ID}/documents`, {
    requestBody: { file_name, document_type: 'bank_statement' },
  });
const logIn = (email: string) =>
  createCapturedExchange('POST', '/user/account/login', { requestBody: { email, password: 'Teich' } });

describe('replacing values without a simple replacement', () => {
  it('the recorder keeps a text without letters and digits', () => {
    expect(
      replaceDataIn(createApplication({ hrNumber: '-', businessPurpose: '…' })).nth(0).requestBody,
    ).toEqual({
      hrNumber: '-',
      businessPurpose: '…',
    });
  });

  it('the recorder appends a number to the replacement if a recorded search term occurs in every generated value', () => {
    const { nth, text } = replaceDataIn(
      searchCompany('Unte'),
      searchCompany('Kund'),
      uploadDocument('Bilanz.pdf'),
      uploadDocument('Gewinn.pdf'),
      logIn('waltraud@quast.example'),
      logIn('karl@quast.example'),
    );
    const requestBodies = [2, 3, 4, 5].map(
      (index) => nth(index).requestBody as { file_name: string; email: string },
    );
    expect(new Set(requestBodies.slice(0, 2).map(({ file_name }) => file_name)).size).toBe(2);
    expect(requestBodies[0]?.file_name).toMatch(/\d\.pdf$/);
    expect(new Set(requestBodies.slice(2).map(({ email }) => email)).size).toBe(2);
    expect(requestBodies[2]?.email).toMatch(/^[^@\s]+@[^@\s]+$/);
    expect(text).not.toMatch(/bilanz|gewinn|waltraud|karl|quast|unte|kund/i);
  });

  it('the recorder never replaces a recorded value by another recorded value', () => {
    const recordedNames = ['Anlagenbau', 'Handel', 'Logistik', 'Metalltechnik', 'Textil'];
    const names = [...recordedNames, ...Array.from({ length: 60 }, (_, index) => `Quast ${index} AG`)];
    const { nth } = replaceDataIn(...names.map((companyName) => createApplication({ companyName })));
    const replacedNames = names.map(
      (_, index) => (nth(index).requestBody as { companyName: string }).companyName,
    );
    expect(replacedNames.filter((name) => recordedNames.some((trade) => name.includes(trade)))).toEqual([]);
  });

  it('the recorder replaces a dozen short ids by a dozen different ids', () => {
    const exchanges = Array.from({ length: 12 }, (_, index) =>
      createCapturedExchange('GET', `/user/applications/${index + 1}`, {
        body: { applicationId: index + 1 },
      }),
    );
    const { nth } = replaceDataIn(...exchanges);
    const params = exchanges.map((_, index) => nth(index).params as { id: string });
    expect(new Set(params.map(({ id }) => id)).size).toBe(12);
    expect(nth(7).response).toMatchObject({ applicationId: params[7]?.id });
  });
});

describe('replacing values in long texts', () => {
  it('the recorder finds e-mail addresses beside a logo of 60,000 characters within two seconds of CPU time', {
    timeout: 60_000,
  }, () => {
    const logo = 'iVBORw0KGgo'.repeat(5_500);
    const cpuBefore = process.cpuUsage();
    const { text } = replaceDataIn(
      createCapturedExchange('GET', '/partner/key/demo/config', {
        body: { parameters: { logo, note: 'Fragen? <mailto:waltraud@quast.example>, karl@quast.example.' } },
      }),
    );
    expect(process.cpuUsage(cpuBefore).user).toBeLessThan(2_000_000);
    expect(text).toContain(logo);
    expect(text).not.toMatch(/waltraud|karl|quast/i);
  });

  it('the recorder replaces a street with 60,000 spaces within two seconds of CPU time', {
    timeout: 60_000,
  }, () => {
    const cpuBefore = process.cpuUsage();
    replaceDataIn(
      createCapturedExchange('GET', '/company_search?name=quast', {
        body: {
          companyNameSuggestions: [{ id: 'q1', name: 'Q', strasseHausnummer: `a${' '.repeat(60_000)}b` }],
        },
      }),
    );
    expect(process.cpuUsage(cpuBefore).user).toBeLessThan(2_000_000);
  });
});
