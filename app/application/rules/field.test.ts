import { expect, it } from 'vitest';
import { z } from 'zod';
import { askedNames, type Fields, namesOf } from './field';
import { schemaOf } from './step-schemas';
import { classicStep } from './steps';
import { CONFIG } from './testing/config';

const FIELDS = {
  name: {},
  reason: { isAsked: ({ typed }) => typed.name === 'other' },
  country: { isAsked: () => false, onlyChoice: () => 'DE' },
} as const satisfies Fields;

it.each([
  [{ name: 'other' }, ['name', 'reason']],
  [{ name: 'usual' }, ['name']],
  [{}, ['name']],
])('askedNames for the values %o returns the questions %o', (typed, asked) => {
  expect(askedNames(FIELDS, { typed, config: CONFIG, language: 'de' })).toEqual(asked);
  expect(namesOf(FIELDS)).toEqual(['name', 'reason', 'country']);
});

it('schemaOf returns the value of a hidden field only if the field has one choice', () => {
  const typed = { name: 'usual', reason: 'left over', country: 'CH' };
  const text = () => z.string();
  const rules = { name: text, reason: text, country: text };
  const schema = schemaOf(FIELDS, rules, { typed, config: CONFIG, language: 'de' });
  expect(schema.parse(typed)).toEqual({ name: 'usual', reason: undefined, country: 'DE' });
});

it.each([
  ['loan-info', 'loan-info'],
  ['company-name', 'company-name'],
  ['company-details', 'company-details'],
  ['application-result', undefined],
  ['', undefined],
])('CLA-01: classicStep reads the address part "%s" as the step %s', (part, step) => {
  expect(classicStep(part)).toBe(step);
});
