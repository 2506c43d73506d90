import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { WORDS } from '~/configured-form/rules/testing/source';
import { configuredContents } from './configured-contents';

const t = ((key: string) => key) as unknown as TFunction<'application'>;

it.each([
  ['de', 48_500, '48.500 €'],
  ['en', 48_500.5, '€48,501'],
])(
  'SHELL-27: configuredContents formats amounts without cents in the language %s: %s',
  (language, amount, shown) => {
    const summary = {
      amount,
      months: 48,
      unit: 'years' as const,
      purpose: 'x',
    };
    const contents = configuredContents(summary, { t, words: { ...WORDS, language } });
    expect(contents.amount.replaceAll(/\s/g, ' ')).toBe(shown);
  },
);
