import { germanRegion } from 'fixtures/companies/germany';
import { describe, expect, it } from 'vitest';
import { createCapturedExchange, replaceDataIn } from '../exchange-sample';

const ID = 'b7c9d1e3-6f80-41a2-93c4-ef5061728394';
const createApplication = (requestBody: object) =>
  createCapturedExchange('POST', '/user/applications', { requestBody });
const changeApplication = (requestBody: object) =>
  createCapturedExchange('PATCH', `/user/applications/${ID}/signatories/x1`, { requestBody });

describe('plausible replacements of personal data', () => {
  it('the recorder replaces a town by an existing town', () => {
    const towns = ['Osterholz', 'Worpswede', 'Lilienthal'];
    const { nth } = replaceDataIn(...towns.map((companyLocation) => createApplication({ companyLocation })));
    for (const [index] of towns.entries()) {
      const { companyLocation } = nth(index).requestBody as { companyLocation: string };
      expect(germanRegion.towns.map(([, town]) => town)).toContain(companyLocation);
    }
  });

  it('the recorder replaces an e-mail address to match the replaced name, even if the record has no name', () => {
    const { nth } = replaceDataIn(
      createCapturedExchange('POST', '/user/account/login', {
        requestBody: { email: 'W.Quast@quast.example', password: 'Teich' },
      }),
      changeApplication({ first_name: 'Waltraud', last_name: 'Quast', email: 'w.quast@quast.example' }),
    );
    const { first_name, last_name, email } = nth(1).requestBody as Record<string, string>;
    const ascii = (name = '') =>
      name.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
    expect(email?.replace(/\d*@.*/, '')).toBe(
      `${ascii(first_name)}.${ascii(last_name)}`.replaceAll('ß', 'ss').replaceAll(/[^a-z.]/g, ''),
    );
    expect(nth(0).requestBody).toMatchObject({ email });
  });

  it('replacements of personal data keep the register type of a register number', () => {
    const { nth } = replaceDataIn(
      createApplication({ hrNumber: 'HRB 23456 HB' }),
      createApplication({ hrNumber: 'HRA77' }),
      createApplication({ hrNumber: 'Hradez 7' }),
    );
    expect(nth(0).requestBody).toMatchObject({ hrNumber: expect.stringMatching(/^HRB \d{5} [A-Z]{2}$/) });
    expect(nth(1).requestBody).toMatchObject({ hrNumber: expect.stringMatching(/^HRA\d{2}$/) });
    expect(nth(2).requestBody).not.toMatchObject({ hrNumber: expect.stringMatching(/^Hra/) });
  });

  it.each([
    ['+49 421 7654321', /^\+49 \d{3} 555\d{5}$/],
    ['+12025550143', /^\+1 \d{3} 555\d{5}$/],
    ['00351 21 7654321', /^\+351 \d{3} 555\d{5}$/],
    ['0421 7654321', /^0\d{3} 555\d{5}$/],
  ])('replacements of personal data keep the country of the telephone number %s', (telephone, shape) => {
    const { nth } = replaceDataIn(changeApplication({ telephone }));
    expect(nth(0).requestBody).toMatchObject({ telephone: expect.stringMatching(shape) });
  });
});
