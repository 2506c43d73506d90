import { describe, expect, it } from 'vitest';
import {
  createPersonDetailSchema,
  createPersonSchema,
  createRepresentativeSchema,
  createRequestedSchema,
  type FormContext,
  findMissingMembers,
  pickAnswersThatShowFields,
  signingAnswerOf,
} from './form';
import { FORM_MEMBERS, type FormMember, REPRESENTATIVE_MEMBERS } from './record';

const CONTEXT: FormContext = {
  members: REPRESENTATIVE_MEMBERS,
  recordedValues: {},
  otherRepresentatives: [
    { email: 'jonas@brandt.example', points: 3000 },
    { email: null, points: 1000 },
  ],
  companyTaxNumber: '60/271/04538',
  countries: ['DE', 'CH', 'TR'],
  homeCountry: 'DE',
  today: '2026-03-10',
  language: 'de',
  ownEmail: null,
  customFields: [],
};

const MINIMAL_INPUT = {
  first_name: 'Aylin',
  last_name: 'Demir',
  nationality: 'TR',
  birthdate: '23.11.1984',
  street: 'Am Wall',
  street_number: '8',
  postcode: '28195',
  location: 'Bremen',
  country: 'DE',
  is_legal_signatory: 'no',
  is_beneficial_owner: 'no',
};
const LEGAL_SIGNATORY = {
  ...MINIMAL_INPUT,
  is_legal_signatory: 'yes',
  is_contract_signatory: 'no',
  is_sole_signatory: 'no',
};
const CONTRACT_SIGNATORY = {
  ...LEGAL_SIGNATORY,
  is_contract_signatory: 'yes',
  email: 'aylin@demir.example',
  telephone: '+49 40 66969455',
};
const OWNER = { ...MINIMAL_INPUT, is_beneficial_owner: 'yes', percentage_owned: '25' };

type Texts = Record<string, string | undefined>;

function errorsOf(typed: Texts, context: Partial<FormContext> = {}): Record<string, string> {
  const whole = { ...CONTEXT, ...context };
  const { error } = createRepresentativeSchema(whole, typed).safeParse(typed);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
}

function answersOf(typed: Texts, context: Partial<FormContext> = {}) {
  return createRepresentativeSchema({ ...CONTEXT, ...context }, typed).parse(typed);
}

describe('REP-02: required details', () => {
  it.each([
    ['Am Wall 8', '', 'Am Wall', '8'],
    ['10 Rue de la Paix', undefined, 'Rue de la Paix', '10'],
    ['Straße des 17. Juni 135', ' ', 'Straße des 17. Juni', '135'],
    ['Straße 52', '8', 'Straße 52', '8'],
  ])(
    'rules for representatives accept a house number typed after the street (street %j, house number %j)',
    (street, number, ...stored) => {
      const answers = answersOf({ ...MINIMAL_INPUT, street, street_number: number });
      expect([answers.street, answers.street_number]).toEqual(stored);
    },
  );

  it('rules for representatives accept no street without a house number', () => {
    expect(errorsOf({ ...MINIMAL_INPUT, street: 'Rue du 8 Mai 1945', street_number: '' })).toEqual({
      street_number: 'required',
    });
  });

  it('rules for representatives do not split a house number from the street if the house number is locked', () => {
    const members = FORM_MEMBERS.filter((member) => member !== 'street_number');
    expect(answersOf({ ...MINIMAL_INPUT, street: 'Am Wall 8' }, { members }).street).toBe('Am Wall 8');
  });

  it('rules for representatives accept a person with only the required details', () => {
    expect(answersOf(MINIMAL_INPUT)).toEqual({
      first_name: 'Aylin',
      last_name: 'Demir',
      nationality: 'TR',
      birthdate: '1984-11-23',
      street: 'Am Wall',
      street_number: '8',
      postcode: '28195',
      location: 'Bremen',
      country: 'DE',
      is_legal_signatory: false,
      is_beneficial_owner: false,
      is_main_contact: false,
    });
  });

  it.each(Object.keys(MINIMAL_INPUT).filter((member) => member !== 'is_beneficial_owner'))(
    'rules for representatives require %s',
    (member) => {
      const isChoice = /^(nationality|country|is_)/.test(member);
      expect(errorsOf({ ...MINIMAL_INPUT, [member]: undefined })).toEqual({
        [member]: isChoice ? 'choose' : 'required',
      });
    },
  );

  it.each([
    ['first_name', 'x'.repeat(101), 'tooLong?{"max":100}'],
    ['last_name', 'Brandt\u202enosnhoJ', 'charactersNotAllowed'],
    ['last_name', 'De\ue000mir', 'charactersNotAllowed'],
    ['last_name', '\u200b', 'required'],
    ['last_name', '\u200d', 'required'],
    ['first_name', '!?', 'invalid'],
    ['nationality', 'XX', 'choiceInvalid'],
    ['country', 'Deutschland', 'choiceInvalid'],
    ['birthdate', '31.02.1980', 'birthdateInvalid'],
    ['birthdate', '10.03.2026', 'birthdateNotPast'],
    ['birthdate', '31.12.1899', 'birthdateInvalid'],
    ['location', 'Bremen 3', 'characterNotAllowedNear?{"character":"3","suggestion":"Bremen"}'],
    ['is_legal_signatory', 'perhaps', 'choiceInvalid'],
  ])('rules for representatives refuse the field $0 with the value $1', (member, text, message) => {
    expect(errorsOf({ ...MINIMAL_INPUT, [member]: text })).toEqual({ [member]: message });
  });

  it.each(['Ödön', "O'Neill-Smith", 'محمد', '李', 'نیم‌فاصله', 'von der Leyen', 'Jr.'])(
    'rules for representatives accept the name %s',
    (name) => {
      expect(errorsOf({ ...MINIMAL_INPUT, last_name: name })).toEqual({});
    },
  );

  it.each([
    ['last_name', 'De\u200fmir\u200e', 'Demir'],
    ['first_name', 'Ka\u00adtrin\u200b\u200d', 'Katrin'],
    ['position', 'Chef\u2060', 'Chef'],
    ['birthdate', '3.9.76', '1976-09-03'],
    ['birthdate', '3 Sept 25', '1925-09-03'],
    ['birthdate', '3 września 1976 r.', '1976-09-03'],
  ])('rules for representatives read the field %s with the text %j as %s', (member, text, value) => {
    expect(answersOf({ ...MINIMAL_INPUT, [member]: text })).toMatchObject({ [member]: value });
  });

  it.each(['Bra\u200bndt', '\ufeffBrandt', 'Bra\u00adndt'])(
    'rules for representatives read the pasted name %j without invisible characters',
    (name) => {
      expect(answersOf({ ...MINIMAL_INPUT, last_name: name }).last_name).toBe('Brandt');
    },
  );

  it('rules for representatives accept birthdates up to yesterday', () => {
    expect(answersOf({ ...MINIMAL_INPUT, birthdate: '9.3.2026' }).birthdate).toBe('2026-03-09');
  });

  it.each([
    ['a complete legal signatory', LEGAL_SIGNATORY, {}],
    [
      'a legal signatory without an answer about signing',
      { ...LEGAL_SIGNATORY, is_contract_signatory: undefined },
      { is_contract_signatory: 'choose' },
    ],
    [
      'a legal signatory without an answer about signing alone',
      { ...LEGAL_SIGNATORY, is_sole_signatory: undefined },
      { is_sole_signatory: 'choose' },
    ],
    [
      'another person with both answers',
      { ...MINIMAL_INPUT, is_contract_signatory: 'yes', is_sole_signatory: 'yes' },
      {},
    ],
  ])(
    'rules for representatives ask only legal signatories whether they sign: %s has the errors $2',
    (_, typed, errors) => {
      expect(errorsOf(typed)).toEqual(errors);
    },
  );

  it('the form of a representative ignores answers to questions that are not asked', () => {
    const typed = { ...MINIMAL_INPUT, is_contract_signatory: 'yes', is_sole_signatory: 'yes' };
    expect(answersOf(typed)).toMatchObject({
      is_contract_signatory: undefined,
      is_sole_signatory: undefined,
    });
  });
});

describe('REP-03: telephone and e-mail of a signer', () => {
  it.each<[string, Texts, Record<string, string>]>([
    ['a signatory with telephone and e-mail', CONTRACT_SIGNATORY, {}],
    ['a signatory without e-mail', { ...CONTRACT_SIGNATORY, email: undefined }, { email: 'required' }],
    [
      'a signatory without telephone',
      { ...CONTRACT_SIGNATORY, telephone: undefined },
      { telephone: 'required' },
    ],
    ['a representative who does not sign, without telephone and e-mail', LEGAL_SIGNATORY, {}],
    [
      'a person who is not a legal signatory, without e-mail',
      { ...CONTRACT_SIGNATORY, is_legal_signatory: 'no', email: undefined },
      {},
    ],
    [
      'an invalid telephone number of a person who does not sign',
      { ...MINIMAL_INPUT, telephone: '0421' },
      { telephone: 'phoneTooShort?{"min":8}' },
    ],
    [
      'an invalid e-mail address of a person who does not sign',
      { ...MINIMAL_INPUT, email: 'aylin' },
      { email: 'emailInvalid' },
    ],
  ])('telephone and e-mail of a signer have for %s the errors $2', (_, typed, errors) => {
    expect(errorsOf(typed)).toEqual(errors);
  });

  it.each([
    ['the country of residence', { country: 'CH', telephone: '079 123 45 67' }, '+41791234567'],
    ['the deployment', { country: undefined, telephone: '0421 555012' }, '+49 421 555012'],
  ])(
    'D-88: the schema of a representative parses a national telephone number with the dialling code of %s',
    (_, change, telephone) => {
      const typed = { ...CONTRACT_SIGNATORY, ...change };
      const { shape } = createRepresentativeSchema(CONTEXT, typed);
      expect(shape.telephone.parse(typed.telephone)).toBe(telephone);
    },
  );

  it('D-61: the e-mail of another representative is refused in upper and lower case', () => {
    expect(errorsOf({ ...CONTRACT_SIGNATORY, email: 'Jonas@Brandt.example ' })).toEqual({
      email: 'emailOfOtherRepresentative',
    });
  });
});

describe('REP-04, REP-06: share of a representative', () => {
  it.each<[string, Texts, Record<string, string>]>([
    ['an owner with a quarter', OWNER, {}],
    ['an owner with less than a quarter', { ...OWNER, percentage_owned: '0,01' }, {}],
    ['an owner without a share', { ...OWNER, percentage_owned: undefined }, { percentage_owned: 'required' }],
    ['an owner of zero percent', { ...OWNER, percentage_owned: '0' }, { percentage_owned: 'shareOfOwner' }],
    ['a person without a share who is not an owner', MINIMAL_INPUT, {}],
    ['a person with zero percent who is not an owner', { ...MINIMAL_INPUT, percentage_owned: '0' }, {}],
    [
      'a share above 100 percent',
      { ...MINIMAL_INPUT, percentage_owned: '100,01' },
      { percentage_owned: 'shareRange' },
    ],
    [
      'a share with three decimals',
      { ...OWNER, percentage_owned: '29,555' },
      { percentage_owned: 'shareDecimals' },
    ],
    ['a share equal to what the others leave', { ...OWNER, percentage_owned: '60' }, {}],
    [
      'a share a hundredth above what the others leave',
      { ...OWNER, percentage_owned: '60,01' },
      { percentage_owned: 'sharesAboveWhole?{"free":"60\u00a0%"}' },
    ],
  ])('a share has for %s the errors $2', (_, typed, errors) => {
    expect(errorsOf(typed)).toEqual(errors);
  });

  it('the schema of a representative reports that no share is left if the shares of the others already exceed 100 percent', () => {
    const otherRepresentatives = [{ email: null, points: 12_000 }];
    expect(errorsOf(OWNER, { otherRepresentatives })).toEqual({
      percentage_owned: 'sharesAboveWhole?{"free":"0\u00a0%"}',
    });
    expect(errorsOf({ ...MINIMAL_INPUT, percentage_owned: '0' }, { otherRepresentatives })).toEqual({});
  });
});

describe('REP-05: main contact', () => {
  it.each<[Texts, Record<string, string>]>([
    [{}, { is_main_contact: 'mainContactUnreachable' }],
    [{ email: '  ' }, { is_main_contact: 'mainContactUnreachable' }],
    [{ email: 'a@demir.example' }, {}],
    [{ telephone: '+49 40 66969' }, {}],
  ])(
    'the main contact must have a telephone number or an e-mail address: %j has the errors %j',
    (typed, errors) => {
      expect(errorsOf({ ...MINIMAL_INPUT, is_main_contact: 'on', ...typed })).toEqual(errors);
    },
  );
});

describe("REP-09, D-42, D-43: a representative's tax number", () => {
  it.each<[string, string, Record<string, string>]>([
    ['DE', '36574261809', {}],
    ['DE', '86 095 742 719', {}],
    ['DE', '36574261808', { taxid: 'germanTaxIdCheckDigit' }],
    ['DE', '06574261809', { taxid: 'germanTaxIdLeadingZero' }],
    ['DE', '3657426180', { taxid: 'germanTaxIdLength' }],
    ['DE', '3657426180A', { taxid: 'germanTaxIdDigits' }],
    ['CH', '756.1234.5678.9', {}],
    ['CH', '12.4', { taxid: 'tooShort?{"min":5}' }],
    ['DE', '60 271 04538', { taxid: 'representativeTaxNumberSameAsCompany' }],
    ['TR', '6027104538', { taxid: 'representativeTaxNumberSameAsCompany' }],
  ])(
    'the tax number of a representative is validated by the rules of the country %s: %s',
    (country, taxid, errors) => {
      expect(errorsOf({ ...MINIMAL_INPUT, country, taxid })).toEqual(errors);
    },
  );

  it('the number is optional', () => {
    expect(answersOf(CONTRACT_SIGNATORY).taxid).toBeUndefined();
  });
});

describe('REP-08: form for single details of a representative', () => {
  const recordedValues = { ...CONTRACT_SIGNATORY, is_main_contact: 'on' };

  it.each<[FormMember[], Texts, Record<string, string>]>([
    [['telephone'], {}, { telephone: 'required' }],
    [['telephone'], { telephone: '+49 40 1234' }, {}],
    [['taxid'], { taxid: '36574261808' }, { taxid: 'germanTaxIdCheckDigit' }],
    [['taxid'], { taxid: '36574261809', first_name: 'x'.repeat(200) }, {}],
    [['taxid'], {}, {}],
  ])(
    'the form for single details asks for %j and returns errors of these fields only: %j',
    (members, typed, errors) => {
      const { error } = createRequestedSchema({ ...CONTEXT, members, recordedValues }, typed).safeParse(
        typed,
      );
      const found = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]);
      expect(Object.fromEntries(found)).toEqual(errors);
    },
  );

  it('the form for single details validates the entered values together with the stored values of the other fields', () => {
    const ownerContext = { ...CONTEXT, members: ['percentage_owned'], recordedValues: OWNER } as const;
    expect(createRequestedSchema(ownerContext, {}).safeParse({}).success).toBe(false);
    expect(
      createRequestedSchema({ ...ownerContext, recordedValues: MINIMAL_INPUT }, {}).safeParse({}).success,
    ).toBe(true);
  });

  it('REP-05: the form for single details refuses a change that leaves the main contact unreachable', () => {
    const contact = { ...MINIMAL_INPUT, is_main_contact: 'on', email: 'a@demir.example' };
    const context = { ...CONTEXT, members: ['email' as const], recordedValues: contact };
    expect(createRequestedSchema(context, {}).safeParse({}).success).toBe(false);
    const withTelephone = { ...context, recordedValues: { ...contact, telephone: '+49 40 66969' } };
    expect(createRequestedSchema(withTelephone, {}).safeParse({}).success).toBe(true);
  });
});

it('REP-02 the form of a representative accepts the earliest allowed birthdate', () => {
  expect(answersOf({ ...MINIMAL_INPUT, birthdate: '01.01.1900' }).birthdate).toBe('1900-01-01');
});

it('REP-09 the form of a main contact with a blank telephone number and no e-mail address shows one error', () => {
  const unreachable = { ...MINIMAL_INPUT, is_main_contact: 'on', telephone: ' ' };
  expect(errorsOf(unreachable)).toEqual({ is_main_contact: 'mainContactUnreachable' });
});

describe('REP-10: findMissingMembers (missing fields of a representative)', () => {
  it.each<[string, Texts, FormMember[]]>([
    ['a complete signatory', CONTRACT_SIGNATORY, []],
    [
      'a person without an address',
      { ...MINIMAL_INPUT, street: '', street_number: '' },
      ['street', 'street_number'],
    ],
    [
      'a person with the house number in the street',
      { ...MINIMAL_INPUT, street: 'Am Wall 8', street_number: '' },
      ['street_number'],
    ],
    ['a signatory without a telephone number', { ...CONTRACT_SIGNATORY, telephone: '' }, ['telephone']],
    [
      'a legal signatory without the answers about signing',
      { ...LEGAL_SIGNATORY, is_contract_signatory: '', is_sole_signatory: '' },
      ['is_contract_signatory', 'is_sole_signatory'],
    ],
    ['an owner without a share', { ...OWNER, percentage_owned: '' }, ['percentage_owned']],
    [
      'a person with unusual but complete values',
      { ...MINIMAL_INPUT, street: 'x'.repeat(60), nationality: 'KP' },
      [],
    ],
  ])('returns for %s the missing fields $2', (_, recordedValues, missing) => {
    expect(findMissingMembers(recordedValues)).toEqual(missing);
  });

  it.each([
    ['a person with only the required details', MINIMAL_INPUT],
    ['a legal signatory', LEGAL_SIGNATORY],
    ['a person who signs', CONTRACT_SIGNATORY],
    ['a beneficial owner', OWNER],
  ])('returns each field that the schema requires if that field is missing: %s', (_, complete) => {
    for (const member of FORM_MEMBERS) {
      const recordedValues: Texts = { ...complete, [member]: '' };
      const typed = Object.fromEntries(Object.entries(recordedValues).filter(([, text]) => text !== ''));
      const errors = errorsOf(typed, {
        members: FORM_MEMBERS,
        recordedValues,
        language: 'en',
        otherRepresentatives: [],
      });
      const isMissing = (each: FormMember) => errors[each] === 'required' || errors[each] === 'choose';
      const expected = FORM_MEMBERS.filter((each) =>
        each === 'is_beneficial_owner' || each === 'street_number' ? !typed[each] : isMissing(each),
      );
      expect([member, findMissingMembers(recordedValues)]).toEqual([member, expected]);
    }
  });

  it('returns only fields that the form has', () => {
    expect(findMissingMembers({}).every((member) => FORM_MEMBERS.includes(member))).toBe(true);
    expect(findMissingMembers({})).toHaveLength(11);
  });
});

describe('D-98: question whether and how a person signs', () => {
  const { is_legal_signatory: _, ...person } = MINIMAL_INPUT;
  const contact = { email: 'aylin@demir.example', telephone: '+49 40 66969455' };
  const texts = { answerTexts: {}, matcherOf: () => null } as unknown as Parameters<
    typeof createPersonSchema
  >[2];
  const parse = (typed: Texts, context: Partial<FormContext> = {}) =>
    createPersonSchema({ ...CONTEXT, ...context }, typed, texts).safeParse(typed);

  it.each([
    ['alone', true, true, true],
    ['jointly', true, true, false],
    ['entitled', true, false, false],
    ['involved', false, undefined, undefined],
  ])(
    'The answer “%s” sets legal signatory to %s, contract signatory to %s and sole signatory to %s',
    (signing, isLegal, isWilling, isSole) => {
      const { data } = parse({ ...person, ...contact, signing });
      expect(data).toMatchObject({ is_legal_signatory: isLegal });
      expect([data?.is_contract_signatory, data?.is_sole_signatory]).toEqual([isWilling, isSole]);
    },
  );

  it.each([undefined, 'perhaps'])('The answer “%s” is refused, with one error', (signing) => {
    const { error } = parse({ ...person, ...contact, signing });
    expect(error?.issues.map(({ path }) => path.join())).toEqual(['signing']);
  });

  it('A person who signs needs e-mail and telephone', () => {
    const { error } = parse({ ...person, signing: 'jointly' });
    expect(error?.issues.map(({ path }) => path.join())).toEqual(['email', 'telephone']);
  });

  it('The right to sign alone is kept for a person who is not willing to sign', () => {
    const recordedValues = {
      is_legal_signatory: 'yes',
      is_contract_signatory: 'no',
      is_sole_signatory: 'yes',
    };
    const { data } = parse({ ...person, signing: 'entitled' }, { recordedValues });
    expect(data).toMatchObject({ is_contract_signatory: false, is_sole_signatory: true });
  });

  it.each([
    ['yes', 'yes', 'yes', 'alone'],
    ['yes', 'yes', 'no', 'jointly'],
    ['yes', 'no', 'yes', 'entitled'],
    ['no', '', '', 'involved'],
    ['yes', '', '', ''],
    ['yes', 'yes', '', ''],
    ['', '', '', ''],
  ])(
    'A person stored as legal %j, contract %j and sole signatory %j has the answer “%s”',
    (isLegal, isWilling, isSole, answer) => {
      expect(
        signingAnswerOf({
          is_legal_signatory: isLegal,
          is_contract_signatory: isWilling,
          is_sole_signatory: isSole,
        }),
      ).toBe(answer);
    },
  );
});

describe('REP-04: beneficial ownership without an answer follows from the share', () => {
  const { is_beneficial_owner: _, ...withoutOwnerAnswer } = MINIMAL_INPUT;

  it.each([
    ['25', true],
    ['24,99', false],
    ['0', false],
    [undefined, false],
  ])('With a share of %s, is_beneficial_owner is %s', (percentage_owned, isOwner) => {
    expect(answersOf({ ...withoutOwnerAnswer, percentage_owned })).toMatchObject({
      is_beneficial_owner: isOwner,
    });
  });

  it('An answer takes precedence over the share', () => {
    expect(answersOf({ ...MINIMAL_INPUT, percentage_owned: '60' })).toMatchObject({
      is_beneficial_owner: false,
    });
  });
});

describe('record that the user adds about themselves', () => {
  const ownContext = { ownEmail: 'katrin@brandt.example' };

  it('The e-mail address of the account replaces the typed e-mail address', () => {
    const typed = { ...CONTRACT_SIGNATORY, email: 'other@brandt.example', is_me: 'on' };
    expect(answersOf(typed, ownContext)).toMatchObject({ email: 'katrin@brandt.example' });
  });

  it.each([
    [{ is_me: undefined }, ownContext],
    [{ is_me: 'on' }, { ownEmail: null }],
  ])(
    'The typed e-mail address is used for another person, or if the account has no address: form values %j, account %j',
    (typed, context) => {
      const { email } = pickAnswersThatShowFields(
        { ...CONTEXT, ...context },
        { ...CONTRACT_SIGNATORY, ...typed },
      );
      expect(email).toBe('aylin@demir.example');
    },
  );
});

describe('REP-02: first part of the form for a new person', () => {
  it('the first part of the form requires the details of the person, but no answers about signing and shares', () => {
    const { error } = createPersonDetailSchema(CONTEXT, { first_name: 'Aylin' }).safeParse({
      first_name: 'Aylin',
    });
    expect(error?.issues.map(({ path }) => path[0])).toEqual([
      'last_name',
      'birthdate',
      'street',
      'street_number',
      'postcode',
      'location',
      'nationality',
      'country',
    ]);
  });
});
