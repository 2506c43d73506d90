import { describe, expect, it } from 'vitest';
import { listErrors } from './error-summary';

const labels = { street: 'Straße', postcode: 'Postleitzahl', purpose: 'Unternehmenszweck' };
const germanMessages: Record<string, string> = {
  required: 'Bitte ausfüllen',
  failed: 'Das hat nicht geklappt',
};
const translate = (message: string) => germanMessages[message] ?? message;
const words = { translate, colon: ':' };

it('listErrors leaves out a suggested spelling, which the field offers', () => {
  expect(listErrors({ street: ['tooLongNear?{"suggestion":"Str."}'] }, labels, words)).toEqual([
    { field: 'street', text: 'Straße: tooLong?{"suggestion":"Str."}' },
  ]);
});

describe('listErrors', () => {
  it('names each field by its label, in page order', () => {
    expect(listErrors({ purpose: ['required'], street: ['required'] }, labels, words)).toEqual([
      { field: 'street', text: 'Straße: Bitte ausfüllen' },
      { field: 'purpose', text: 'Unternehmenszweck: Bitte ausfüllen' },
    ]);
  });

  it('separates label and message by the colon as written in the language', () => {
    expect(listErrors({ street: ['required'] }, labels, { translate, colon: '\u00a0:' })).toEqual([
      { field: 'street', text: 'Straße\u00a0: Bitte ausfüllen' },
    ]);
  });

  it('omits the colon between label and message if the label ends with a question mark', () => {
    expect(listErrors({ abroad: ['required'] }, { abroad: 'Kunden im Ausland?' }, words)).toEqual([
      { field: 'abroad', text: 'Kunden im Ausland? Bitte ausfüllen' },
    ]);
  });

  it('omits the colon between label and message if the label ends with a full stop', () => {
    expect(listErrors({ abroad: ['required'] }, { abroad: 'Meine Angaben sind richtig.' }, words)).toEqual([
      { field: 'abroad', text: 'Meine Angaben sind richtig. Bitte ausfüllen' },
    ]);
  });

  it('does not repeat a label that the message contains', () => {
    const textsWithNames = {
      translate: (_: string, label?: string) => `Füllen Sie „${label}“ aus`,
      colon: ':',
    };
    expect(listErrors({ street: ['required'] }, labels, textsWithNames)).toEqual([
      { field: 'street', text: 'Füllen Sie „Straße“ aus' },
    ]);
  });

  it('shows only the message of a field with an empty label', () => {
    expect(listErrors({ consent: ['required'] }, { consent: '' }, words)).toEqual([
      { field: 'consent', text: 'Bitte ausfüllen' },
    ]);
  });

  it('lists form-level errors first', () => {
    expect(listErrors({ street: ['required'], '': ['failed'] }, labels, words)).toEqual([
      { field: null, text: 'Das hat nicht geklappt' },
      { field: 'street', text: 'Straße: Bitte ausfüllen' },
    ]);
  });

  it('lists the first error of each field', () => {
    expect(listErrors({ street: ['required', 'failed'] }, labels, words)).toEqual([
      { field: 'street', text: 'Straße: Bitte ausfüllen' },
    ]);
  });

  it('keeps the error of a field without a label', () => {
    expect(listErrors({ token: ['failed'] }, labels, words)).toEqual([
      { field: null, text: 'Das hat nicht geklappt' },
    ]);
  });

  it('returns an empty list without errors', () => {
    expect(listErrors({}, labels, words)).toEqual([]);
    expect(listErrors({ street: [] }, labels, words)).toEqual([]);
  });
});
