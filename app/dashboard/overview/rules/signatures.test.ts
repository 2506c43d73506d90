import { expect, it } from 'vitest';
import { groupSignatures } from './signatures';

const requirements = (is_completed: boolean) => ({
  kyc_status: { loan_signature: { is_required: true, is_completed } },
  required_other_documents: [],
  signature_status: 'not_started',
});
const person = (signatory_id: string, settings: { signed?: boolean; invite_status?: string } = {}) => ({
  signatory_id,
  first_name: 'Ada',
  last_name: signatory_id,
  email: `${signatory_id}@beispiel.example`,
  invite_status: settings.invite_status ?? 'accepted',
  requirements: settings.signed === undefined ? null : requirements(settings.signed),
});

it('SIGN-08: groupSignatures lists signed and open signatures, and omits people who sign nothing', () => {
  const own = person('Brandt', { signed: true });
  const people = [person('Falk', { signed: false, invite_status: 'not_accepted' }), person('Owner'), own];
  expect(groupSignatures(people, own)).toEqual([
    {
      id: 'Brandt',
      name: 'Ada Brandt',
      email: 'Brandt@beispiel.example',
      isOwn: true,
      isSigned: true,
      invitation: 'accepted',
    },
    {
      id: 'Falk',
      name: 'Ada Falk',
      email: 'Falk@beispiel.example',
      isOwn: false,
      isSigned: false,
      invitation: 'invited',
    },
  ]);
  expect(groupSignatures(people, undefined).some(({ isOwn }) => isOwn)).toBe(false);
});

it.each([
  ['accepted', 'accepted'],
  ['not_accepted', 'invited'],
  ['expired', 'expired'],
  ['not_invited', null],
  ['unknown', null],
])('SIGN-08: groupSignatures maps the invitation status %s to %s', (invite_status, invitation) => {
  const people = [person('Falk', { signed: false, invite_status })];
  expect(groupSignatures(people, undefined)).toMatchObject([{ invitation }]);
});
