import { describe, expect, expectTypeOf, it } from 'vitest';
import { type EncodedMessage, message } from '~/domain/message';
import { translator } from './i18next.server';
import { messageInWords } from './message-in-words';
import { joinWords, type Words } from './words';

const say = translator('en', 'validation');

describe('Words', () => {
  it('only come from a catalogue, not from strings or encoded messages', () => {
    expectTypeOf(say('required')).toEqualTypeOf<Words>();
    expectTypeOf(joinWords([say('required'), say('choose')])).toEqualTypeOf<Words>();
    expectTypeOf<string>().not.toExtend<Words>();
    expectTypeOf<EncodedMessage>().not.toExtend<Words>();
    expectTypeOf<Words>().not.toExtend<EncodedMessage>();
  });

  it('include a message with its numbers and plural form', () => {
    expect(messageInWords(say, message('taxNumberOfOtherRepresentative'))).toBe(
      say('taxNumberOfOtherRepresentative'),
    );
    expect(messageInWords(say, message('tooShort', { min: 1 }))).toMatch(/1 character$/);
    expect(messageInWords(say, message('tooShort', { min: 5 }))).toMatch(/5 characters$/);
  });
});
