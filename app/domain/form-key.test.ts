import { describe, expect, it } from 'vitest';
import { readFormKey } from './form-values';

const KEY = '0f8fad5b-d9cb-469f-a165-70867728950e';

describe('readFormKey', () => {
  it.each([KEY, `${KEY}.0`, `${KEY}.123456`])('reads the form key %s', (sent) => {
    expect(readFormKey(sent)).toBe(sent);
  });

  it.each([
    ['none', null],
    ['a file', new File([], KEY)],
    ['an empty field', ''],
    ['a prefix', `x${KEY}`],
    ['a suffix', `${KEY}x`],
    ['other letters', KEY.replaceAll('f', 'g')],
    ['too few groups', '0f8fad5b-d9cb-469f-70867728950e'],
    ['a file without its number', `${KEY}.`],
    ['a file of another name', `${KEY}.a`],
    ['a file number out of range', `${KEY}.1234567`],
  ])('refuses an invalid form key: %s', (_, sent) => {
    expect(readFormKey(sent)).toBeNull();
  });
});
