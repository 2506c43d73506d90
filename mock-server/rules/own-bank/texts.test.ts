import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseJsonDocument } from '../parse-json-document';
import { createLocalizedTextSchema, createPlainTextSchema } from './texts';

function findingsFor(schema: z.ZodType, text: unknown): string[] {
  const { findings } = parseJsonDocument(z.strictObject({ text: schema }), { text });
  return findings.map(({ path, problem }) => `${path} ${problem}`);
}

describe('createPlainTextSchema', () => {
  it.each([
    ['one character', 'A'],
    ['text of the maximum length', 'Nordheide '],
    ['text with surrounding spaces', '  Nord  '],
    ['text with comparison signs', '3 < 4 > 2'],
    ['text with a less-than sign before a number', 'under <5'],
    ['text with letters of several languages', 'Łódź & Zoë'],
  ])('accepts %s unchanged', (_, text) => {
    const read = parseJsonDocument(z.strictObject({ text: createPlainTextSchema(10) }), { text });
    expect(read).toEqual({ document: { text }, findings: [] });
  });

  it.each([
    ['text that is one character too long', 'Nordheide !', ['text too_long']],
    ['empty text', '', ['text missing']],
    ['a blank', ' ', ['text missing']],
    ['non-breaking spaces', '\u00A0\u00A0', ['text missing']],
    ['text with an HTML element', 'a<b>', ['text markup']],
    ['text with an HTML element in capitals', '<B', ['text markup']],
    ['text with an HTML end tag', '</b', ['text markup']],
    ['text with an HTML comment', '<!--', ['text markup']],
    ['text with an XML instruction', '<?xml', ['text markup']],
    ['text with a control character', 'A\u0007', ['text unreadable']],
    ['text on two lines', 'A\nB', ['text unreadable']],
    ['text with reversed reading direction', 'A\u202EB', ['text unreadable']],
    ['a missing text', undefined, ['text missing']],
    ['a number', 7, ['text wrong_type']],
  ])('refuses %s with a single finding', (_, text, findings) => {
    expect(findingsFor(createPlainTextSchema(10), text)).toEqual(findings);
  });

  it('allows several lines for descriptions, but no description of blank lines only', () => {
    const lines = createPlainTextSchema(10, { lines: true });
    expect(findingsFor(lines, 'A\r\n\tB')).toEqual([]);
    expect(findingsFor(lines, '\n\t')).toEqual(['text missing']);
    expect(findingsFor(lines, 'A\nB\u0007')).toEqual(['text unreadable']);
  });
});

describe('DOC-08 createLocalizedTextSchema', () => {
  it.each([
    ['one text for all languages', 'Vertrag'],
    ['a text in one language', { pl: 'Umowa' }],
    ['a text in each language', { de: 'Vertrag', en: 'Contract', fr: 'Contrat', pl: 'Umowa' }],
  ])('accepts %s', (_, text) => {
    expect(findingsFor(createLocalizedTextSchema(10), text)).toEqual([]);
  });

  it.each([
    ['a text for all languages that is too long', 'Vertragsakte', ['text too_long']],
    [
      'a text that is too long in one language',
      { de: 'Vertrag', fr: 'Contrats signés' },
      ['text.fr too_long'],
    ],
    ['a text that is blank in one language', { de: 'Vertrag', en: ' ' }, ['text.en missing']],
    ['a text in an unsupported language', { it: 'Contratto' }, ['text.it unknown_member']],
    ['a list', ['Vertrag'], ['text wrong_type']],
  ])('refuses %s', (_, text, findings) => {
    expect(findingsFor(createLocalizedTextSchema(10), text)).toEqual(findings);
  });
});
