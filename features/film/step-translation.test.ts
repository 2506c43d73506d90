import { describe, expect, it } from 'vitest';
import { createStepTextTranslator, findLanguageStep, translateStep } from './step-translation';

describe('B12 translated step texts', () => {
  it.each([
    [
      'fr',
      'Then annual_statement_2024 is marked "vollständig"',
      'Then annual_statement_2024 is marked "complet"',
    ],
    ['en', 'it says "vollständig" and "wird geprüft"', 'it says "complete" and "being checked"'],
    ['fr', 'I open "/login"', 'I open "/login"'],
    ['pl', 'I upload "Anhang.png"', 'I upload "Anhang.png"'],
    ['de', 'it says "vollständig"', 'it says "vollständig"'],
  ] as const)(
    'in the language %s, the step "%s" appears in that language',
    (language, text, expectedStep) => {
      expect(translateStep(text, createStepTextTranslator('de', language))).toBe(expectedStep);
    },
  );

  it('translated step texts keep the values of placeholders', () => {
    expect(translateStep('it says "Höchstens 12 Zeichen"', createStepTextTranslator('de', 'en'))).toBe(
      'it says "Enter no more than 12 characters"',
    );
  });

  it.each([
    [['I read French', 'I open "/login"'], 'I read French'],
    [['my browser asks for "tr-TR"'], 'my browser asks for "tr-TR"'],
    [['I open "/login"'], null],
  ])('findLanguageStep for the steps %j returns the step $1', (steps, expectedLanguage) => {
    expect(findLanguageStep(steps)).toBe(expectedLanguage);
  });
});
