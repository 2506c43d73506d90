import { describe, expect, it } from 'vitest';
import {
  findChanges,
  findForbiddenChanges,
  isPersonListed,
  toFormTexts,
  toNewRepresentative,
} from './change';
import { FORM_MEMBERS, type Representative } from './record';

const KATRIN: Representative = {
  signatory_id: '1',
  first_name: 'Katrin',
  last_name: 'Brandt',
  email: 'katrin@brandt.example',
  telephone: '+49 421 5550126',
  position: null,
  nationality: 'DE',
  birthdate: '1979-09-02',
  taxid: null,
  street: 'Am Wall',
  street_number: '8',
  postcode: '28195',
  location: 'Bremen',
  country: 'DE',
  is_beneficial_owner: true,
  percentage_owned: 0.295,
  is_legal_signatory: true,
  is_contract_signatory: true,
  is_sole_signatory: false,
  is_main_contact: true,
};

const UNCHANGED_ANSWERS = {
  first_name: 'Katrin',
  last_name: 'Brandt',
  email: 'katrin@brandt.example',
  telephone: '+49 421 5550126',
  position: undefined,
  nationality: 'DE',
  birthdate: '1979-09-02',
  taxid: undefined,
  street: 'Am Wall',
  street_number: '8',
  postcode: '28195',
  location: 'Bremen',
  country: 'DE',
  is_beneficial_owner: true,
  percentage_owned: 2950,
  is_legal_signatory: true,
  is_contract_signatory: true,
  is_sole_signatory: false,
  is_main_contact: true,
};

describe('toFormTexts (form values of a stored representative)', () => {
  it('REP-04: formats the share in percent and dates as users type them', () => {
    expect(toFormTexts(KATRIN, 'de')).toMatchObject({
      percentage_owned: '29,5',
      birthdate: '02.09.1979',
      is_sole_signatory: 'no',
      is_main_contact: 'on',
      taxid: '',
    });
    expect(toFormTexts(KATRIN, 'en').percentage_owned).toBe('29.5');
  });

  it('returns empty text for missing values and for values that the form does not ask for', () => {
    const owner = { ...KATRIN, is_legal_signatory: false, percentage_owned: null, birthdate: null };
    expect(toFormTexts(owner, 'de')).toMatchObject({
      is_contract_signatory: '',
      percentage_owned: '',
      birthdate: '',
    });
    const bare = {
      ...KATRIN,
      position: null,
      nationality: null,
      street: null,
      street_number: null,
      postcode: null,
      location: null,
      country: null,
      email: null,
      telephone: null,
      is_main_contact: false,
    };
    expect(toFormTexts(bare, 'de')).toMatchObject({
      position: '',
      nationality: '',
      street: '',
      street_number: '',
      postcode: '',
      location: '',
      country: '',
      email: '',
      telephone: '',
      is_main_contact: '',
    });
    expect(toFormTexts({ ...KATRIN, position: 'Inhaberin' }, 'de').position).toBe('Inhaberin');
    const unansweredPerson = { ...KATRIN, is_contract_signatory: null, is_sole_signatory: null };
    expect(toFormTexts(unansweredPerson, 'de')).toMatchObject({
      is_contract_signatory: '',
      is_sole_signatory: '',
    });
  });
});

describe('request that changes a representative', () => {
  it('REP-04: the request contains the share as a decimal, and null for omitted values', () => {
    expect(toNewRepresentative(UNCHANGED_ANSWERS)).toEqual({
      ...UNCHANGED_ANSWERS,
      position: null,
      taxid: null,
      percentage_owned: 0.295,
    });
    expect(
      toNewRepresentative({ ...UNCHANGED_ANSWERS, percentage_owned: undefined }).percentage_owned,
    ).toBeNull();
  });

  it('REP-11: the request contains only fields that the form asks for by name', () => {
    const answers = { ...UNCHANGED_ANSWERS, academic_title: 'Dr.' };
    expect(toNewRepresentative(answers)).not.toHaveProperty('academic_title');
  });

  it('the request is empty without changes', () => {
    expect(findChanges(UNCHANGED_ANSWERS, KATRIN, FORM_MEMBERS)).toEqual({});
  });

  it('the request contains only changed fields', () => {
    const answers = {
      ...UNCHANGED_ANSWERS,
      taxid: '36574261809',
      percentage_owned: 3000,
      telephone: undefined,
    };
    expect(findChanges(answers, KATRIN, FORM_MEMBERS)).toEqual({
      taxid: '36574261809',
      percentage_owned: 0.3,
      telephone: null,
    });
  });

  it('REP-02: the request contains the answer that the person signs alone', () => {
    expect(toNewRepresentative({ ...UNCHANGED_ANSWERS, is_sole_signatory: true }).is_sole_signatory).toBe(
      true,
    );
  });

  it('REP-02: the request resets signing answers of a person who no longer represents the company', () => {
    const answers = {
      ...UNCHANGED_ANSWERS,
      is_legal_signatory: false,
      is_contract_signatory: undefined,
      is_sole_signatory: undefined,
    };
    expect(findChanges(answers, KATRIN, FORM_MEMBERS)).toEqual({
      is_legal_signatory: false,
      is_contract_signatory: null,
      is_sole_signatory: null,
    });
  });

  it('REP-08: the request never contains fields that the form does not ask for', () => {
    expect(findChanges({ email: 'k@brandt.example' }, KATRIN, ['email'])).toEqual({
      email: 'k@brandt.example',
    });
    expect(findChanges({ ...UNCHANGED_ANSWERS, first_name: 'Mallory' }, KATRIN, ['email'])).toEqual({});
  });
});

it('REP-08: findForbiddenChanges returns the locked fields that a form submitted with changes', () => {
  const recordedTexts = toFormTexts(KATRIN, 'de');
  const sent = { first_name: 'Mallory', last_name: 'Brandt', email: 'new@brandt.example', seen: 'x' };
  expect(findForbiddenChanges(sent, recordedTexts, ['email'])).toEqual(['first_name']);
  expect(findForbiddenChanges(sent, recordedTexts, ['email', 'first_name'])).toEqual([]);
});

it.each([
  ['Katrin', 'Brandt', '1979-09-02', true],
  [' KATRIN', 'brandt ', '1979-09-02', true],
  ['Katrin', 'Brandt', '1979-09-03', false],
  ['Katrin', 'Brand', '1979-09-02', false],
  ['Anna', 'Brandt', '1979-09-02', false],
])(
  'isPersonListed (among the representatives) for %s %s, born %s, returns %s',
  (first_name, last_name, birthdate, listed) => {
    const jonas = { ...KATRIN, first_name: 'Jonas' };
    expect(isPersonListed({ first_name, last_name, birthdate }, [jonas, KATRIN])).toBe(listed);
  },
);
