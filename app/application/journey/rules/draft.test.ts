import { describe, expect, it } from 'vitest';
import {
  addEmail,
  addSubmittedStep,
  addUnsavedTexts,
  companyFingerprint,
  createEmptyDraft,
  currentTextsOf,
  hasInput,
  hasSameAnswers,
  isOfAnotherCompany,
  isReturningVisitor,
  pickSubmittedTexts,
} from './draft';

const emptyDraft = createEmptyDraft('classic');

describe('draft of an application', () => {
  it('CLA-01, DYN-02: the draft keeps typed values, valid or not, and the finished steps', () => {
    const first = addSubmittedStep(emptyDraft, 'loan-info', { texts: { loanSize: 'viel' }, isValid: false });
    expect(first).toMatchObject({ typed: { loanSize: 'viel' }, sent: [] });
    const second = addSubmittedStep(first, 'loan-info', { texts: { loanSize: '100.000' }, isValid: true });
    expect(second).toMatchObject({ typed: { loanSize: '100.000' }, sent: ['loan-info'] });
    expect(addSubmittedStep(second, 'loan-info', { texts: {}, isValid: false }).sent).toEqual([]);
    expect(addSubmittedStep(second, 'loan-info', { texts: {}, isValid: true }).sent).toEqual(['loan-info']);
  });

  it('DYN-02: the draft shows unsubmitted values instead of submitted ones until the next submission', () => {
    const sent = addSubmittedStep(emptyDraft, 'who', {
      texts: { companyName: 'Park', street: 'Seeweg' },
      isValid: true,
    });
    const typing = addUnsavedTexts(sent, 'who', { companyName: 'Park am Tor' });
    expect(currentTextsOf(typing, 'who')).toEqual({ companyName: 'Park am Tor', street: 'Seeweg' });
    expect(currentTextsOf(typing, 'what')).toEqual(sent.typed);
    expect(typing.sent).toEqual(['who']);
    const resubmittedDraft = addSubmittedStep(typing, 'who', {
      texts: { companyName: 'Tor' },
      isValid: true,
    });
    expect(currentTextsOf(resubmittedDraft, 'who')).toEqual({ companyName: 'Tor', street: 'Seeweg' });
    expect(resubmittedDraft.typing).toEqual({});
  });

  it('the draft discards values typed in other steps when the user submits a step', () => {
    const typing = addUnsavedTexts(emptyDraft, 'what', { amount: '1' });
    const sent = addSubmittedStep(typing, 'who', { texts: { companyName: 'Park' }, isValid: true });
    expect(sent.typing).toEqual({ what: { amount: '1' } });
  });

  it('DYN-02: the draft exists as soon as a value is submitted or typed', () => {
    expect(hasInput(emptyDraft)).toBe(false);
    expect(hasInput(addEmail(emptyDraft, 'katrin@brandt.example'))).toBe(false);
    expect(hasInput(addUnsavedTexts(emptyDraft, 'who', { companyName: 'P' }))).toBe(true);
    expect(
      hasInput(addSubmittedStep(emptyDraft, 'who', { texts: { companyName: '' }, isValid: false })),
    ).toBe(true);
  });

  it("D-10: the draft stores the e-mail address of the account separately from the application's values", () => {
    const draft = addEmail(emptyDraft, 'katrin@brandt.example');
    expect(draft.email).toBe('katrin@brandt.example');
    expect(hasSameAnswers(emptyDraft, draft)).toBe(true);
  });

  it('CLA-13: the draft gets a new idempotency key when any value changes', () => {
    const typed = (loanSize: string, isValid = true) =>
      addSubmittedStep(emptyDraft, 'loan-info', { texts: { loanSize, currency: 'EUR' }, isValid });
    expect(hasSameAnswers(typed('100.000'), typed('100.000', false))).toBe(true);
    expect(hasSameAnswers(typed('100.000'), typed('200.000'))).toBe(false);
    expect(hasSameAnswers(emptyDraft, typed('100.000'))).toBe(false);
    const reordered = addSubmittedStep(emptyDraft, 'loan-info', {
      texts: { currency: 'EUR', loanSize: '100.000' },
      isValid: true,
    });
    expect(hasSameAnswers(typed('100.000'), reordered)).toBe(true);
    expect(
      hasSameAnswers(typed('100.000'), addUnsavedTexts(typed('100.000'), 'loan-info', { loanSize: '1' })),
    ).toBe(true);
  });

  it('DYN-02: the draft stores an unticked box as an empty value, and ignores names that no field of the step has', () => {
    expect(pickSubmittedTexts({ companyName: 'Park', other: 'x' }, ['companyName', 'premises'])).toEqual({
      companyName: 'Park',
      premises: '',
    });
  });
});

describe('CLA-08: isOfAnotherCompany (submitted company details)', () => {
  const brandt = { id: 'crefo-1', name: 'Metallbau Brandt GmbH' };
  it.each([
    ['the same company', brandt, brandt, false],
    ['another company', brandt, { id: 'crefo-2', name: 'Nordlicht Optik GmbH' }, true],
    ['another company of the same name', brandt, { ...brandt, id: 'crefo-2' }, true],
    ['the same company under another name', brandt, { ...brandt, name: 'Brandt Stahlbau GmbH' }, true],
    ['a company after no company', null, brandt, true],
    ['no company after a company', brandt, null, false],
  ])('returns $3 for %s', (_, before, now, expected) => {
    const mark = companyFingerprint({ detailsFor: before });
    expect(isOfAnotherCompany(mark, { detailsFor: now })).toBe(expected);
  });

  it('returns false for a form without company fields', () => {
    expect(isOfAnotherCompany(undefined, { detailsFor: brandt })).toBe(false);
  });
});

const typing = { who: { companyName: 'Park' } };
const draft = { ...emptyDraft, typing };

it('DYN-02: addUnsavedTexts replaces the typed values of a step', () => {
  expect(addUnsavedTexts(draft, 'who', { companyName: 'Park am Tor' }).typing).toEqual({
    who: { companyName: 'Park am Tor' },
  });
  expect(addUnsavedTexts(draft, 'what', { amount: '1' }).typing).toEqual({
    ...typing,
    what: { amount: '1' },
  });
});

it.each([
  ['a text', { long: 'x'.repeat(300_000) }],
  ['many names', Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [`name${index}`, '']))],
])('addUnsavedTexts ignores values beyond the size limit and keeps the previous values: %s', (_, texts) => {
  expect(addUnsavedTexts(draft, 'what', texts).typing).toEqual(typing);
});

it('addUnsavedTexts limits the number of steps with typed values', () => {
  let keptDraft = emptyDraft;
  for (let step = 0; step < 100; step += 1)
    keptDraft = addUnsavedTexts(keptDraft, `s${step}`, { text: 'x'.repeat(10_000) });
  expect(JSON.stringify(keptDraft.typing).length).toBeLessThanOrEqual(200_000);
});

it.each([
  ['2026-03-04T10:00:00.000Z', false, false],
  ['2026-03-04T10:00:00.000Z', true, true],
  ['2026-03-04T09:29:59.999Z', false, true],
  ['2026-03-04T09:30:00.000Z', false, false],
  ['2026-03-04T09:31:00.000Z', false, false],
  [null, false, true],
  ['once', false, true],
])(
  'DYN-02: isReturningVisitor for a draft last edited at %s (visitor came through the start page: %s) returns %s',
  (changedAt, isFromStartPage, expected) => {
    expect(isReturningVisitor(changedAt, new Date('2026-03-04T10:00:00.000Z'), isFromStartPage)).toBe(
      expected,
    );
  },
);
