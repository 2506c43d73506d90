import { describe, expect, expectTypeOf, it } from 'vitest';
import { type EncodedMessage, encodeMessage } from '~/domain/message';
import { createTranslator } from './i18next.server';
import { formatEncodedMessage, joinTexts, type TranslatedText } from './translated-text';

const t = createTranslator('en', 'validation');

describe('values of the type TranslatedText', () => {
  it('translated texts come only from a catalogue, not from strings or encoded messages', () => {
    expectTypeOf(t('required')).toEqualTypeOf<TranslatedText>();
    expectTypeOf(joinTexts([t('required'), t('choose')])).toEqualTypeOf<TranslatedText>();
    expectTypeOf<string>().not.toExtend<TranslatedText>();
    expectTypeOf<EncodedMessage>().not.toExtend<TranslatedText>();
    expectTypeOf<TranslatedText>().not.toExtend<EncodedMessage>();
  });

  it('values of TranslatedText include an encoded message with its numbers and plural form', () => {
    expect(formatEncodedMessage(t, encodeMessage('taxNumberOfOtherRepresentative'))).toBe(
      t('taxNumberOfOtherRepresentative'),
    );
    expect(formatEncodedMessage(t, encodeMessage('tooShort', { min: 1 }))).toMatch(/1 character$/);
    expect(formatEncodedMessage(t, encodeMessage('tooShort', { min: 5 }))).toMatch(/5 characters$/);
  });
});
