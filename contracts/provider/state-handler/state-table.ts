import { prepareBySimulator } from './prepare-by-simulator';
import type { State } from './states';

// Teams that verify their own lending API replace each `prepare`.
export const STATES = {
  'appointment-booked': {
    description:
      'Katrin Brandt has an appointment with her advisor next Monday at ten. No page invites her to book another one.',
    prepare: prepareBySimulator('appointment-booked'),
  },
  demo: {
    description:
      'Katrin Brandt of Metallbau Brandt GmbH has two applications that wait for her and five that move on or are done.',
    prepare: prepareBySimulator('demo'),
  },
  documents: {
    description:
      'An open application with documents that are clean, being scanned, infected, not scanned through, on their way and failed; some of the lender’s, one of them hidden.',
    prepare: prepareBySimulator('documents'),
  },
  'documents-advised': {
    description:
      'Merle Jansen of the lender has entered an application for a company: unlike customers she may hide documents from clients.',
    prepare: prepareBySimulator('documents-advised'),
  },
  'documents-complete': {
    description:
      'An open application to which every required document has been uploaded with a fitting date.',
    prepare: prepareBySimulator('documents-complete'),
  },
  empty: {
    description:
      'Katrin Brandt has an account with a confirmed address and has not applied for anything yet.',
    prepare: prepareBySimulator('empty'),
  },
  'factoring-closed': {
    description:
      'A factoring application in review: its details and a debtor are shown, and nothing can be changed.',
    prepare: prepareBySimulator('factoring-closed'),
  },
  'factoring-complete': {
    description: 'Katrin Brandt has entered all factoring details and three debtors, one of them insured.',
    prepare: prepareBySimulator('factoring-complete'),
  },
  'factoring-cover': {
    description:
      'Debtors of Henrik Lorenz with each of the nine cover states, and one that no provider insures.',
    prepare: prepareBySimulator('factoring-cover'),
  },
  'factoring-insurable': {
    description:
      'An open factoring application with one debtor, whom the provider knows and nobody has asked to insure.',
    prepare: prepareBySimulator('factoring-insurable'),
  },
  'factoring-without-sales': {
    description:
      "An open factoring application that says nothing of last year's sales: financial details have nothing to add up to, and are refused.",
    prepare: prepareBySimulator('factoring-without-sales'),
  },
  'first-application': {
    description: 'One open application of an hour ago waits to be completed.',
    prepare: prepareBySimulator('first-application'),
  },
  'identification-fraud': {
    description: 'The identification of Katrin Brandt failed for good: she cannot begin another.',
    prepare: prepareBySimulator('identification-fraud'),
  },
  'identification-idnow-canceled': {
    description: 'Katrin Brandt signs alone; her identification at idnow is canceled.',
    prepare: prepareBySimulator('identification-idnow-canceled'),
  },
  'identification-idnow-completed': {
    description: 'Katrin Brandt signs alone; her identification at idnow is completed.',
    prepare: prepareBySimulator('identification-idnow-completed'),
  },
  'identification-idnow-in-progress': {
    description: 'Katrin Brandt signs alone; her identification at idnow is in progress.',
    prepare: prepareBySimulator('identification-idnow-in-progress'),
  },
  'identification-idnow-not-started': {
    description: 'Katrin Brandt signs alone; her identification at idnow is not begun.',
    prepare: prepareBySimulator('identification-idnow-not-started'),
  },
  'identification-manual-not-started': {
    description: 'Katrin Brandt signs alone; her identification by hand is not begun.',
    prepare: prepareBySimulator('identification-manual-not-started'),
  },
  'identification-swisssign-in-progress': {
    description: 'Katrin Brandt signs alone; her identification at swisssign is in progress.',
    prepare: prepareBySimulator('identification-swisssign-in-progress'),
  },
  'medical-application': {
    description:
      'Maren Vogt takes over a practice in Munich; her application is open, with all that its form asked for.',
    prepare: prepareBySimulator('medical-application'),
  },
  'no-new-applications': {
    description:
      'Advisors enter the applications; Sabine Koch follows hers, and nothing invites her to start another.',
    prepare: prepareBySimulator('no-new-applications'),
  },
  'object-financing': {
    description:
      'An open object financing of Katrin Brandt with a press brake on hire purchase, two leased forklifts, and a financed van, whose interest alone is not fixed.',
    prepare: prepareBySimulator('object-financing'),
  },
  'objects-closed': {
    description: 'An object financing in review: its object is shown, and nothing can be changed.',
    prepare: prepareBySimulator('objects-closed'),
  },
  'objects-full': {
    description: 'An open object financing with six objects: one more is refused until one is removed.',
    prepare: prepareBySimulator('objects-full'),
  },
  'open-again': {
    description:
      'An application that was given back to its applicant: her brother, who has accepted to sign it, may look at it and change nothing.',
    prepare: prepareBySimulator('open-again'),
  },
  'pending-bank': {
    description: 'Neither bank nor IBAN is known yet.',
    prepare: prepareBySimulator('pending-bank'),
  },
  'pending-debt-register': {
    description: 'Every other document is there.',
    prepare: prepareBySimulator('pending-debt-register'),
  },
  'pending-factoring': {
    description: 'Neither figures nor debtors have been entered.',
    prepare: prepareBySimulator('pending-factoring'),
  },
  'pending-objects': {
    description: 'The machine that is to be financed has not been entered.',
    prepare: prepareBySimulator('pending-objects'),
  },
  'pending-representatives': {
    description: 'The company has no representatives yet.',
    prepare: prepareBySimulator('pending-representatives'),
  },
  'pending-representatives-data': {
    description: 'Street and telephone of Katrin Brandt are not known.',
    prepare: prepareBySimulator('pending-representatives-data'),
  },
  'pending-tax-number': {
    description: 'Everything else is there.',
    prepare: prepareBySimulator('pending-tax-number'),
  },
  'pending-wrong-data': {
    description:
      'A factoring application with all details, an IBAN that is none, one person who signs and not alone, owners of more than half who do not sign, shares of more than everything, a required document missing, one without its date and a debt register that is too old.',
    prepare: prepareBySimulator('pending-wrong-data'),
  },
  'ready-to-submit': {
    description: 'An open financing of a machine with everything it needs; it can be submitted.',
    prepare: prepareBySimulator('ready-to-submit'),
  },
  rejected: {
    description: 'The only application was rejected. It has no conditions, but a contact person.',
    prepare: prepareBySimulator('rejected'),
  },
  representatives: {
    description:
      'An open application with two directors who sign together and an owner who does not: Katrin Brandt first, who holds 60 percent or less, Jonas Brandt with the tax number 86095742719, the company with 60/123/45678; together they hold all of it.',
    prepare: prepareBySimulator('representatives'),
  },
  'representatives-incomplete': {
    description:
      'An open application with one director who may not sign alone, and an owner without an address; the first of them is not Katrin Brandt, whose application it is.',
    prepare: prepareBySimulator('representatives-incomplete'),
  },
  'representatives-reopened': {
    description:
      'An open application that had been at signature before: Jonas Brandt has accepted his invitation, and is shown nobody else.',
    prepare: prepareBySimulator('representatives-reopened'),
  },
  signing: {
    description:
      'Katrin and Jonas Brandt have accepted their invitations and done nothing yet; Ada Brandt owns a share and does not sign.',
    prepare: prepareBySimulator('signing'),
  },
  'signing-documents': {
    description:
      'Katrin Brandt has stated her tax number and is identified. Of three documents one is signed, one is to be signed on paper and one online; the guarantor contract is missing.',
    prepare: prepareBySimulator('signing-documents'),
  },
  'signing-online': {
    description: 'Katrin Brandt has done every step before the terms except a document to sign online.',
    prepare: prepareBySimulator('signing-online'),
  },
  'signing-second-missing': {
    description: 'Katrin Brandt has signed, Jonas Brandt has not begun.',
    prepare: prepareBySimulator('signing-second-missing'),
  },
  'signing-terms': {
    description: 'Katrin Brandt has done every step before the terms.',
    prepare: prepareBySimulator('signing-terms'),
  },
  'signing-terms-hidden': {
    description: 'Only one of the two acceptances is required, so the terms step is hidden.',
    prepare: prepareBySimulator('signing-terms-hidden'),
  },
  'signing-text': {
    description:
      'The server asks for an online signature on a text, which cannot be signed online: a signed copy is uploaded instead.',
    prepare: prepareBySimulator('signing-text'),
  },
} as const satisfies Readonly<Record<string, State>>;
