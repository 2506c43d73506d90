import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readDocument } from '../read-document';
import { createLocalizedTextSchema, createPlainTextSchema } from './texts';

function findingsFor(schema: z.ZodType, text: unknown): string[] {
  const { findings } = readDocument(z.strictObject({ text: schema }), { text });
  return findings.map(({ path, problem }) => `${path} ${problem}`);
}

describe('createPlainTextSchema', () => {
  it.each([
    ['one character', 'A'],
    ['text of the maximum length', 'Nordheide '],
    ['with spaces around it', '  Nord  '],
    ['that compares', '3 < 4 > 2'],
    ['with a smaller number', 'under <5'],
    ['in letters of any kind', 'Łódź & Zoë'],
  ])('accepts %s unchanged', (_, text) => {
    const read = readDocument(z.strictObject({ text: createPlainTextSchema(10) }), { text });
    expect(read).toEqual({ document: { text }, findings: [] });
  });

  it.each([
    ['a character too long', 'Nordheide !', ['text too_long']],
    ['empty', '', ['text missing']],
    ['a blank', ' ', ['text missing']],
    ['blanks that keep a line together', '\u00A0\u00A0', ['text missing']],
    ['an element', 'a<b>', ['text markup']],
    ['an element in capitals', '<B', ['text markup']],
    ['the end of an element', '</b', ['text markup']],
    ['a comment', '<!--', ['text markup']],
    ['an instruction', '<?xml', ['text markup']],
    ['with a control character', 'A\u0007', ['text unreadable']],
    ['on two lines', 'A\nB', ['text unreadable']],
    ['read from the other side', 'A\u202EB', ['text unreadable']],
    ['nothing', undefined, ['text missing']],
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
    ['in one for all', 'Vertrag'],
    ['in one of them', { pl: 'Umowa' }],
    ['in each of them', { de: 'Vertrag', en: 'Contract', fr: 'Contrat', pl: 'Umowa' }],
  ])('accepts %s', (_, text) => {
    expect(findingsFor(createLocalizedTextSchema(10), text)).toEqual([]);
  });

  it.each([
    ['too long in one for all', 'Vertragsakte', ['text too_long']],
    ['too long in one of them', { de: 'Vertrag', fr: 'Contrats signés' }, ['text.fr too_long']],
    ['blank in one of them', { de: 'Vertrag', en: ' ' }, ['text.en missing']],
    ['in a language that the portal does not speak', { it: 'Contratto' }, ['text.it unknown_member']],
    ['a list', ['Vertrag'], ['text wrong_type']],
  ])('refuses %s', (_, text, findings) => {
    expect(findingsFor(createLocalizedTextSchema(10), text)).toEqual(findings);
  });
});
