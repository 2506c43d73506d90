import { describe, expect, it } from 'vitest';
import { readFormKey } from './form-key';

const KEY = '0f8fad5b-d9cb-469f-a165-70867728950e';

describe('the key under which a form is sent', () => {
  it.each([KEY, `${KEY}.0`, `${KEY}.123456`])('%s is read as it was sent', (sent) => {
    expect(readFormKey(sent)).toBe(sent);
  });

  it.each([
    ['none', null],
    ['a file', new File([], KEY)],
    ['an empty field', ''],
    ['something before it', `x${KEY}`],
    ['something behind it', `${KEY}x`],
    ['other letters', KEY.replaceAll('f', 'g')],
    ['too few groups', '0f8fad5b-d9cb-469f-70867728950e'],
    ['a file without its number', `${KEY}.`],
    ['a file of another name', `${KEY}.a`],
    ['a number that no page reaches', `${KEY}.1234567`],
  ])('%s is no key', (_, sent) => {
    expect(readFormKey(sent)).toBeNull();
  });
});
