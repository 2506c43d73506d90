import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readDraft, toStoredDraft } from './draft.server';
import { addSubmittedStep, addUnsavedTexts, createEmptyDraft } from './rules/draft';

const texts = z.record(z.string(), z.string());
const COMPANY = { id: 'crefo-1', name: 'Metallbau Brandt GmbH' };

const LATER_MEMBERS = { language: z.string().nullable(), known: texts.nullable() };

const FIRST_RELEASE = {
  classic: z.strictObject({
    values: z.strictObject({
      'loan-info': texts.optional(),
      'company-name': texts.optional(),
      'company-details': texts.optional(),
    }),
    finished: z.array(z.enum(['loan-info', 'company-name', 'company-details'])),
    detailsFor: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
    email: z.string(),
    typing: z.strictObject({ 'loan-info': texts.optional(), 'company-details': texts.optional() }),
    changedAt: z.string().nullable(),
    ...LATER_MEMBERS,
  }),
  dynamic: z.strictObject({
    kind: z.literal('dynamic'),
    typed: texts,
    sent: z.array(z.string()),
    detailsFor: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
    email: z.string(),
    typing: z.record(z.string(), texts),
    changedAt: z.string().nullable(),
    ...LATER_MEMBERS,
  }),
};

const UNKNOWN = { language: null, known: null };
const around = { detailsFor: COMPANY, email: 'k@brandt.example', changedAt: '2026-03-04T10:00:00.000Z' };

const STORED_DRAFTS = {
  classic: {
    ...around,
    values: {
      'loan-info': { loanType: 'working_capital', loanSize: '250.000' },
      'company-name': { companyName: COMPANY.name, companyCreditProviderId: COMPANY.id },
    },
    finished: ['loan-info', 'company-name'],
    typing: { 'company-details': { street: 'Am Wall' } },
  },
  dynamic: {
    ...around,
    kind: 'dynamic',
    typed: { companyName: COMPANY.name, staff: '4' },
    sent: ['who'],
    typing: { where: { street: 'Am Wall' } },
  },
};

describe('stored drafts during a rolling update', () => {
  it('stored drafts lose no value of the classic wizard when an instance of the previous build saves the draft', () => {
    expect(readDraft(STORED_DRAFTS.classic, 'classic')).toEqual({
      ...around,
      ...UNKNOWN,
      kind: 'classic',
      typed: {
        loanType: 'working_capital',
        loanSize: '250.000',
        companyName: COMPANY.name,
        companyCreditProviderId: COMPANY.id,
      },
      sent: ['loan-info', 'company-name'],
      typing: { 'company-details': { street: 'Am Wall' } },
    });
  });

  it('stored drafts lose no value of a configured form when an instance of the previous build saves the draft', () => {
    expect(readDraft(STORED_DRAFTS.dynamic, 'dynamic')).toEqual({ ...STORED_DRAFTS.dynamic, ...UNKNOWN });
  });

  it('stored drafts remain readable if they have no company, e-mail address or typed values', () => {
    const first = { values: { 'loan-info': { loanSize: '1' } }, finished: [] };
    expect(readDraft(first, 'classic')).toEqual({ ...createEmptyDraft('classic'), typed: { loanSize: '1' } });
    const dynamicDraft = { kind: 'dynamic', typed: { staff: '4' }, sent: ['who'] };
    expect(readDraft(dynamicDraft, 'dynamic')).toEqual({ ...createEmptyDraft('dynamic'), ...dynamicDraft });
  });

  it.each(['classic', 'dynamic'] as const)(
    'stored drafts match the schema of the previous build (kind of form: %s)',
    (kind) => {
      const stored = JSON.parse(JSON.stringify(toStoredDraft(readDraft(STORED_DRAFTS[kind], kind))));
      expect(FIRST_RELEASE[kind].parse(stored)).toEqual({ ...STORED_DRAFTS[kind], ...UNKNOWN });
    },
  );

  it('stored drafts keep the values of each step separate and in order', () => {
    const details = { texts: { street: 'Am Wall', taxIdNumber: '' }, isValid: true };
    const loan = { texts: { loanSize: '1' }, isValid: true };
    const draft = addSubmittedStep(
      addSubmittedStep(createEmptyDraft('classic'), 'company-details', details),
      'loan-info',
      loan,
    );
    expect(toStoredDraft(draft)).toMatchObject({
      values: { 'loan-info': loan.texts, 'company-details': details.texts },
      finished: ['loan-info', 'company-details'],
    });
  });
});

it('readDraft restores a draft that toStoredDraft saved as text', () => {
  for (const kind of ['classic', 'dynamic'] as const) {
    const sent = addSubmittedStep(createEmptyDraft(kind), 'company-name', {
      texts: { companyName: 'Brandt' },
      isValid: true,
    });
    const draft = addUnsavedTexts(sent, 'loan-info', { loanSize: '5' });
    expect(readDraft(JSON.parse(JSON.stringify(toStoredDraft(draft))), kind)).toEqual(draft);
  }
});

it.each([
  null,
  undefined,
  'x',
  { values: { 'loan-info': 5 } },
  { finished: ['moon'] },
  [],
  STORED_DRAFTS.dynamic,
])('readDraft returns an empty draft for $0', (storedDraft) => {
  expect(readDraft(storedDraft, 'classic')).toEqual(createEmptyDraft('classic'));
});

it('readDraft ignores drafts of the other kind of form (classic or configured)', () => {
  expect(readDraft(STORED_DRAFTS.classic, 'dynamic')).toEqual(createEmptyDraft('dynamic'));
});
