import { describe, expect, it, test } from 'vitest';
import {
  createSubmitFields,
  createTaskUrls,
  listTabs,
  pickTaskUrls,
  readSubmittingTab,
  tabPath,
} from './tabs';

describe('OVER-02 listTabs', () => {
  test.each([
    ['working_capital', false, 'overview representatives documents'],
    ['working_capital', true, 'overview representatives documents signatures'],
    ['object_financing', false, 'overview representatives documents objects'],
    ['object_financing', true, 'overview representatives documents objects signatures'],
    ['factoring', true, 'overview representatives documents signatures factoring'],
    ['something_new', false, 'overview representatives documents'],
  ])(
    'listTabs for the loan type %s (user signs: %s) returns the tabs %s',
    (loanType, signsHere, expected) => {
      expect(listTabs(loanType, signsHere).join(' ')).toBe(expected);
    },
  );

  test('tabPath is unique for each tab', () => {
    expect(tabPath('a/b', 'overview')).toBe('/dashboard/applications/a%2Fb');
    expect(tabPath('17', 'documents')).toBe('/dashboard/applications/17/documents');
  });
});

describe('OVER-05: readSubmittingTab (tab from which the user submits the application)', () => {
  it.each(['overview', 'documents', 'factoring'] as const)('returns the tab of the query: %s', (tab) => {
    const query = new URLSearchParams(createSubmitFields(tab));
    expect(query.has('submit')).toBe(true);
    expect(readSubmittingTab(query, ['overview', 'documents', 'factoring'])).toBe(tab);
  });

  it.each(['', 'from=objects', 'from=https://evil.example', 'from='])(
    'returns the overview for %j',
    (query) => {
      expect(readSubmittingTab(new URLSearchParams(query), ['overview', 'documents'])).toBe('overview');
    },
  );
});

describe('OVER-07: pickTaskUrls (URLs of the tasks that open items name)', () => {
  const all = createTaskUrls('objects', { edit: '?edit=', delete: '?delete=', add: '?add' });
  const pickedUrls = pickTaskUrls(all, ['add', 'edit']);

  it.each([
    ['add', { kind: 'add', id: '' }],
    ['edit=7', { kind: 'edit', id: '7' }],
    ['delete=7', null],
    ['', null],
  ])('returns only the named tasks: %j', (query, task) => {
    expect(pickedUrls.findTask(new URLSearchParams(query))).toEqual(task);
  });
});
