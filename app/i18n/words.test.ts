import { describe, expect, expectTypeOf, it } from 'vitest';
import { type EncodedMessage, message } from '~/domain/message';
import { translator } from './i18next.server';
import { messageInWords } from './message-in-words';
import { joinWords, type Words } from './words';

const say = translator('en', 'validation');

describe('words', () => {
  it('come from a catalogue only, not from strings or encoded messages', () => {
    expectTypeOf(say('required')).toEqualTypeOf<Words>();
    expectTypeOf(joinWords([say('required'), say('choose')])).toEqualTypeOf<Words>();
    expectTypeOf<string>().not.toExtend<Words>();
    expectTypeOf<EncodedMessage>().not.toExtend<Words>();
    expectTypeOf<Words>().not.toExtend<EncodedMessage>();
  });

  it('put a message with its figures, and the plural that belongs to them', () => {
    expect(messageInWords(say, message('taxNumberOfOtherRepresentative'))).toBe(
      say('taxNumberOfOtherRepresentative'),
    );
    expect(messageInWords(say, message('tooShort', { min: 1 }))).toMatch(/1 character$/);
    expect(messageInWords(say, message('tooShort', { min: 5 }))).toMatch(/5 characters$/);
  });
});
