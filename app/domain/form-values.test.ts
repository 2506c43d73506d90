import { describe, expect, it } from 'vitest';
import { FORM_ID_FIELD, findPartWithErrors, readFormValues } from './form-values';

function formOf(...entries: [string, string | File][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

describe('readFormValues (typed values of a submitted form)', () => {
  it.each([
    [
      'returns every text, including empty ones',
      formOf(['city', 'Bonn'], ['street', '']),
      { city: 'Bonn', street: '' },
    ],
    ['returns the first of fields sent twice', formOf(['city', 'Bonn'], ['city', 'Ulm']), { city: 'Bonn' }],
    ['omits files', formOf(['proof', new File(['x'], 'x.pdf')], ['city', 'Ulm']), { city: 'Ulm' }],
    ['omits the id of the form', formOf([FORM_ID_FIELD, 'address'], ['city', 'Ulm']), { city: 'Ulm' }],
    ['returns a field named like a property of Object', formOf(['toString', 'x']), { toString: 'x' }],
    ['returns nothing for an empty form', formOf(), {}],
  ])('%s', (_, form, typed) => {
    expect(readFormValues(form)).toEqual(typed);
  });
});

it.each([
  [['name'], 1],
  [['name', 'city'], 1],
  [['share'], 2],
  [['share', 'telephone'], 2],
  [[''], 2],
  [['own_question'], 2],
  [['name', 'share'], null],
  [[], null],
])(
  'findPartWithErrors (part of a two-part form) for errors in the fields %j returns the part %s',
  (names, part) => {
    expect(findPartWithErrors(names, ['name', 'city'])).toBe(part);
  },
);
