import { expect, it } from 'vitest';
import { saysTheSame } from './own-fields';

const title = { field_id: 'academic_title', field_value: 'Dr.' };
const hours = { field_id: 'weekly_hours', field_value: '20' };
const unticked = { field_id: 'has_own_practice', field_value: 'false' };

it.each([
  [[], [], true],
  [[title, hours], [hours, title], true],
  [[title, unticked], [title], true],
  [[title], [hours], false],
  [[title], [{ ...title, field_value: 'Prof.' }], false],
  [[{ ...unticked, field_value: 'true' }], [], false],
])('REP-11: %j says the same as %j: %s', (one, other, same) => {
  expect(saysTheSame(one, other)).toBe(same);
});
