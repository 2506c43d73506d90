import { expect, it } from 'vitest';
import { getI18n } from './i18next.server';

it.each([
  ['de', 'Polmet Sp. z o.o.', 'Auf Grundlage Ihrer Angaben berechnet für Polmet Sp. z o.o.'],
  ['en', 'Acme Co.', 'Based on your details for Acme Co.'],
  ['pl', 'Polmet Sp. z o.o.', 'Obliczona na podstawie danych firmy Polmet Sp. z o.o.'],
  ['de', 'Brandt GmbH', 'Auf Grundlage Ihrer Angaben berechnet für Brandt GmbH.'],
] as const)(
  'a sentence in %s that ends with the name %s has one full stop',
  (language, company, expectedText) => {
    expect(getI18n(language).t('application:offer.lead', { company })).toBe(expectedText);
  },
);

it('a sentence keeps the full stop of a name in the middle of the sentence', () => {
  const text = getI18n('de').t('application:companyChanged.text', { company: 'Polmet Sp. z o.o.' });
  expect(text).toMatch(/^Sie sehen hier die Angaben zu Polmet Sp\. z o\.o\. Bitte prüfen/);
});

it.each(['bilanz..pdf', '…', 'a...'])('a text keeps the name %s unchanged', (name) => {
  expect(getI18n('de').t('upload:done', { name })).toBe(`${name} wurde hochgeladen.`);
});
