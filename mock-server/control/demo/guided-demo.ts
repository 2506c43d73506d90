import { getTexts, type TextKey } from '../../texts/texts';
import type { DemoScript } from './script';

const text = (key: TextKey<'guided-demo'>) => ({
  de: getTexts('guided-demo', 'de')(key),
  en: getTexts('guided-demo', 'en')(key),
  fr: getTexts('guided-demo', 'fr')(key),
  pl: getTexts('guided-demo', 'pl')(key),
});

export const GUIDED_DEMO: DemoScript = {
  title: text('title'),
  minutes: 6,
  stops: [
    {
      title: text('apply.title'),
      short: text('apply.short'),
      say: text('apply.say'),
      hint: text('apply.hint'),
      look: [text('apply.look.1'), text('apply.look.2')],
      meanwhile: [text('apply.meanwhile.1')],
      where: { path: '/application/loan-info', persona: 'katrin' },
      world: { scenario: 'empty', moves: [] },
      instead: [],
    },
    {
      title: text('offer.title'),
      short: text('offer.short'),
      say: text('offer.say'),
      look: [text('offer.look.1'), text('offer.look.2')],
      meanwhile: [],
      where: { path: '/dashboard/applications/{application}#offer', persona: 'katrin' },
      world: { scenario: 'representatives', goes_on_from: 'pre_check', moves: [] },
      instead: [
        {
          title: text('offer.instead.1'),
          moves: [{ do: 'status', to: 'Rejected' }],
        },
      ],
    },
    {
      title: text('documents.title'),
      short: text('documents.short'),
      say: text('documents.say'),
      look: [text('documents.look.1'), text('documents.look.2')],
      meanwhile: [],
      where: { path: '/dashboard/applications/{application}/documents', persona: 'katrin' },
      world: { scenario: 'documents-halfway', moves: [] },
      instead: [
        {
          title: text('documents.instead.1'),
          moves: [{ do: 'status', to: 'Rejected' }],
        },
      ],
    },
    {
      title: text('signatures.title'),
      short: text('signatures.short'),
      say: text('signatures.say'),
      hint: text('signatures.hint'),
      look: [text('signatures.look.1'), text('signatures.look.2')],
      meanwhile: [text('signatures.meanwhile.1')],
      where: { path: '/dashboard/applications/{application}#signatures', persona: 'katrin' },
      second: { persona: 'jonas', path: '/dashboard/applications/{application}/signatures' },
      world: { scenario: 'signing-second-missing', moves: [] },
      instead: [
        {
          title: text('signatures.instead.1'),
          moves: [{ do: 'identification', who: 'jonas', outcome: 'FAILED' }],
        },
        {
          title: text('signatures.instead.2'),
          moves: [{ do: 'status', to: 'Reopened' }],
        },
      ],
    },
    {
      title: text('payout.title'),
      short: text('payout.short'),
      say: text('payout.say'),
      look: [text('payout.look.1')],
      meanwhile: [],
      where: { path: '/dashboard/applications/{application}', persona: 'katrin' },
      world: {
        scenario: 'signing-done',
        goes_on_from: 'Final_Review',
        moves: [
          { do: 'clock', by: 'P1D' },
          { do: 'status', to: 'Approved' },
          { do: 'clock', by: 'P1D' },
          { do: 'status', to: 'Paid_Out' },
        ],
      },
      instead: [],
    },
    {
      title: text('brand.title'),
      short: text('brand.short'),
      say: text('brand.say'),
      look: [text('brand.look.1')],
      meanwhile: [text('brand.meanwhile.1')],
      where: { path: '/dashboard/applications/{application}', persona: 'katrin' },
      world: {
        moves: [
          {
            do: 'bank',
            name: 'Nordheide Bank',
            colour: '#e8b430',
            email: 'firmenkunden@nordheide.example',
            phone: '+49 511 66969 240',
            advisor: 'Svea Petersen',
          },
        ],
      },
      instead: [],
    },
  ],
};
