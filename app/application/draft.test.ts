import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, isSameRequest, readDraft, valuesOf, withEmail, withStep } from './draft';

describe('the draft', () => {
  it('CLA-01: keeps what was typed, valid or not, and which steps are finished', () => {
    const first = withStep(EMPTY_DRAFT, 'loan-info', { values: { loanSize: 'viel' }, finished: false });
    expect(valuesOf(first, 'loan-info')).toEqual({ loanSize: 'viel' });
    expect(first.finished).toEqual([]);
    const second = withStep(first, 'loan-info', { values: { loanSize: '100.000' }, finished: true });
    expect(second.finished).toEqual(['loan-info']);
    expect(withStep(second, 'loan-info', { values: {}, finished: false }).finished).toEqual([]);
  });

  it('survives being kept as text', () => {
    const draft = withStep(EMPTY_DRAFT, 'company-name', {
      values: { companyName: 'Brandt' },
      finished: true,
    });
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('D-10: keeps the e-mail typed for the account, which is no part of the request', () => {
    const draft = withEmail(EMPTY_DRAFT, 'katrin@brandt.example');
    expect(readDraft(JSON.parse(JSON.stringify(draft))).email).toBe('katrin@brandt.example');
    expect(isSameRequest(EMPTY_DRAFT, draft)).toBe(true);
  });

  it('CLA-13: is another request as soon as a value of it changes', () => {
    const typed = (loanSize: string, finished = true) =>
      withStep(EMPTY_DRAFT, 'loan-info', { values: { loanSize, currency: 'EUR' }, finished });
    expect(isSameRequest(typed('100.000'), typed('100.000', false))).toBe(true);
    expect(isSameRequest(typed('100.000'), typed('200.000'))).toBe(false);
    expect(isSameRequest(EMPTY_DRAFT, typed('100.000'))).toBe(false);
    const reordered = withStep(EMPTY_DRAFT, 'loan-info', {
      values: { currency: 'EUR', loanSize: '100.000' },
      finished: true,
    });
    expect(isSameRequest(typed('100.000'), reordered)).toBe(true);
  });

  it.each([null, undefined, 'x', { values: { 'loan-info': 5 } }, { finished: ['moon'] }, []])(
    'begins empty where none was kept: %j',
    (kept) => {
      expect(readDraft(kept)).toEqual(EMPTY_DRAFT);
    },
  );
});
