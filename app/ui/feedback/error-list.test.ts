import { describe, expect, it } from 'vitest';
import { listErrors } from './error-list';

const labels = { street: 'Straße', postcode: 'Postleitzahl', purpose: 'Unternehmenszweck' };
const german: Record<string, string> = { required: 'Bitte ausfüllen', failed: 'Das hat nicht geklappt' };
const translate = (message: string) => german[message] ?? message;
const words = { translate, colon: ':' };

it('leaves an accepted spelling to the field, which offers it', () => {
  expect(listErrors({ street: ['tooLongNear?{"suggestion":"Str."}'] }, labels, words)).toEqual([
    { field: 'street', text: 'Straße: tooLong?{"suggestion":"Str."}' },
  ]);
});

describe('listing errors', () => {
  it('names each field with the words shown at it, in the order of the page', () => {
    expect(listErrors({ purpose: ['required'], street: ['required'] }, labels, words)).toEqual([
      { field: 'street', text: 'Straße: Bitte ausfüllen' },
      { field: 'purpose', text: 'Unternehmenszweck: Bitte ausfüllen' },
    ]);
  });

  it('writes the colon as the language does', () => {
    expect(listErrors({ street: ['required'] }, labels, { translate, colon: '\u00a0:' })).toEqual([
      { field: 'street', text: 'Straße\u00a0: Bitte ausfüllen' },
    ]);
  });

  it('puts no colon after a question', () => {
    expect(listErrors({ abroad: ['required'] }, { abroad: 'Kunden im Ausland?' }, words)).toEqual([
      { field: 'abroad', text: 'Kunden im Ausland? Bitte ausfüllen' },
    ]);
  });

  it('puts no colon after a sentence', () => {
    expect(listErrors({ abroad: ['required'] }, { abroad: 'Meine Angaben sind richtig.' }, words)).toEqual([
      { field: 'abroad', text: 'Meine Angaben sind richtig. Bitte ausfüllen' },
    ]);
  });

  it('says a label once, where the message names it', () => {
    const named = { translate: (_: string, label?: string) => `Füllen Sie „${label}“ aus`, colon: ':' };
    expect(listErrors({ street: ['required'] }, labels, named)).toEqual([
      { field: 'street', text: 'Füllen Sie „Straße“ aus' },
    ]);
  });

  it("puts the form's own errors first", () => {
    expect(listErrors({ street: ['required'], '': ['failed'] }, labels, words)).toEqual([
      { field: null, text: 'Das hat nicht geklappt' },
      { field: 'street', text: 'Straße: Bitte ausfüllen' },
    ]);
  });

  it('shows one message per field, the first', () => {
    expect(listErrors({ street: ['required', 'failed'] }, labels, words)).toEqual([
      { field: 'street', text: 'Straße: Bitte ausfüllen' },
    ]);
  });

  it('never swallows an error of a field without a label', () => {
    expect(listErrors({ token: ['failed'] }, labels, words)).toEqual([
      { field: null, text: 'Das hat nicht geklappt' },
    ]);
  });

  it('is empty without errors', () => {
    expect(listErrors({}, labels, words)).toEqual([]);
    expect(listErrors({ street: [] }, labels, words)).toEqual([]);
  });
});
