import { describe, expect, it } from 'vitest';
import {
  companyMark,
  EMPTY_DRAFT,
  isOfAnotherCompany,
  isSameRequest,
  readDraft,
  valuesOf,
  withEmail,
  withStep,
} from './draft';

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

describe('CLA-08: details typed while another tab chooses another company', () => {
  const brandt = { id: 'crefo-1', name: 'Metallbau Brandt GmbH' };
  it.each([
    ['the same company', brandt, brandt, false],
    ['another one', brandt, { id: 'crefo-2', name: 'Nordlicht Optik GmbH' }, true],
    ['one of the same name', brandt, { ...brandt, id: 'crefo-2' }, true],
    ['the same by another name', brandt, { ...brandt, name: 'Brandt Stahlbau GmbH' }, true],
    ['one where none was named', null, brandt, true],
    ['none any more', brandt, null, false],
  ])('%s', (_, before, now, expected) => {
    const mark = companyMark({ detailsFor: before });
    expect(isOfAnotherCompany(mark, { detailsFor: now })).toBe(expected);
  });

  it('a form that asks for nothing of a company belongs to all', () => {
    expect(isOfAnotherCompany(undefined, { detailsFor: brandt })).toBe(false);
  });
});
