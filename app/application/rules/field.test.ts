import { expect, it } from 'vitest';
import { z } from 'zod';
import { askedFieldNames, type Fields, fieldNamesOf } from './field';
import { createStepSchema } from './step-schemas';
import { findClassicStep } from './steps';
import { WIZARD_CONFIG } from './testing/config';

const FIELDS = {
  name: {},
  reason: { isAsked: ({ typed }) => typed.name === 'other' },
  country: { isAsked: () => false, onlyChoice: () => 'DE' },
} as const satisfies Fields;

it.each([
  [{ name: 'other' }, ['name', 'reason']],
  [{ name: 'usual' }, ['name']],
  [{}, ['name']],
])('askedFieldNames for the values %o returns the questions %o', (typed, expected) => {
  expect(askedFieldNames(FIELDS, { typed, config: WIZARD_CONFIG, language: 'de' })).toEqual(expected);
  expect(fieldNamesOf(FIELDS)).toEqual(['name', 'reason', 'country']);
});

it('createStepSchema outputs the value of a hidden field only if the field has a single choice', () => {
  const typed = { name: 'usual', reason: 'left over', country: 'CH' };
  const text = () => z.string();
  const rules = { name: text, reason: text, country: text };
  const schema = createStepSchema(FIELDS, rules, { typed, config: WIZARD_CONFIG, language: 'de' });
  expect(schema.parse(typed)).toEqual({ name: 'usual', reason: undefined, country: 'DE' });
});

it.each([
  ['loan-info', 'loan-info'],
  ['company-name', 'company-name'],
  ['company-details', 'company-details'],
  ['application-result', undefined],
  ['', undefined],
])('CLA-01: findClassicStep reads the path segment "%s" as the step %s', (part, step) => {
  expect(findClassicStep(part)).toBe(step);
});
