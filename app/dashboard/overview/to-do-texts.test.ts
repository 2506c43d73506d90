import { expect, it } from 'vitest';
import { FORM_MEMBERS, type FormMember } from '~/dashboard/representatives/rules/record';
import { NAMED_MEMBERS } from './to-do-texts';

const namedMembers: Readonly<Record<FormMember, true>> = NAMED_MEMBERS;

it('OVER-07: the to-do for missing details has a name for every field of a representative', () => {
  expect(Object.keys(namedMembers).toSorted()).toEqual(FORM_MEMBERS.toSorted());
});
