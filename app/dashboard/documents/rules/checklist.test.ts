import { describe, expect, it } from 'vitest';
import { createChecklist, formatChecklist } from './checklist';
import { sortFiles } from './file-sorting';

const today = '2026-11-20';
const type = (name: string, documentType: string, settings: object = {}) => ({
  type: documentType,
  name,
  description: null,
  templateUrl: null,
  needsDate: false,
  oldest: null,
  isRequired: true,
  isMissing: true,
  hasFiles: false,
  ...settings,
});

const TYPES = [
  type('Jahresabschluss 2024', 'annual_statement_2024', { description: 'Bilanz, GuV und Anhang' }),
  type('Jahresabschluss 2023', 'annual_statement_2023', { isMissing: false, hasFiles: true }),
  type('BWA mit Summen- und Saldenliste', 'bwa_susa', { needsDate: true, oldest: '2026-08-20' }),
  type('Bankenspiegel', 'debt_ledger', { needsDate: true, oldest: '2026-11-06', templateUrl: 'https://x/y' }),
  type('Steuerbescheid', 'tax_assessment_notice', { isRequired: false, isMissing: false }),
  type('Weitere Unterlagen', 'other', { isRequired: false, isMissing: false }),
];

describe('DOC-01 checklist', () => {
  it('lists the missing documents, and optional documents without a file', () => {
    const { required, optional } = createChecklist(TYPES, today);
    expect(required.map(({ name }) => name)).toEqual([
      'Jahresabschluss 2024',
      'BWA mit Summen- und Saldenliste',
      'Bankenspiegel',
    ]);
    expect(optional.map(({ name }) => name)).toEqual(['Steuerbescheid']);
  });

  it('the checklist suggests only file names from which the portal detects the document type', () => {
    const { required, optional } = createChecklist(TYPES, today);
    const names = [...required, ...optional].map(({ fileName }) => fileName);
    expect(names).toEqual([
      'Jahresabschluss 2024.pdf',
      'BWA mit Summen- und Saldenliste 2026-10-31.pdf',
      'Bankenspiegel 2026-11-20.pdf',
      'Steuerbescheid.pdf',
    ]);
    const sorted = sortFiles(
      names.filter((name) => name !== null),
      TYPES,
      today,
    );
    expect(sorted.map(({ doubt }) => doubt)).toEqual([null, null, null, null]);
    const unknown = createChecklist([type('Sonstiges', 'bwa_susa')], today);
    expect(unknown.required[0]?.fileName).toBeNull();
  });
});

describe('formatChecklist', () => {
  const words = {
    greeting: 'Guten Tag,',
    lead: 'Diese Unterlagen:',
    optional: 'Freiwillig',
    closingLines: ['Rückgabe an a@b.example', 'Antrag ABC'],
    thanks: 'Danke',
    dated: 'mit Stichtag',
    oldest: (date: string) => `frühestens ${date}`,
    fileName: (name: string) => `Name: ${name}`,
    template: (url: string) => `Vorlage: ${url}`,
  };

  it('writes types, age limits, templates and file names as plain text', () => {
    expect(formatChecklist(createChecklist(TYPES.slice(3, 5), today), words)).toBe(
      [
        'Guten Tag,',
        '',
        'Diese Unterlagen:',
        '',
        '- Bankenspiegel (frühestens 2026-11-06)',
        '  Name: Bankenspiegel 2026-11-20.pdf',
        '  Vorlage: https://x/y',
        '',
        'Freiwillig',
        '- Steuerbescheid',
        '  Name: Steuerbescheid.pdf',
        '',
        'Rückgabe an a@b.example',
        'Antrag ABC',
        '',
        'Danke',
      ].join('\n'),
    );
  });

  it('marks documents that need an as-of date but have no age limit', () => {
    const dated = [type('Kontoauszug', 'bank_statement', { needsDate: true })];
    expect(formatChecklist(createChecklist(dated, today), words)).toContain('- Kontoauszug (mit Stichtag)');
  });

  it('leaves out file names, then templates, if the text is too long for a mail program', () => {
    const manyTypes = Array.from({ length: 12 }, (_, index) =>
      type(`Jahresabschluss 2024 Teil ${index}`, `annual_statement_2024`, {
        templateUrl: `https://x/${index}`,
      }),
    );
    const text = formatChecklist(createChecklist(manyTypes, today), words);
    expect(encodeURIComponent(text).length).toBeLessThan(1_800);
    expect(text).toContain('Teil 11');
    expect(text).toContain('Rückgabe an a@b.example\nAntrag ABC');
  });
});
