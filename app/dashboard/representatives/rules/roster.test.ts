import { describe, expect, it } from 'vitest';
import {
  checkRoster,
  collapsePeople,
  isOwnerBelowThreshold,
  isOwnerUndeclared,
  type RosterRule,
  signingModeOf,
} from './roster';

const nobody = {
  is_legal_signatory: false,
  is_contract_signatory: null as boolean | null,
  is_sole_signatory: null as boolean | null,
  is_beneficial_owner: false,
  percentage_owned: null as number | null,
};
const jointSignatory = {
  ...nobody,
  is_legal_signatory: true,
  is_contract_signatory: true,
  is_sole_signatory: false,
};
const soleSignatory = { ...jointSignatory, is_sole_signatory: true };
const unwillingSignatory = { ...jointSignatory, is_contract_signatory: false };
const owner = (percentage_owned: number) => ({ ...nobody, is_beneficial_owner: true, percentage_owned });
const signingOwner = (percentage_owned: number) => ({
  ...soleSignatory,
  is_beneficial_owner: true,
  percentage_owned,
});

type People = Parameters<typeof checkRoster>[0];
const listBrokenRules = (people: People, codes: string[] = []) =>
  checkRoster(people, codes)
    .filter(({ isFulfilled }) => !isFulfilled)
    .map(({ rule }) => rule);

describe('REP-06, D-60: checkRoster (rules about all representatives together)', () => {
  it.each<[string, People, RosterRule[]]>([
    ['no people', [], ['signatories']],
    ['one sole signatory', [soleSignatory], []],
    ['one joint signatory', [jointSignatory], ['signatories']],
    ['two joint signatories', [jointSignatory, jointSignatory], []],
    [
      'one joint signatory and one person who does not want to sign',
      [jointSignatory, unwillingSignatory],
      ['signatories'],
    ],
    [
      'one person who could sign alone but does not want to sign',
      [{ ...unwillingSignatory, is_sole_signatory: true }],
      ['signatories'],
    ],
    [
      'one person who wants to sign but is no legal signatory',
      [{ ...nobody, is_contract_signatory: true, is_sole_signatory: true }],
      ['signatories'],
    ],
    ['shares of 100.00 percent', [signingOwner(0.6), signingOwner(0.4)], []],
    ['shares of 100.01 percent', [signingOwner(0.6), signingOwner(0.4001)], ['shares']],
    ['owners of 50 percent who do not sign', [soleSignatory, owner(0.25), owner(0.25)], []],
    ['owners of 50.01 percent who do not sign', [soleSignatory, owner(0.25), owner(0.2501)], ['guarantors']],
    ['owners of 60 percent who sign', [signingOwner(0.6)], []],
    ['a majority held by no beneficial owner', [soleSignatory, { ...nobody, percentage_owned: 0.6 }], []],
    [
      'two owners of 60 percent who do not sign',
      [owner(0.6), owner(0.6)],
      ['shares', 'signatories', 'guarantors'],
    ],
  ])('returns for %s the broken rules $2', (_, people, rules) => {
    expect(listBrokenRules(people)).toEqual(rules);
  });

  it('returns one check for each rule, with the code of the server', () => {
    expect(checkRoster([], []).map(({ code }) => code)).toEqual([
      'err_share_percentage_greater_then_100',
      'err_application_signatories_sole_or_atleast_2',
      'err_guarantors_above_50_percent',
    ]);
  });

  it('marks a rule as broken if the server reports the rule', () => {
    expect(
      listBrokenRules([soleSignatory], ['err_guarantors_above_50_percent', 'err_application_no_iban']),
    ).toEqual(['guarantors']);
  });

  it.each<[People, string, number]>([
    [[], 'open', 0],
    [[jointSignatory], 'open', 1],
    [[jointSignatory, jointSignatory, unwillingSignatory], 'together', 2],
    [[jointSignatory, soleSignatory], 'alone', 2],
  ])('signingModeOf returns the signing mode $1 with $2 signatories', (people, mode, signatories) => {
    expect(signingModeOf(people)).toEqual({ mode, signatories });
  });
});

describe('REP-06, D-59: threshold of beneficial owners', () => {
  it.each([
    [true, 2499, true],
    [true, 1, true],
    [true, 2500, false],
    [true, 0, false],
    [true, null, false],
    [false, 2499, false],
  ])(
    'isOwnerBelowThreshold for a person with is_beneficial_owner=%s and a share of %s basis points returns %s',
    (isOwner, points, expected) => {
      expect(isOwnerBelowThreshold(isOwner, points)).toBe(expected);
    },
  );

  it.each([
    [false, 2500, true],
    [false, 2499, false],
    [true, 2500, false],
    [false, null, false],
  ])(
    'isOwnerUndeclared for a person with is_beneficial_owner=%s and a share of %s basis points returns %s',
    (isOwner, points, expected) => {
      expect(isOwnerUndeclared(isOwner, points)).toBe(expected);
    },
  );
});

const people = (count: number, incomplete: readonly number[] = [], own?: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    isOwn: index + 1 === own,
    missingCount: incomplete.includes(index + 1) ? 1 : 0,
  }));

describe('collapsePeople (cards shown and cards collapsed, REP-01, D-173)', () => {
  it.each([
    ['no people', people(0), [], []],
    ['six people', people(6), [1, 2, 3, 4, 5, 6], []],
    ['eight people', people(8), [1, 2, 3, 4, 5, 6, 7, 8], []],
    ['nine people', people(9), [1, 2, 3, 4, 5, 6], [7, 8, 9]],
    [
      'ten people with incomplete and own cards at the end',
      people(10, [10], 9),
      [1, 2, 3, 4, 9, 10],
      [5, 6, 7, 8],
    ],
    [
      'more incomplete cards than fit',
      people(11, [2, 4, 5, 6, 7, 8, 9]),
      [2, 4, 5, 6, 7, 8, 9],
      [1, 3, 10, 11],
    ],
  ])('collapsePeople for %s shows the cards $2 and collapses the cards $3', (_, all, shown, collapsed) => {
    const split = collapsePeople(all);
    expect([split.shown, split.collapsed].map((part) => part.map(({ id }) => id))).toEqual([
      shown,
      collapsed,
    ]);
  });
});
