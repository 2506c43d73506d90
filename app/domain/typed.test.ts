import { describe, expect, it } from 'vitest';
import { FORM_ID, typedValues } from './typed';

function formOf(...entries: [string, string | File][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

describe('what was typed into a form', () => {
  it.each([
    ['every text, also an empty one', formOf(['city', 'Bonn'], ['street', '']), { city: 'Bonn', street: '' }],
    ['of fields sent twice the first', formOf(['city', 'Bonn'], ['city', 'Ulm']), { city: 'Bonn' }],
    ['no files', formOf(['proof', new File(['x'], 'x.pdf')], ['city', 'Ulm']), { city: 'Ulm' }],
    ['not which form it is', formOf([FORM_ID, 'address'], ['city', 'Ulm']), { city: 'Ulm' }],
    ['a field named like a part of every object', formOf(['toString', 'x']), { toString: 'x' }],
    ['nothing', formOf(), {}],
  ])('%s', (_, form, typed) => {
    expect(typedValues(form)).toEqual(typed);
  });
});
