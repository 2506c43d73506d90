import type { Language } from 'contracts/api/enumerations';
import { describe, expect, it } from 'vitest';
import { includesSearchWords, normalizeSearchText } from '../../pages/parts/search-text';
import { listSituations } from './library';
import { scenarioSearchTextOf } from './scenario-texts';

const findSituations = (search: string, language: Language) =>
  listSituations()
    .filter((scenario) => includesSearchWords(scenarioSearchTextOf(scenario, { language, seed: 1 }), search))
    .map(({ id }) => id);

describe('SIM-09 search of the simulator’s situations', () => {
  it.each<[Language, string, string]>([
    ['en', 'approv', 'nothing-to-do'],
    ['en', 'declined', 'rejected'],
    ['en', 'kyc', 'signing'],
    ['en', 'outage', 'failure-list'],
    ['en', 'meeting', 'appointment-booked'],
    ['en', 'invoices', 'factoring-limits'],
    ['de', 'genehmig', 'nothing-to-do'],
    ['de', 'bewilligt', 'nothing-to-do'],
    ['de', 'absage', 'rejected'],
    ['de', 'unterlagen', 'documents'],
    ['de', 'termin', 'appointment-booked'],
    ['de', 'störung', 'failure-list'],
    ['de', 'Metallbau', 'signing'],
    ['fr', 'approuv', 'nothing-to-do'],
    ['fr', 'refus', 'rejected'],
    ['fr', 'affacturage', 'factoring-limits'],
    ['fr', 'pièces', 'documents'],
    ['fr', 'panne', 'failure-list'],
    ['pl', 'zatwierdz', 'nothing-to-do'],
    ['pl', 'odmowa', 'rejected'],
    ['pl', 'faktoring', 'factoring-limits'],
    ['pl', 'umowa', 'signing'],
    ['pl', 'awaria', 'failure-list'],
    ['pl', 'approved', 'nothing-to-do'],
  ])('in the language %s the search for “%s” finds the situation “%s”', (language, search, id) => {
    expect(findSituations(search, language)).toContain(id);
  });

  it('A search for "approval" finds no rejected application', () => {
    expect(findSituations('approv', 'en')).not.toContain('rejected');
  });

  it('A search for words that no situation contains finds nothing', () => {
    expect(findSituations('xylophon', 'de')).toEqual([]);
  });
});

describe('includesSearchWords (whether a text matches the words of a search)', () => {
  it.each([
    ['Geschäftsführer', 'geschaftsfuhrer'],
    ['Geschäftsführer', 'GESCHÄFTSFÜHRER'],
    ['złoty', 'zloty'],
    ['pièces justificatives', 'justif pieces'],
    ['Straße', 'strasse'],
  ])('accepts the text “%s” for the search “%s”', (words, search) => {
    expect(includesSearchWords(normalizeSearchText([words]), search)).toBe(true);
  });
});
