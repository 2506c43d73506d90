import { describe, expect, it, test } from 'vitest';
import { SAMPLE_DIRECTOR, SAMPLE_OWNER } from './sample-representative';
import type { Person } from './signatory-record';
import {
  areGuarantorsMissing,
  findSignatoryChangeViolations,
  findSignatoryViolations,
  hasEnoughSignatories,
  hasMinimumData,
  type SignatoryContext,
  sumShares,
} from './signatory-rules';

const WITHOUT_OTHERS: SignatoryContext = {
  otherPeople: [],
  companyTaxNumber: '60/123/45678',
  today: '2026-03-02',
};

function violationsOf(change: Person, around: Partial<SignatoryContext> = {}): string[] {
  return findSignatoryViolations({ ...SAMPLE_DIRECTOR, ...change }, { ...WITHOUT_OTHERS, ...around }).map(
    ({ code, field }) => `${code} ${field}`,
  );
}

it('findSignatoryViolations accepts complete people', () => {
  expect(findSignatoryViolations(SAMPLE_DIRECTOR, WITHOUT_OTHERS)).toEqual([]);
  expect(findSignatoryViolations(SAMPLE_OWNER, WITHOUT_OTHERS)).toEqual([]);
});

describe('REP-02 fields of every representative', () => {
  test.each(['first_name', 'last_name', 'street', 'street_number', 'postcode', 'location'] as const)(
    'the field %s must be a single line of text',
    (member) => {
      expect(violationsOf({ [member]: '' })).toEqual([`err_validation_failed ${member}`]);
      expect(violationsOf({ [member]: ' \u00a0 ' })).toEqual([`err_validation_failed ${member}`]);
      expect(violationsOf({ [member]: 'a\nb' })).toEqual([`err_validation_failed ${member}`]);
      expect(violationsOf({ [member]: 'x'.repeat(256) })).toEqual([`err_validation_failed ${member}`]);
      expect(violationsOf({ [member]: 'x'.repeat(255) })).toEqual([]);
    },
  );

  test.each<[Person, string[]]>([
    [{ position: null }, []],
    [{ position: 'x'.repeat(256) }, ['err_validation_failed position']],
    [{ nationality: '' }, ['err_representative_nationality_required nationality']],
    [{ nationality: 'Deutsch' }, ['err_validation_failed nationality']],
    [{ nationality: 'ZZ' }, ['err_validation_failed nationality']],
    [{ nationality: 'pl' }, ['err_validation_failed nationality']],
    [{ birthdate: null }, ['err_representative_birthdate_required birthdate']],
    [{ birthdate: '2026-03-02' }, ['err_validation_failed birthdate']],
    [{ birthdate: '2026-03-01' }, []],
    [{ country: '', taxid: null }, ['err_validation_failed country']],
    [{ country: 'PL', taxid: null }, []],
  ])(
    'the fields of a representative with the modified fields %o have the violations %j',
    (change, expected) => {
      expect(violationsOf(change)).toEqual(expected);
    },
  );
});

describe('REP-02 fields of legal signatories', () => {
  test.each<[Person, string[]]>([
    [{ is_contract_signatory: null }, ['err_validation_failed is_contract_signatory']],
    [{ is_sole_signatory: undefined }, ['err_validation_failed is_sole_signatory']],
    [{ is_contract_signatory: false, is_sole_signatory: false }, []],
    [
      { is_legal_signatory: false },
      ['err_validation_failed is_contract_signatory', 'err_validation_failed is_sole_signatory'],
    ],
    [{ is_legal_signatory: false, is_contract_signatory: null, is_sole_signatory: null }, []],
  ])(
    'the fields of a legal signatory with the modified fields %o have the violations %j',
    (change, expected) => {
      expect(violationsOf(change)).toEqual(expected);
    },
  );
});

describe('REP-03, REP-05 contact data', () => {
  test.each<[Person, string[]]>([
    [{ telephone: null }, ['err_representative_phone_required telephone']],
    [{ email: null }, ['err_representative_email_required email']],
    [{ telephone: null, is_contract_signatory: false }, []],
    [{ email: null, is_contract_signatory: false }, []],
    [{ telephone: '0421 5550127' }, ['err_validation_failed telephone']],
    [{ telephone: '+4942155' }, ['err_validation_failed telephone']],
    [{ telephone: '+49421555' }, []],
    [{ telephone: '+49 (421) 55-01' }, []],
    [{ telephone: ' +49 421 5550127 ' }, []],
    [{ telephone: '+49 421 55501278' }, ['err_validation_failed telephone']],
    [{ telephone: '+49 421 5550x27' }, ['err_validation_failed telephone']],
    [{ email: 'jonas' }, ['err_validation_failed email']],
    [{ is_main_contact: true }, []],
    [{ is_main_contact: true, email: null, is_contract_signatory: false }, []],
    [
      { is_main_contact: true, email: null, telephone: null, is_contract_signatory: false },
      ['err_validation_failed is_main_contact'],
    ],
  ])('contact data with the modified fields %o has the violations %j', (change, expected) => {
    expect(violationsOf(change)).toEqual(expected);
  });

  it('the rule for contact data refuses an e-mail address that another representative uses, in any case (D-61)', () => {
    const otherPeople = [{ ...SAMPLE_OWNER, email: 'JONAS@Metallbau-Brandt.example' }];
    expect(violationsOf({}, { otherPeople })).toEqual(['err_resource_exists email']);
    expect(violationsOf({ email: null, is_contract_signatory: false }, { otherPeople })).toEqual([]);
    expect(violationsOf({}, { otherPeople: [{ ...SAMPLE_OWNER, email: null }] })).toEqual([]);
  });
});

describe('REP-04, REP-06, D-59 shares', () => {
  test.each<[Person, string[]]>([
    [{ is_beneficial_owner: true }, ['err_validation_failed percentage_owned']],
    [{ is_beneficial_owner: true, percentage_owned: undefined }, ['err_validation_failed percentage_owned']],
    [{ is_beneficial_owner: true, percentage_owned: 0 }, ['err_validation_failed percentage_owned']],
    [{ is_beneficial_owner: true, percentage_owned: 0.0001 }, []],
    [{ is_beneficial_owner: true, percentage_owned: 1 }, []],
    [{ percentage_owned: undefined }, []],
    [{ percentage_owned: 0 }, []],
    [{ percentage_owned: 0.0007 }, []],
    [{ percentage_owned: 0.2501 }, []],
    [{ percentage_owned: 0.25011 }, ['err_validation_failed percentage_owned']],
    [{ percentage_owned: 1.0001 }, ['err_validation_failed percentage_owned']],
    [{ percentage_owned: 25 }, ['err_validation_failed percentage_owned']],
    [{ percentage_owned: -0.01 }, ['err_validation_failed percentage_owned']],
  ])('shares with the modified fields %o have the violations %j', (change, expected) => {
    expect(violationsOf(change)).toEqual(expected);
  });

  test.each([
    [[0.1, 0.2], 0.7, []],
    [[0.3333, 0.3333], 0.3334, []],
    [[0.3333, 0.3333], 0.3335, ['err_share_percentage_greater_then_100 percentage_owned']],
    [[1], 0.0001, ['err_share_percentage_greater_then_100 percentage_owned']],
    [[1], 0, []],
    [[1], null, []],
    [[1, 0.5], 0, []],
  ])(
    'when other owners hold %j, a share of %d has the violations %j',
    (owned, percentage_owned, expected) => {
      const otherPeople = owned.map((share) => ({ ...SAMPLE_OWNER, percentage_owned: share }));
      expect(violationsOf({ percentage_owned }, { otherPeople })).toEqual(expected);
    },
  );

  test.each([
    [true, { min: 0.0001, max: 1 }],
    [false, { min: 0, max: 1 }],
  ])(
    'shares are refused with limits that depend on ownership: owner %s, limits %j',
    (is_beneficial_owner, values) => {
      expect(
        findSignatoryViolations(
          { ...SAMPLE_DIRECTOR, is_beneficial_owner, percentage_owned: 2 },
          WITHOUT_OTHERS,
        ),
      ).toStrictEqual([{ code: 'err_validation_failed', field: 'percentage_owned', values }]);
    },
  );

  it('shares are added up in whole basis points', () => {
    expect(sumShares([0.1, 0.2, 0.3].map((percentage_owned) => ({ percentage_owned })))).toBe(6000);
    expect(
      sumShares([{ percentage_owned: null }, {}, { percentage_owned: 7 }, { percentage_owned: -0.5 }]),
    ).toBe(0);
  });
});

describe('REP-09, D-42, D-43 tax numbers', () => {
  test.each<[Person, string[]]>([
    [{ taxid: null }, []],
    [{ taxid: '86095742719' }, []],
    [{ taxid: '86 095 742 719' }, []],
    [{ taxid: '36574261808' }, ['err_german_tin_invalid_check_digit taxid']],
    [{ taxid: '3657426180' }, ['err_german_tin_invalid_length taxid']],
    [{ taxid: '3657426180A' }, ['err_german_tin_non_numeric taxid']],
    [{ taxid: '06574261809' }, ['err_german_tin_leading_zero taxid']],
    [{ taxid: '756.1234.56', country: 'CH' }, []],
    [{ taxid: '1234', country: 'CH' }, ['err_validation_failed taxid']],
  ])('tax numbers with the modified fields %o have the violations %j', (change, expected) => {
    expect(violationsOf(change)).toEqual(expected);
  });

  it("tax numbers must differ from the company's, regardless of separators", () => {
    expect(violationsOf({}, { companyTaxNumber: '365/742/61809' })).toEqual([
      'err_personal_tin_equals_company_tin taxid',
    ]);
  });
});

describe('D-76 a tax number shared by two people', () => {
  test.each<[other: Person, expected: string[]]>([
    [{ taxid: '86 095 742 719' }, ['err_resource_exists taxid']],
    [{ taxid: '36574261809' }, []],
    [{ taxid: null }, []],
    [{}, []],
  ])('a shared tax number with the modified fields %o has the violations %j', (other, expected) => {
    expect(violationsOf({ taxid: '86095742719' }, { otherPeople: [{ ...SAMPLE_OWNER, ...other }] })).toEqual(
      expected,
    );
  });
});

describe('findSignatoryChangeViolations (violations that an update of a representative causes)', () => {
  const incompletePerson: Person = { ...SAMPLE_OWNER, birthdate: null, nationality: null, street: '' };
  const violationsCausedBy = (before: Person, change: Person) =>
    findSignatoryChangeViolations(
      before,
      { ...before, ...change },
      Object.keys(change) as (keyof typeof change)[],
      WITHOUT_OTHERS,
    ).map(({ code, field }) => `${code} ${field}`);

  it('ignores violations that the record had before the update', () => {
    expect(violationsCausedBy(incompletePerson, { telephone: '+49 421 5550127' })).toEqual([]);
    expect(
      violationsCausedBy({ ...SAMPLE_DIRECTOR, birthdate: null }, { telephone: '+49 421 5550128' }),
    ).toEqual([]);
  });

  it('reports violations of the updated fields', () => {
    expect(violationsCausedBy(incompletePerson, { street: ' ' })).toEqual(['err_validation_failed street']);
    expect(violationsCausedBy(incompletePerson, { street: ' ', location: 'Kiel' })).toEqual([
      'err_validation_failed street',
    ]);
    expect(violationsCausedBy(incompletePerson, { telephone: '5' })).toEqual([
      'err_validation_failed telephone',
    ]);
  });

  it('reports new violations that the update causes in fields outside of the update', () => {
    expect(violationsCausedBy(SAMPLE_OWNER, { is_legal_signatory: true })).toEqual([
      'err_validation_failed is_contract_signatory',
      'err_validation_failed is_sole_signatory',
    ]);
    expect(violationsCausedBy(incompletePerson, { is_legal_signatory: true })).toEqual([
      'err_validation_failed is_contract_signatory',
      'err_validation_failed is_sole_signatory',
    ]);
    expect(
      violationsCausedBy({ ...SAMPLE_DIRECTOR, is_main_contact: true }, { is_beneficial_owner: true }),
    ).toEqual(['err_validation_failed percentage_owned']);
  });

  it('reports every missing field of a person who becomes willing to sign', () => {
    const before = { ...SAMPLE_DIRECTOR, is_contract_signatory: false, birthdate: null, nationality: null };
    expect(violationsCausedBy(before, { is_contract_signatory: true })).toEqual([
      'err_representative_nationality_required nationality',
      'err_representative_birthdate_required birthdate',
    ]);
  });
});

describe('REP-06, D-60 required signatures', () => {
  const jointSignatory = { ...SAMPLE_DIRECTOR, is_sole_signatory: false };
  test.each([
    ['nobody', [], false],
    ['one sole signatory', [SAMPLE_DIRECTOR], true],
    ['one joint signatory', [jointSignatory], false],
    ['two joint signatories', [jointSignatory, jointSignatory], true],
    [
      'a joint signatory and an unwilling one',
      [jointSignatory, { ...SAMPLE_DIRECTOR, is_contract_signatory: false }],
      false,
    ],
    ['two owners who cannot sign', [SAMPLE_OWNER, SAMPLE_OWNER], false],
  ])('hasEnoughSignatories for %s returns $2', (_, people, expected) => {
    expect(hasEnoughSignatories(people)).toBe(expected);
  });

  test.each([
    ['nobody', [], false],
    ['an unwilling owner of half', [{ ...SAMPLE_OWNER, percentage_owned: 0.5 }], false],
    ['an unwilling owner of more than half', [{ ...SAMPLE_OWNER, percentage_owned: 0.5001 }], true],
    [
      'two unwilling owners of 60 percent',
      [
        { ...SAMPLE_OWNER, percentage_owned: 0.3 },
        { ...SAMPLE_OWNER, percentage_owned: 0.3 },
      ],
      true,
    ],
    [
      'an unwilling owner of 30 percent and a signatory with 60 percent',
      [
        { ...SAMPLE_OWNER, percentage_owned: 0.3 },
        { ...SAMPLE_DIRECTOR, is_beneficial_owner: true, percentage_owned: 0.6 },
      ],
      false,
    ],
    [
      'an unwilling director who is no owner',
      [{ ...SAMPLE_DIRECTOR, is_contract_signatory: false, percentage_owned: 0.9 }],
      false,
    ],
  ])('areGuarantorsMissing for %s returns $2', (_, people, expected) => {
    expect(areGuarantorsMissing(people)).toBe(expected);
  });

  it('hasMinimumData returns true only for complete people', () => {
    expect(hasMinimumData(SAMPLE_DIRECTOR, '2026-03-02')).toBe(true);
    expect(hasMinimumData({ ...SAMPLE_DIRECTOR, birthdate: null }, '2026-03-02')).toBe(false);
    expect(hasMinimumData({ ...SAMPLE_DIRECTOR, telephone: null }, '2026-03-02')).toBe(false);
  });
});
