import { LANGUAGES } from 'contracts/api/enumerations';
import { describe, expect, it } from 'vitest';
import { renderMailText, type StatusMailKind } from './mail-text';

const FACTS = {
  partner: 'Lindhof Bank',
  company: 'Brandt GmbH',
  shortId: '7K2M9Q',
  amount: '84.000 €',
  link: 'http://x.example/y',
};

const KINDS: { kind: StatusMailKind; namesAmount: boolean }[] = [
  { kind: 'status_signature', namesAmount: true },
  { kind: 'status_rejected', namesAmount: true },
  { kind: 'status_paid_out', namesAmount: false },
];

describe('SIM-07: an e-mail about a status', () => {
  it.each(KINDS.flatMap((row) => LANGUAGES.map((language) => ({ ...row, language }))))(
    'names the company, the application and the bank: $kind in $language',
    ({ kind, language, namesAmount }) => {
      const { subject, paragraphs } = renderMailText(kind, language, FACTS);
      expect(subject).toContain('7K2M9Q');
      expect(paragraphs).toContain('http://x.example/y');
      const text = paragraphs.join(' ');
      for (const fact of ['Lindhof Bank', 'Brandt GmbH', '7K2M9Q']) expect(text).toContain(fact);
      expect(text.includes('84.000 €')).toBe(namesAmount);
    },
  );

  it.each(KINDS.flatMap(({ kind }) => LANGUAGES.map((language) => ({ kind, language }))))(
    'the e-mail about a status has no gap in the text if the amount is unknown: $kind in $language',
    ({ kind, language }) => {
      const { paragraphs } = renderMailText(kind, language, { ...FACTS, amount: null });
      expect(paragraphs.join(' ')).not.toMatch(/null|undefined|[ \u00a0]{2}| [.,]/);
    },
  );
});
