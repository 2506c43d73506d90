import { describe, expect, test } from 'vitest';
import { tabPath, tabsOf } from './tabs';

describe('OVER-02 the tabs of an application', () => {
  test.each([
    ['working_capital', false, 'overview representatives documents'],
    ['working_capital', true, 'overview representatives documents signatures'],
    ['object_financing', false, 'overview representatives documents objects'],
    ['object_financing', true, 'overview representatives documents objects signatures'],
    ['factoring', true, 'overview representatives documents signatures factoring'],
    ['something_new', false, 'overview representatives documents'],
  ])('%s, a signatory: %s', (loanType, signsHere, expected) => {
    expect(tabsOf(loanType, signsHere).join(' ')).toBe(expected);
  });

  test('each has its own address', () => {
    expect(tabPath('a/b', 'overview')).toBe('/dashboard/applications/a%2Fb');
    expect(tabPath('17', 'documents')).toBe('/dashboard/applications/17/documents');
  });
});
