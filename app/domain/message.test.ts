import { describe, expect, it } from 'vitest';
import { encodeMessage, parseMessage } from './message';

describe('encodeMessage and parseMessage', () => {
  it.each([
    ['required', undefined, 'required'],
    ['required', {}, 'required'],
    ['tooShort', { min: 5 }, 'tooShort?{"min":5}'],
    [
      'amountRange',
      { min: '15.000\u00a0€', max: 'a "?{b}" c' },
      'amountRange?{"min":"15.000\u00a0€","max":"a \\"?{b}\\" c"}',
    ],
  ] as const)(
    'encodeMessage encodes the message %s with the values %o as %j',
    (key, params, encodedMessage) => {
      expect(encodeMessage(key, params)).toBe(encodedMessage);
      expect(parseMessage(encodedMessage)).toEqual({ key, params: params ?? {} });
    },
  );

  it.each([
    'Diese Adresse ist schon vergeben.',
    'Why?{not json}',
    'List?{"min":[1]}',
    'List?{"min":1,"max":[1]}',
    '{"min":5}',
    'Array?{}[]',
    '?{"min":5} and more',
    '',
  ])('parseMessage returns text that is no encoded message as its own key: %j', (text) => {
    expect(parseMessage(text)).toEqual({ key: text, params: {} });
  });
});
