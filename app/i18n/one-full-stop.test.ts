import { expect, it } from 'vitest';
import { i18nFor } from './i18next.server';

it.each([
  ['de', 'Polmet Sp. z o.o.', 'Auf Grundlage Ihrer Angaben berechnet für Polmet Sp. z o.o.'],
  ['en', 'Acme Co.', 'Based on your details for Acme Co.'],
  ['pl', 'Polmet Sp. z o.o.', 'Obliczona na podstawie danych firmy Polmet Sp. z o.o.'],
  ['de', 'Brandt GmbH', 'Auf Grundlage Ihrer Angaben berechnet für Brandt GmbH.'],
] as const)(
  'a sentence in %s that ends with the name %s has one full stop',
  (language, company, sentence) => {
    expect(i18nFor(language).t('application:offer.lead', { company })).toBe(sentence);
  },
);

it('a full stop after a name in the middle of a text remains', () => {
  const text = i18nFor('de').t('application:companyChanged.text', { company: 'Polmet Sp. z o.o.' });
  expect(text).toMatch(/^Sie sehen hier die Angaben zu Polmet Sp\. z o\.o\. Bitte prüfen/);
});

it.each(['bilanz..pdf', '…', 'a...'])('a text keeps the name %s unchanged', (name) => {
  expect(i18nFor('de').t('upload:done', { name })).toBe(`${name} wurde hochgeladen.`);
});
