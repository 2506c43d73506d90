import { expect, it } from 'vitest';
import { parseHtml } from '../../scripts/html-document';
import { findSuspectedKeys, findUntranslatedKeys } from './untranslated-keys';

const findKeysOn = (body: string, root = '<html>') =>
  findUntranslatedKeys(
    findSuspectedKeys(parseHtml(`${root}<body>${body}`, 'http://demo.localhost/').documentElement),
  );

it.each([
  [
    'the key of a message',
    '<p>Nicht gespeichert. taxNumberOfOtherRepresentative</p>',
    ['taxNumberOfOtherRepresentative'],
  ],
  ['the key of a message with values', '<p>tooShort?{"min":5}</p>', ['tooShort']],
  ['a key of one word', '<p> required </p>', ['required']],
  ['a key with a path', '<p>Weiter: bank.title.</p>', ['bank.title']],
  ['a key with its catalogue', '<h1>overview:bank.title</h1>', ['overview:bank.title']],
  ['an error code that has a text', '<p>err_email_not_confirmed</p>', ['err_email_not_confirmed']],
  ['a key in an accessible name', '<button aria-label="toast.close"></button>', ['toast.close']],
])('findUntranslatedKeys finds %s', (_, body, keys) => {
  expect(findKeysOn(body)).toEqual(keys);
});

it.each([
  ['a word of a sentence', '<p>This field is required</p>'],
  ['an address', '<p>anna.schmidt@example.com, demo.localhost</p>'],
  ['a code without a text of its own', '<p>err_of_tomorrow</p>'],
  ['a script', '<script>const a = "bank.title";</script>'],
  ['the name of a brand', '<p>iPhone, eBay</p>'],
])('findUntranslatedKeys accepts %s', (_, body) => {
  expect(findKeysOn(body)).toEqual([]);
});

it('findUntranslatedKeys accepts a page that shows keys because the user asked for keys', () => {
  expect(findKeysOn('<p>bank.title</p>', '<html data-texts="keys">')).toEqual([]);
});
