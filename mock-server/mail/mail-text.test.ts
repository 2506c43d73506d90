import { expect, it } from 'vitest';
import { endWithOneFullStop, renderMailText } from './mail-text';

it('endWithOneFullStop removes a second full stop after a company name that ends in one', () => {
  const facts = {
    partner: 'Lindhof',
    company: 'Polmet Sp. z o.o.',
    shortId: '7K2M9Q',
    amount: null,
    link: 'https://a.example',
  };
  const [, sentence = ''] = renderMailText('status_signature', 'en', facts).paragraphs;
  expect(endWithOneFullStop(sentence)).toMatch(
    /^Lindhof has agreed to application 7K2M9Q from Polmet Sp\. z o\.o\. Now we/,
  );
});

it.each(['a...', 'https://a.example/..b', 'Ein Satz.'])(
  'endWithOneFullStop keeps the text "%s" unchanged',
  (text) => {
    expect(endWithOneFullStop(text)).toBe(text);
  },
);
