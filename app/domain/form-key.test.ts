import { describe, expect, it } from 'vitest';
import { readFormKey } from './form-values';

const FORM_KEY = '0f8fad5b-d9cb-469f-a165-70867728950e';

describe('readFormKey', () => {
  it.each([FORM_KEY, `${FORM_KEY}.0`, `${FORM_KEY}.123456`])('reads the form key %s', (sent) => {
    expect(readFormKey(sent)).toBe(sent);
  });

  it.each([
    ['none', null],
    ['a file', new File([], FORM_KEY)],
    ['an empty field', ''],
    ['a prefix', `x${FORM_KEY}`],
    ['a suffix', `${FORM_KEY}x`],
    ['other letters', FORM_KEY.replaceAll('f', 'g')],
    ['too few groups', '0f8fad5b-d9cb-469f-70867728950e'],
    ['a file without its number', `${FORM_KEY}.`],
    ['a file of another name', `${FORM_KEY}.a`],
    ['a file number out of range', `${FORM_KEY}.1234567`],
  ])('refuses an invalid form key: %s', (_, sent) => {
    expect(readFormKey(sent)).toBeNull();
  });
});
