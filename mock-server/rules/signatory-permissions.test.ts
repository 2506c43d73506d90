import type { ApplicationUpdate } from 'contracts/api/enumerations';
import { describe, expect, it, test } from 'vitest';
import { type ChangeActor, findMemberProblem, findPermissionViolations } from './signatory-permissions';
import type { SignatoryField } from './signatory-record';

/** Specification 2, section 6. */
const GROUPS = {
  data: [
    'first_name',
    'last_name',
    'position',
    'nationality',
    'birthdate',
    'street',
    'street_number',
    'postcode',
    'location',
    'country',
    'custom_fields_list',
  ],
  tin: ['taxid'],
  contact: ['email', 'telephone'],
  flags: [
    'is_beneficial_owner',
    'percentage_owned',
    'is_legal_signatory',
    'is_contract_signatory',
    'is_sole_signatory',
    'is_main_contact',
  ],
} as const satisfies Record<string, SignatoryField[]>;

const OPEN: ApplicationUpdate[] = [
  'signatory',
  'signatory_other',
  'signatory_flags',
  'signatory_tin',
  'signatory_contact',
];

const UPDATES_BY_STAGE = {
  open: { applicant: OPEN, signatory: [] },
  review: { applicant: ['signatory_contact', 'bankinfo'], signatory: [] },
  signature: {
    applicant: ['signatory_tin', 'signatory_contact'],
    signatory: ['signatory_tin', 'signatory_contact'],
  },
  after: { applicant: [], signatory: [] },
} as const satisfies Record<string, Record<'applicant' | 'signatory', ApplicationUpdate[]>>;

const ACTORS = ['other', 'self', 'signatory'] as const;

const ALLOWED = null;
const TOO_LATE = 'err_update_not_allowed';
const NOT_YOURS = 'err_no_permission';

const VERDICTS = {
  open: {
    data: [ALLOWED, ALLOWED, NOT_YOURS],
    tin: [ALLOWED, ALLOWED, NOT_YOURS],
    contact: [ALLOWED, ALLOWED, NOT_YOURS],
    flags: [ALLOWED, ALLOWED, NOT_YOURS],
  },
  review: {
    data: [TOO_LATE, TOO_LATE, TOO_LATE],
    tin: [TOO_LATE, TOO_LATE, TOO_LATE],
    contact: [NOT_YOURS, ALLOWED, NOT_YOURS],
    flags: [TOO_LATE, TOO_LATE, TOO_LATE],
  },
  signature: {
    data: [TOO_LATE, TOO_LATE, TOO_LATE],
    tin: [NOT_YOURS, ALLOWED, ALLOWED],
    contact: [NOT_YOURS, ALLOWED, ALLOWED],
    flags: [TOO_LATE, TOO_LATE, TOO_LATE],
  },
  after: {
    data: [TOO_LATE, TOO_LATE, TOO_LATE],
    tin: [TOO_LATE, TOO_LATE, TOO_LATE],
    contact: [TOO_LATE, TOO_LATE, TOO_LATE],
    flags: [TOO_LATE, TOO_LATE, TOO_LATE],
  },
} as const;

function actor(stage: keyof typeof UPDATES_BY_STAGE, who: (typeof ACTORS)[number]): ChangeActor {
  return {
    isCurrentActor: who !== 'other',
    allowedUpdates: UPDATES_BY_STAGE[stage][who === 'signatory' ? 'signatory' : 'applicant'],
    updatesAllowedToApplicant: UPDATES_BY_STAGE[stage].applicant,
  };
}

describe.each(Object.keys(UPDATES_BY_STAGE) as (keyof typeof UPDATES_BY_STAGE)[])(
  'permissions of representatives while %s (REP-08, SIM-05)',
  (stage) => {
    describe.each(Object.keys(GROUPS) as (keyof typeof GROUPS)[])('for the field group %s', (group) => {
      const cases = GROUPS[group].flatMap((member) =>
        ACTORS.map((who, position) => ({ member, who, verdict: VERDICTS[stage][group][position] })),
      );
      test.each(cases)(
        'updating $member has the result $verdict for the actor $who (self, other: the applicant)',
        ({ member, who, verdict }) => {
          expect(findMemberProblem(member, actor(stage, who))).toBe(verdict);
        },
      );
    });
  },
);

it('updates of another person require the permission signatory_other in every field group', () => {
  const allowedUpdates: ApplicationUpdate[] = [
    'signatory',
    'signatory_flags',
    'signatory_tin',
    'signatory_contact',
  ];
  const about = (isCurrentActor: boolean) => ({
    isCurrentActor,
    allowedUpdates,
    updatesAllowedToApplicant: allowedUpdates,
  });
  for (const member of ['first_name', 'taxid', 'telephone', 'is_main_contact'] as const) {
    expect(findMemberProblem(member, about(false))).toBe('err_no_permission');
    expect(findMemberProblem(member, about(true))).toBeNull();
  }
});

it('findPermissionViolations lists every field that the user must not change', () => {
  expect(findPermissionViolations(['first_name', 'taxid', 'email'], actor('signature', 'other'))).toEqual([
    { code: 'err_update_not_allowed', field: 'first_name' },
    { code: 'err_no_permission', field: 'taxid' },
    { code: 'err_no_permission', field: 'email' },
  ]);
  expect(findPermissionViolations(['taxid', 'email'], actor('signature', 'signatory'))).toEqual([]);
});
