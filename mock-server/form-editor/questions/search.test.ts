import { describe, expect, it } from 'vitest';
import { findQuestions } from './search';

const OFFERED = [
  {
    kind: 'number',
    name: 'Zahl zum Tippen',
    words: ['Betrag, Menge, Prozent, Dauer, Preis, Kilometerstand'],
  },
  { kind: 'slider', name: 'Schieberegler', words: ['Betrag, Laufzeit oder Prozent'] },
  { kind: 'date', name: 'Datum', words: ['Kalender, Tag, Geburtstag, wann'] },
  { kind: 'select', name: 'Liste zum Aufklappen', words: ['Auswahl, Dropdown, Antworten'] },
  { kind: 'file', name: 'Datei', words: ['hochladen, Anhang, Dokument, PDF'] },
] as const;

describe('what do you want to ask?', () => {
  it.each([
    ['', ['number', 'slider', 'date', 'select', 'file']],
    ['prozent', ['number', 'slider']],
    ['Kalen', ['date']],
    ['  LISTE ', ['select']],
    ['dropdwon', []],
    ['Dropdwn', ['select']],
    ['geburtstg', ['date']],
    ['datei', ['file']],
    ['Wann ist der Geburtstag?', ['date']],
    ['xyz', []],
    ['(((', ['number', 'slider', 'date', 'select', 'file']],
  ])('%j finds %j', (query, kinds) => {
    expect(findQuestions(query, OFFERED)).toEqual(kinds);
  });
});

it('finds nothing for a very long query, and at once', () => {
  expect(findQuestions('a'.repeat(10_000), OFFERED)).toEqual([]);
});
