import { describe, expect, it } from 'vitest';
import { findQuestions } from './search';

const OFFERED_QUESTIONS = [
  {
    kind: 'number',
    name: 'Zahl zum Tippen',
    synonyms: ['Betrag, Menge, Prozent, Dauer, Preis, Kilometerstand'],
  },
  { kind: 'slider', name: 'Schieberegler', synonyms: ['Betrag, Laufzeit oder Prozent'] },
  { kind: 'date', name: 'Datum', synonyms: ['Kalender, Tag, Geburtstag, wann'] },
  { kind: 'select', name: 'Liste zum Aufklappen', synonyms: ['Auswahl, Dropdown, Antworten'] },
  { kind: 'file', name: 'Datei', synonyms: ['hochladen, Anhang, Dokument, PDF'] },
] as const;

describe('findQuestions (search of questions to add)', () => {
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
  ])('findQuestions for the query %j returns %j', (query, kinds) => {
    expect(findQuestions(query, OFFERED_QUESTIONS)).toEqual(kinds);
  });
});

it('findQuestions returns nothing for a very long query within milliseconds', () => {
  expect(findQuestions('a'.repeat(10_000), OFFERED_QUESTIONS)).toEqual([]);
});
