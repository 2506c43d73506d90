import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';
import { CLASSIC_STEP_PATHS, COMPANY_DETAILS_INPUT, submitSteps } from './testing/classic-wizard';

const visit = openPortal();

const TYPED = {
  ...COMPANY_DETAILS_INPUT,
  street: '  Am\u00a0Wall ',
  houseNumber: '12 a',
  companyLocation: ' Bad  Homburg ',
  hrNumber: 'HRB\u00a028417',
  taxIdNumber: 'St.-Nr. 60 271 04538',
};
const SENT = {
  street: 'Am Wall',
  houseNumber: '12a',
  companyLocation: 'Bad Homburg',
  hrNumber: 'HRB 28417',
  taxIdNumber: '6027104538',
};

describe('D-87 to D-89: details that are normalised before sending', () => {
  it('details appear normalised on the check page and after going back', async () => {
    const visitor = await submitSteps(await visit('demo'), 2);
    expect((await visitor.post(CLASSIC_STEP_PATHS.details, TYPED)).status).toBe(303);
    const words = (await visitor.get(CLASSIC_STEP_PATHS.check)).words('main');
    for (const text of Object.values(SENT)) expect(words).toContain(text);
    expect(words).not.toContain('12 a');
    expect((await visitor.get(CLASSIC_STEP_PATHS.details)).fields()).toMatchObject(SENT);
  });

  it('details appear as typed while another field is invalid', async () => {
    const visitor = await submitSteps(await visit('demo'), 2);
    const response = await visitor.post(CLASSIC_STEP_PATHS.details, { ...TYPED, companyPostCode: '' });
    expect([response.status, response.fields().taxIdNumber]).toEqual([400, TYPED.taxIdNumber]);
  });
});

describe('D-86, D-87: spelling that is refused with a suggestion', () => {
  it.each([
    ['companyLocation', 'St. Gallen', 'The character “.” isn’t allowed. You can enter “St Gallen”'],
    ['houseNumber', '12 1/2', 'Remove the space between the digits. You can enter “12-1/2”'],
  ])(
    'the check page shows the suggestion in the error of the field %s, without a button that needs scripts',
    async (name, typed, error) => {
      const visitor = await submitSteps(await visit('demo'), 2);
      const response = await visitor.post(CLASSIC_STEP_PATHS.details, {
        ...COMPANY_DETAILS_INPUT,
        [name]: typed,
      });
      expect([response.status, response.fields()[name]]).toEqual([400, typed]);
      expect(response.words('main form')).toContain(error);
      expect(response.words('main form')).not.toContain('Use “');
    },
  );
});

describe('D-156: a house number in the street field', () => {
  it('a house number in the street field moves to the house-number field and stays in the postal address', async () => {
    const visitor = await submitSteps(await visit('demo'), 2);
    const sent = { ...COMPANY_DETAILS_INPUT, street: 'Industriestraße 14-16', houseNumber: '' };
    await visitor.post(CLASSIC_STEP_PATHS.details, sent);
    expect((await visitor.get(CLASSIC_STEP_PATHS.check)).words('main')).toContain(
      'Industriestraße 14-16, 28195 Bremen',
    );
    const { street, houseNumber } = (await visitor.get(CLASSIC_STEP_PATHS.details)).fields();
    expect([street, houseNumber]).toEqual(['Industriestraße', '14-16']);
  });
});
