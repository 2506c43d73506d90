import { describe, expect, it } from 'vitest';
import { MAX_TEXT_CHARACTERS } from '~/domain/text';
import { field, WORDS } from './testing/source';
import {
  formatAnswer,
  readValue,
  selectedGroupsOf,
  submittedTextOf,
  toFormTexts,
  toTypedValue,
} from './value';

const YES_OR_NO = [
  { key: 'a', label: 'Ja, gern' },
  { key: 'b', label: 'Nein, danke' },
];
const QUICK_PICKS = field({
  component: 'quick_picks',
  grouped_values: [
    {
      label: 'Häufig',
      values: [
        { key: 'a', label: 'A' },
        { key: 'b', label: 'B' },
      ],
    },
    { label: 'Weitere', values: [{ key: 'c', label: 'C' }] },
  ],
});
const RADIO = field({ component: 'radio', values: YES_OR_NO });
const LEGAL_FORM = field({ id: 'companyType', component: 'company_type' });

describe('submittedTextOf and toFormTexts (texts in the form of stored values)', () => {
  it.each([
    ['a quick pick', QUICK_PICKS, 'b', { answer: 'b' }],
    ['a choice behind "other"', QUICK_PICKS, 'c', { answer: '__other', x_answer_oo: 'c' }],
    ['an empty value', QUICK_PICKS, '', { answer: '' }],
    ['a choice of radio buttons', RADIO, 'c', { answer: 'c' }],
    ['a text', field(), 'Bonn', { answer: 'Bonn' }],
  ])(
    'submittedTextOf and toFormTexts convert between stored value and form texts: %s',
    (_, asked, text, texts) => {
      expect(toFormTexts(asked, text)).toEqual(texts);
      expect(submittedTextOf(asked, texts)).toBe(text);
    },
  );

  it('the choice "other" is plain text in a field without quick picks', () => {
    expect(submittedTextOf(field(), { answer: '__other', x_answer_oo: 'c' })).toBe('__other');
    expect(submittedTextOf(RADIO, { answer: '__other', x_answer_oo: 'c' })).toBe('__other');
    expect(submittedTextOf(QUICK_PICKS, { answer: '__other' })).toBe('');
    expect(submittedTextOf(QUICK_PICKS, {})).toBe('');
  });
});

describe('selectedGroupsOf (groups of options that a field offers)', () => {
  const options = (country?: string) => selectedGroupsOf(LEGAL_FORM, { country });

  it.each([
    ['the chosen country', 'CH', [{ value: 'CH_AG', label: 'AG' }]],
    ['a country without legal forms (none)', 'PL', []],
    ['a country named like a property of Object (none)', 'toString', []],
    ['an unknown country (none)', undefined, []],
  ])('returns the legal forms of %s', (_, country, expected) => {
    expect(options(country)).toEqual([{ label: null, options: expected }]);
  });

  it('returns the groups of a choice, and nothing for a text', () => {
    expect(selectedGroupsOf(QUICK_PICKS, {}).map(({ label }) => label)).toEqual(['Häufig', 'Weitere']);
    expect(selectedGroupsOf(field(), {})).toEqual([]);
  });
});

it.each([
  ['de', '01.05.2024'],
  ['fr', '01/05/2024'],
])('SHELL-27: toTypedValue writes a day in %s as %s', (language, text) => {
  const asked = field({ component: 'date', value_type: 'date' });
  expect(toTypedValue(asked, '2024-05-01', { language })).toBe(text);
});

describe('readValue of a text', () => {
  const lines = 'erste\nzweite';
  const value = (component: string, text: string) =>
    readValue(field({ component }), text, { language: 'de' });

  it('keeps line breaks in a text area but not in a text field', () => {
    expect(value('textarea', lines)).toEqual({ ok: true, value: lines });
    expect(value('text', lines)).toEqual({ ok: true, value: 'erste zweite' });
  });

  it.each(['text', 'textarea'])('limits the length of a value of the component %s', (component) => {
    expect(value(component, 'x'.repeat(MAX_TEXT_CHARACTERS))).toMatchObject({ ok: true });
    expect(value(component, 'x'.repeat(MAX_TEXT_CHARACTERS + 1))).toEqual({
      ok: false,
      error: 'tooLong?{"max":5000}',
    });
  });
});

describe('OVER-10: formatAnswer (stored value as a text to read)', () => {
  const number = (settings: object) => field({ component: 'number', value_type: 'decimal', ...settings });
  const amount = number({ format: 'currency' });
  const percent = number({ format: 'percent', precision: 1 });
  const duration = field({ component: 'slider', value_type: 'int', unit: 'years' });

  it.each([
    ['a ticked box', field({ component: 'checkbox', value_type: 'boolean' }), 'true', 'Ja'],
    ['an unticked box', field({ component: 'checkbox', value_type: 'boolean' }), 'false', 'Nein'],
    ['a day', field({ component: 'date', value_type: 'date' }), '2026-12-31', '31.12.2026'],
    ['a choice', RADIO, 'b', 'Nein, danke'],
    ['an option that is no longer offered', RADIO, 'z', 'z'],
    ['a legal form of any country', LEGAL_FORM, 'CH_AG', 'AG'],
    ['an unknown legal form', LEGAL_FORM, 'LTD', 'LTD'],
    ['an amount', amount, '250000', '250.000\u00a0€'],
    [
      'an amount on a slider',
      field({ component: 'slider', format: 'currency', value_type: 'int' }),
      '5000',
      '5.000\u00a0€',
    ],
    ['a percent', percent, '0.125', '12,5\u00a0%'],
    ['a number', number({}), '1250.5', '1.250,5'],
    ['years', duration, '120', '10 Jahre'],
    ['text in place of a number', amount, 'viel', 'viel'],
    ['an empty amount', amount, '', ''],
    ['a blank duration', duration, ' ', ' '],
    ['text in place of a duration', duration, 'lang', 'lang'],
    ['a text', field(), '250000', '250000'],
  ])('formats for display %s', (_, { control, valueType }, wireText, expected) => {
    expect(formatAnswer({ control, valueType }, wireText, WORDS)).toBe(expected);
  });

  it.each([
    ['int', '250000', '250.000'],
    ['decimal', '1250.5', '1.250,5'],
    ['text', '250000', '250000'],
    ['date', '2026', '2026'],
  ] as const)('formats the value of a text field by its value type: %s', (valueType, wireText, expected) => {
    expect(formatAnswer({ control: { kind: 'text' }, valueType }, wireText, WORDS)).toBe(expected);
  });
});
