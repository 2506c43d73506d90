import { describe, expect, expectTypeOf, it } from 'vitest';
import { type EncodedMessage, message } from '~/domain/message';
import { translator } from './i18next.server';
import { joinTexts, messageText, type TranslatedText } from './translated-text';

const t = translator('en', 'validation');

describe('TranslatedText', () => {
  it('only come from a catalogue, not from strings or encoded messages', () => {
    expectTypeOf(t('required')).toEqualTypeOf<TranslatedText>();
    expectTypeOf(joinTexts([t('required'), t('choose')])).toEqualTypeOf<TranslatedText>();
    expectTypeOf<string>().not.toExtend<TranslatedText>();
    expectTypeOf<EncodedMessage>().not.toExtend<TranslatedText>();
    expectTypeOf<TranslatedText>().not.toExtend<EncodedMessage>();
  });

  it('include a message with its numbers and plural form', () => {
    expect(messageText(t, message('taxNumberOfOtherRepresentative'))).toBe(
      t('taxNumberOfOtherRepresentative'),
    );
    expect(messageText(t, message('tooShort', { min: 1 }))).toMatch(/1 character$/);
    expect(messageText(t, message('tooShort', { min: 5 }))).toMatch(/5 characters$/);
  });
});
