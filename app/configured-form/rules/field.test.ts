import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canBeControlName, findOnlyOption, toControlName } from './field';
import { field } from './testing/source';

describe('name of the control of a field', () => {
  it.each(['loanSize', 'practice_type', 'a1'])('the name of a control is the unchanged field id %s', (id) => {
    expect(toControlName(id)).toBe(id);
  });

  it.each([
    'a.b',
    'a[0]',
    '__proto__',
    'constructor',
    'intent',
    'email',
    'password',
    'x_a',
    '1st',
    'größe',
    'a b',
  ])('the name of a control encodes the field id %s for form data', (id) => {
    expect(toControlName(id)).toMatch(/^x_\w+$/);
  });

  it('the name of a control is different for each id', () => {
    const ids = fc.string({ unit: fc.constantFrom('a', '_', '.', 'x', '5', 'f', '-') });
    fc.assert(
      fc.property(
        ids,
        ids,
        (first, second) => first === second || toControlName(first) !== toControlName(second),
      ),
    );
  });

  it('the name of a control cannot be made from an id that is empty or too long', () => {
    expect([canBeControlName(''), canBeControlName('a'.repeat(100)), canBeControlName('a')]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('findOnlyOption (value of a choice with a single option)', () => {
  const one = { values: [{ key: 'EUR', label: 'Euro' }] };
  const two = { values: [...one.values, { key: 'CHF', label: 'Franken' }] };
  it.each([
    ['currency', one, 'EUR'],
    ['currency', two, undefined],
    ['companyCountry', one, 'EUR'],
    ['practice_type', one, undefined],
  ])('findOnlyOption for the field %s with the options %o returns %s', (id, settings, onlyValue) => {
    expect(findOnlyOption(field({ id, component: 'select', ...settings }))?.value).toBe(onlyValue);
  });
});
