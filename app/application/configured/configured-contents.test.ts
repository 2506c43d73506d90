import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { WORDS } from '~/configured-form/rules/testing/source';
import { createConfiguredSheetContents } from './configured-contents';

const t = ((key: string) => key) as unknown as TFunction<'application'>;

it.each([
  ['de', 48_500, '48.500 €'],
  ['en', 48_500.5, '€48,501'],
])(
  'SHELL-27: createConfiguredSheetContents (summary beside the wizard) formats amounts without cents in the language %s: %s',
  (language, amount, shown) => {
    const summary = {
      amount,
      months: 48,
      unit: 'years' as const,
      purpose: 'x',
    };
    const contents = createConfiguredSheetContents(summary, {
      t,
      answerTexts: { ...WORDS, language },
      answers: [],
      amountStep: null,
    });
    expect(contents.amount.replaceAll(/\s/g, ' ')).toBe(shown);
  },
);

const answers = ['A', 'B', 'C', 'D', 'E'].map((label) => ({ step: 'one', label, value: label }));
const open = { amount: null, months: null, unit: 'years' as const, purpose: null };
const labels = (contents: ReturnType<typeof createConfiguredSheetContents>) =>
  contents.terms.map(({ label }) => label);

it.each([
  [open, 3, ['A', 'B', 'C', 'request.amountAndTerm']],
  [{ ...open, purpose: 'x' }, 3, ['request.purpose', 'A', 'B', 'request.amountAndTerm']],
  [open, null, ['request.purpose', 'request.duration', 'A']],
  [{ ...open, amount: 5_000, months: 12, purpose: 'x' }, null, ['request.purpose', 'request.duration', 'A']],
])(
  'DYN-01: createConfiguredSheetContents for the form summary %o (step that asks for the amount: %s) has the rows %j',
  (summary, amountStep, rows) => {
    expect(
      labels(createConfiguredSheetContents(summary, { t, answerTexts: WORDS, answers, amountStep })),
    ).toEqual(rows);
  },
);
