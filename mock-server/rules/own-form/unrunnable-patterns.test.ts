import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import { expect, it } from 'vitest';
import { countUnrunnablePatterns } from './unrunnable-patterns';

const NONE = { type: 'regex', value: '([a-z' };

it.each<[string, object | null, number]>([
  ['a missing form', null, 0],
  ['the example form', FLEET_FORM, 0],
  ['a pattern that every engine runs', { validations: [{ type: 'regex', value: '^a$' }] }, 0],
  ['a pattern that runs within limits', { validations: [{ type: 'regex', value: '^(?=a)a$' }] }, 0],
  ['an invalid pattern', { validations: [NONE] }, 1],
  ['a missing pattern', { validations: [{ type: 'regex' }] }, 1],
  ['a number as pattern', { validations: [{ type: 'regex', value: 5 }] }, 1],
  [
    'a pattern in another validation',
    { validations: [{ type: 'min', value: '([a-z' }, { value: '([a-z' }] },
    0,
  ],
  ['invalid validations', { validations: [null, 'regex', 5, true, NONE] }, 1],
  ['validations that are not a list', { validations: 7 }, 0],
  ['a pattern outside a list of validations', { regex: [NONE], other: NONE }, 0],
  [
    'four patterns at different levels',
    {
      steps: [
        { fields: [{ validations: [NONE, { type: 'required' }] }, 'text', null] },
        { fields: [{ validations: [NONE, NONE] }] },
      ],
      validations: [NONE],
    },
    4,
  ],
])('D-77 countUnrunnablePatterns returns the number of unrunnable patterns for %s', (_, form, count) => {
  expect(countUnrunnablePatterns(form)).toBe(count);
  expect(countUnrunnablePatterns(form)).toBe(count);
});
