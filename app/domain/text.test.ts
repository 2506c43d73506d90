import { describe, expect, it } from 'vitest';
import { createTextRule, isBlank, trimOrNull } from './text';

const name = createTextRule({ min: 4, max: 10 });
const word = createTextRule({ max: 10, allowedCharacter: /[\p{L}\p{M}]/u });
const lines = createTextRule({ min: 3, max: 10, multiline: true });

describe('createTextRule', () => {
  it.each([
    ['  Brandt  ', 'Brandt'],
    ['Metall \t bau', 'Metall bau'],
    ['Metall\nbau', 'Metall bau'],
    ['Cafe\u0301', 'Caf\u00e9'],
    ['👩‍🔧 Bau', '👩‍🔧 Bau'],
    ['𝔅randtbau', '𝔅randtbau'],
    ['<b>x</b>', '<b>x</b>'],
    ["';DROP--", "';DROP--"],
    ['\u200eBrandt\u200f', 'Brandt'],
    ['Metall\u00adbau', 'Metallbau'],
    ['Metall\u200bbau\u2060', 'Metallbau'],
    ['Me\u200dtall\u200c', 'Metall'],
    ['نیم\u200cفاصله', 'نیم\u200cفاصله'],
  ])('accepts the text %j and outputs %j', (typed, value) => {
    expect(name(typed)).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'required'],
    [' \t\n\u00a0', 'required'],
    ['\u200b\u200b\u200b\u200b', 'required'],
    ['\u200d \ufeff\u2060\u00ad', 'required'],
    ['\u3164\u3164\u3164\u3164', 'required'],
    ['\u2800\u2800\u2800\u2800', 'required'],
    ['abc', 'tooShort?{"min":4}'],
    ['e\u0301e\u0301e\u0301', 'tooShort?{"min":4}'],
    ['abcdefghijk', 'tooLong?{"max":10}'],
    ['x'.repeat(10_000_000), 'tooLong?{"max":10}'],
    [`e${'\u0301'.repeat(50)}`, 'tooLong?{"max":10}'],
    ['abc\u0000d', 'charactersNotAllowed'],
    ['abc\u202ed', 'charactersNotAllowed'],
    ['abc\ud800d', 'charactersNotAllowed'],
  ])('refuses $0 with the message $1', (typed, error) => {
    expect(name(typed)).toEqual({ ok: false, error });
  });

  it('counts an accented letter and an emoji as one character each', () => {
    expect(name('e\u0301'.repeat(10)).ok).toBe(true);
    expect(name('🙂'.repeat(10)).ok).toBe(true);
    expect(name('🙂'.repeat(11)).ok).toBe(false);
  });

  it('names the forbidden character in the error message', () => {
    expect(word('Łódź')).toEqual({ ok: true, value: 'Łódź' });
    expect(word('हिन्दी')).toMatchObject({ ok: true });
    expect(word('a_b')).toEqual({ ok: false, error: 'characterNotAllowed?{"character":"_"}' });
    expect(word('a🙂b')).toEqual({ ok: false, error: 'characterNotAllowed?{"character":"🙂"}' });
    expect(word('a b')).toEqual({ ok: false, error: 'charactersNotAllowed' });
  });

  it('keeps line breaks of multi-line text in any encoding', () => {
    expect(lines(' a\r\nb\rc ')).toEqual({ ok: true, value: 'a\nb\nc' });
    expect(lines('12345\r\n6789')).toMatchObject({ ok: true });
  });
});

it.each([
  ['', true],
  [' \t\n', true],
  ['\u200b\u200d\ufeff', true],
  ['\u3164', true],
  ['\u2800', true],
  ['-', false],
  ['0', false],
  ['\u200bA', false],
  ['\u0301', false],
])('isBlank(%j) returns %s', (text, expected) => {
  expect(isBlank(text)).toBe(expected);
});

it.each([
  [undefined, null],
  [null, null],
  ['\u200b ', null],
  [' Brandt ', 'Brandt'],
])('trimOrNull(%j) returns %j', (text, expected) => {
  expect(trimOrNull(text)).toBe(expected);
});
