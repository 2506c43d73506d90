import { expect, it } from 'vitest';
import { createMailtoUrl } from './mail-address';

it('D-83: createMailtoUrl encodes subject and text', () => {
  expect(
    createMailtoUrl('jonas@brandt.example', {
      subject: 'Vertrag & Co',
      text: 'Guten Tag,\nbitte unterschreiben',
    }),
  ).toBe(
    'mailto:jonas@brandt.example?subject=Vertrag%20%26%20Co&body=Guten%20Tag%2C%0D%0Abitte%20unterschreiben',
  );
});

it('createMailtoUrl returns a link without a recipient', () => {
  expect(createMailtoUrl(null, { subject: 'x', text: 'y' })).toBe('mailto:?subject=x&body=y');
});

it.each([
  ['a?bcc=b@brandt.example', 'mailto:a%3Fbcc%3Db@brandt.example?'],
  ['a&b@brandt.example', 'mailto:a%26b@brandt.example?'],
  ['"a@b"@brandt.example', 'mailto:%22a%40b%22@brandt.example?'],
])(
  'D-83: createMailtoUrl encodes a hostile e-mail address as a single recipient: %s',
  (address, expected) => {
    expect(createMailtoUrl(address, { subject: 'x', text: 'y' }).startsWith(expected)).toBe(true);
  },
);
