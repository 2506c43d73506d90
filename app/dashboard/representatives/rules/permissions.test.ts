import { describe, expect, it } from 'vitest';
import {
  canAddRepresentatives,
  isTaskAllowed,
  permissionsOf,
  requestedMembersOf,
  suggestsMorePeople,
} from './permissions';
import { REPRESENTATIVE_MEMBERS } from './record';

const PERMISSIONS = [
  'signatory',
  'signatory_other',
  'signatory_flags',
  'signatory_tin',
  'signatory_contact',
] as const;
type Permission = (typeof PERMISSIONS)[number];

const PERMISSION_SETS: Permission[][] = Array.from({ length: 2 ** PERMISSIONS.length }, (_, bits) =>
  PERMISSIONS.filter((_permission, place) => Math.floor(bits / 2 ** place) % 2 === 1),
);
const STATUSES =
  `open Open signature internal_review internal_pricing external_pricing submitted Submitted pre_check
  bank_submitted offer_available offer_accepted pricing sales_pre_check_backlog sales_pre_check_qualitative
  sales_pre_check_financials internal_review_backlog internal_review_analysis internal_review_approval
  screening_backlog screening final_sales_check awaiting_payout final_review approved gifts_entry limit_active
  rejected paid_out Final_Offer Reopened Bank_Open ubo_check awaiting_the_moon`.split(/\s+/);

const FIELDS = {
  signatory:
    'first_name last_name position nationality birthdate street street_number postcode location country custom_fields_list',
  signatory_tin: 'taxid',
  signatory_contact: 'email telephone',
  signatory_flags:
    'is_legal_signatory is_contract_signatory is_sole_signatory is_beneficial_owner percentage_owned is_main_contact',
};

const TASKS_BY_PERMISSION: [needs: Permission[], actor: boolean | 'either', opens: string][] = [
  [['signatory', 'signatory_other'], 'either', `edit remove ${FIELDS.signatory}`],
  [['signatory'], true, `edit remove ${FIELDS.signatory}`],
  [['signatory_tin', 'signatory_other'], 'either', FIELDS.signatory_tin],
  [['signatory_tin'], true, FIELDS.signatory_tin],
  [['signatory_contact', 'signatory_other'], 'either', FIELDS.signatory_contact],
  [['signatory_contact'], true, FIELDS.signatory_contact],
  [['signatory_flags', 'signatory_other'], 'either', FIELDS.signatory_flags],
  [['signatory_flags'], true, FIELDS.signatory_flags],
];

function listOpenedTasks(allowed: readonly Permission[], isActor: boolean): string[] {
  const rows = TASKS_BY_PERMISSION.filter(
    ([needs, actor]) =>
      needs.every((need) => allowed.includes(need)) && (actor === 'either' || actor === isActor),
  );
  return [...new Set(rows.flatMap(([, , opens]) => opens.split(' ')))].sort();
}

const cases = PERMISSION_SETS.flatMap((allowed) =>
  [true, false].map((isActor) => ({ allowed, isActor, name: allowed.join(' + ') || 'nothing' })),
);

describe('REP-08: permissionsOf a representative', () => {
  it.each(cases)(
    "allows the fields that the permissions $name open (the user's own record: $isActor)",
    ({ allowed, isActor }) => {
      const { edit, remove, members } = permissionsOf(allowed, isActor);
      const given = [...(edit ? ['edit'] : []), ...(remove ? ['remove'] : []), ...members].sort();
      expect(given).toEqual(listOpenedTasks(allowed, isActor));
    },
  );

  it('allows every field to the applicant with all permissions', () => {
    expect(permissionsOf(PERMISSIONS, false).members).toEqual(REPRESENTATIVE_MEMBERS);
  });

  it('allows no field for permissions that do not concern representatives, or for unknown permissions', () => {
    const foreign = ['custom_fields', 'bankinfo', 'taxIdNumber', 'signatory_everything', ''];
    expect(permissionsOf(foreign, true)).toEqual({ edit: false, remove: false, members: [] });
  });
});

describe('REP-01, REP-08: adding representatives', () => {
  const permissionSets = PERMISSION_SETS.map((allowed) => ({
    allowed,
    name: allowed.join(' + ') || 'nothing',
  }));

  it.each(permissionSets)(
    'adding representatives is possible only with the permission signatory, and suggested only in the status Open: $name',
    ({ allowed }) => {
      const mayAdd = allowed.includes('signatory');
      expect(
        STATUSES.map((status) => ({
          status,
          add: canAddRepresentatives(allowed),
          more: suggestsMorePeople(allowed, status),
        })),
      ).toEqual(
        STATUSES.map((status) => ({
          status,
          add: mayAdd,
          more: mayAdd && ['Open', 'open'].includes(status),
        })),
      );
    },
  );

  it.each([' OPEN ', 'open', 'Open'])('D-20: suggestsMorePeople is true for the status %j', (status) => {
    expect(suggestsMorePeople(['signatory'], status)).toBe(true);
  });
});

describe('REP-08: tasks of representatives', () => {
  const PEOPLE = {
    'no person': undefined,
    'the user': { is_current_actor: true },
    'another person': { is_current_actor: false },
  };

  it.each([
    ['add', ['signatory'], 'no person', true],
    ['add', ['signatory_other', 'signatory_contact'], 'no person', false],
    ['edit', ['signatory'], 'the user', true],
    ['edit', ['signatory'], 'another person', false],
    ['edit', ['signatory', 'signatory_other'], 'another person', true],
    ['edit', PERMISSIONS, 'no person', false],
    ['remove', ['signatory', 'signatory_other'], 'another person', true],
    ['remove', ['signatory_contact'], 'the user', false],
    ['email', ['signatory_contact'], 'the user', true],
    ['telephone', ['signatory_contact'], 'another person', false],
    ['taxid', ['signatory_tin', 'signatory_other'], 'another person', true],
    ['taxid', ['signatory_contact'], 'the user', false],
  ] as const)(
    'isTaskAllowed for the task "%s" with the permissions %j for %s returns %s',
    (task, allowed, person, expected) => {
      expect(isTaskAllowed(allowed, task, PEOPLE[person])).toBe(expected);
    },
  );

  it.each([
    ['add', [], 'no person', [...REPRESENTATIVE_MEMBERS]],
    ['edit', ['signatory_contact'], 'the user', ['email', 'telephone']],
    ['email', ['signatory_contact'], 'the user', ['email']],
    ['taxid', ['signatory_contact'], 'the user', []],
  ] as const)(
    'the task "%s" with the permissions %j for %s asks for the fields %j',
    (task, allowed, person, members) => {
      expect([...requestedMembersOf(allowed, task, PEOPLE[person])].sort()).toEqual([...members].sort());
    },
  );
});
