import { describe, expect, it } from 'vitest';
import {
  addSkippedEntry,
  type CompletionPart,
  completionItemKey,
  completionStartPath,
  firstCompletionStep,
  isTooLongToKeep,
  listCompletionItems,
  listUnsavedParts,
  readSavedPart,
  removeSkippedEntry,
  stepAfterSaving,
  stepAfterSkipping,
  sumMinutesLeft,
} from './completion';

const items = (done: CompletionPart[], open: CompletionPart[]) =>
  (['email', 'bank', 'tax-number', 'people', 'documents', 'debt-ledger', 'objects', 'factoring'] as const)
    .filter((part) => done.includes(part) || open.includes(part))
    .map((part) => ({ part, isDone: done.includes(part) }));

describe('OVER-07 listCompletionItems (items of the guided completion)', () => {
  it('The items have the order of D-23 even if the lending API sends a different order', () => {
    const open = [{ name: 'documents' }, { name: 'email_verification' }] as const;
    expect(listCompletionItems(open, ['company_tax_number', 'bank_information'])).toEqual([
      { part: 'email', isDone: false },
      { part: 'bank', isDone: true },
      { part: 'tax-number', isDone: true },
      { part: 'documents', isDone: false },
    ]);
  });

  it.each([
    [['signatories_specified'], false],
    [['signatories_minimum_data'], false],
    [[], true],
  ] as const)(
    'The items about missing people and about their missing data are one item if %j is open',
    (names, isDone) => {
      const open = names.map((name) => ({ name }));
      expect(listCompletionItems(open, names.length > 0 ? [] : ['signatories_specified'])).toEqual([
        { part: 'people', isDone },
      ]);
    },
  );

  it('An unknown requirement is the last item, and a signature is no item', () => {
    const open = [{ name: 'other' }, { name: 'signature' }, { name: 'factoring_details' }] as const;
    expect(listCompletionItems(open, []).map(({ part }) => part)).toEqual(['factoring', 'other']);
  });
});

describe('OVER-07 next step of the guided completion', () => {
  const all = items([], ['email', 'bank', 'tax-number', 'people', 'documents']);

  it.each([
    ['nothing is done', all, 'email'],
    ['the first items are done', items(['email', 'bank'], ['people']), 'people'],
    ['everything is done', items(['email', 'bank'], []), 'ready'],
  ] as const)('The guided completion starts at the first open item if %s', (_, given, step) => {
    expect(firstCompletionStep(given)).toBe(step);
  });

  it.each([
    ['bank', items(['bank'], ['email', 'tax-number']), 'tax-number'],
    ['documents', items(['documents'], ['email', 'bank']), 'email'],
    ['people', items([], ['people', 'documents']), 'people'],
    ['documents', items([], ['documents', 'debt-ledger']), 'documents'],
    ['debt-ledger', items([], ['documents', 'debt-ledger']), 'documents'],
    ['documents', items([], ['documents']), 'documents'],
    ['bank', items(['bank'], []), 'ready'],
  ] as const)('After saving %s with the items %j, the next step is %s', (saved, given, step) => {
    expect(stepAfterSaving(given, saved)).toBe(step);
  });

  it.each([
    ['email', all, 'bank'],
    ['documents', all, 'email'],
    ['bank', items(['email'], ['bank']), 'leave'],
    ['bank', items(['bank'], []), 'ready'],
  ] as const)('After skipping %s with the items %j, the next step is %s', (skipped, given, step) => {
    expect(stepAfterSkipping(given, skipped)).toBe(step);
  });
});

it.each([
  ['', '/dashboard/applications/a%201/complete/bank'],
  ['after=bank', '/dashboard/applications/a%201/complete/documents'],
  ['after=documents', '/dashboard/applications/a%201/complete/bank'],
  ['saved=email', '/dashboard/applications/a%201/complete/bank?saved=email'],
  ['after=nonsense', '/dashboard/applications/a%201/complete/bank'],
])('OVER-07: the start of the guided completion with the query “%s” redirects to %s', (query, target) => {
  const given = items(['email'], ['bank', 'documents']);
  expect(completionStartPath('a 1', given, new URLSearchParams(query))).toBe(target);
});

it.each([
  ['bank', items(['bank'], ['documents']), 'bank'],
  ['bank', items([], ['bank']), null],
  ['documents', items([], ['documents']), null],
  ['documents', items(['documents'], []), 'documents'],
  ['people', items([], ['people']), 'people'],
  ['nonsense', items(['bank'], []), null],
] as const)(
  'OVER-07: readSavedPart for the query “saved=%s” and the items %j returns %s',
  (saved, given, confirmed) => {
    expect(readSavedPart(new URLSearchParams({ saved }), given)).toBe(confirmed);
  },
);

it.each([
  [{ bank: 1, documents: 5, people: 3 }, 6],
  [{ bank: 1 }, null],
  [{}, null],
])('OVER-07: with the minutes %j, the open items take %s minutes', (minutes, left) => {
  expect(sumMinutesLeft(items(['people'], ['bank', 'documents']), minutes)).toBe(left);
});

it('OVER-07: no minutes are left if every item is done', () => {
  expect(sumMinutesLeft(items(['bank'], []), { bank: 1 })).toBeNull();
});

describe('OVER-07 typed values of an open item that the user skips', () => {
  const entry = (item: string, iban: string) => ({
    item,
    form: 'bank',
    language: 'de',
    values: { iban },
  });

  it('Values typed later for the same item replace the earlier values', () => {
    const entries = addSkippedEntry([entry('a bank', 'DE1'), entry('b bank', 'DE2')], entry('a bank', 'DE3'));
    expect(entries).toEqual([entry('b bank', 'DE2'), entry('a bank', 'DE3')]);
    expect(removeSkippedEntry(entries, 'b bank')).toEqual([entry('a bank', 'DE3')]);
  });

  it('addSkippedEntry keeps the newest twelve entries within 400,000 characters, and ignores an entry above 100,000 characters', () => {
    let entries = addSkippedEntry([], entry('0', ''));
    for (let index = 1; index < 20; index += 1) entries = addSkippedEntry(entries, entry(`${index}`, ''));
    expect(entries.map(({ item }) => item)).toEqual([...Array(12).keys()].map((index) => `${index + 8}`));
    const long = (item: string, length = 99_000) => entry(item, 'x'.repeat(length));
    expect(addSkippedEntry(entries, long('8', 100_000))).toEqual(entries);
    expect(isTooLongToKeep(long('8', 100_000))).toBe(true);
    for (const item of ['a', 'b', 'c', 'd', 'e']) entries = addSkippedEntry(entries, long(item));
    expect(entries.map(({ item }) => item)).toEqual(['b', 'c', 'd', 'e']);
  });

  it.each([
    ['', 'a people '],
    ['edit=p1', 'a people p1'],
    ['add&saved=bank', 'a people '],
    ['debtor=d1', 'a people d1'],
    ['company&name=Werft', 'a people company'],
  ])(
    'completionItemKey (key of the typed values) of the item people in the application a with the query “%s” is “%s”',
    (query, key) => {
      expect(completionItemKey('a', 'people', new URLSearchParams(query))).toBe(key);
    },
  );
});

it('OVER-07: listUnsavedParts lists each complete part with unsaved input once, for the given application and language', () => {
  const entry = (item: string, language = 'de') => ({ item, form: 'f', language, values: {} });
  const entries = [
    entry('a people 1'),
    entry('a people 2'),
    entry('b bank '),
    entry('a bank '),
    entry('a tax-number ', 'en'),
    entry('a objects '),
  ];
  const items = (['bank', 'tax-number', 'people'] as const).map((part) => ({ part, isDone: true }));
  expect(listUnsavedParts(entries, { applicationId: 'a', items, language: 'de' })).toEqual([
    'bank',
    'people',
  ]);
});
