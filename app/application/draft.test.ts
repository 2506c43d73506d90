import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, readDraft, valuesOf, withStep } from './draft';

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

  it.each([null, undefined, 'x', { values: { 'loan-info': 5 } }, { finished: ['moon'] }, []])(
    'begins empty where none was kept: %j',
    (kept) => {
      expect(readDraft(kept)).toEqual(EMPTY_DRAFT);
    },
  );
});
