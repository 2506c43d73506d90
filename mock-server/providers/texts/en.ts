import type { PageTexts } from './page-texts';

export const ENGLISH: PageTexts = {
  language: 'English',
  simulator: 'Simulator',
  notReal: 'Not a real provider: you choose here how it ends.',
  providers: {
    idnow: {
      name: 'Video identification',
      title: 'Confirm your identity in a video call',
      lead: 'At this point the person would talk to one of the provider’s agents and show an identity document to the camera.',
    },
    swisssign: {
      name: 'Swiss signature',
      title: 'Sign the contract electronically',
      lead: 'At this point the person would read the contract and sign it with a qualified electronic signature.',
      outcomes: {
        SUCCESS: { title: 'Sign', explanation: 'The signature is valid and the step is done.' },
        ABORTED: {
          title: 'Decline',
          explanation: 'The person does not sign. They can start again in the portal.',
        },
        IDENT_EXPIRED: {
          title: 'Let it expire',
          explanation: 'The person does nothing until the time is up. They can start again in the portal.',
        },
      },
    },
    postident: {
      name: 'Postal identification',
      title: 'Confirm your identity at a post office',
      lead: 'The person prints the coupon and takes it to a branch. Until then the identification stays in progress.',
      outcomes: {
        SUCCESS: {
          title: 'Identified at the branch',
          explanation: 'The branch has checked the document and the step is done.',
        },
        IDENT_EXPIRED: {
          title: 'Let the coupon expire',
          explanation: 'Nobody turns up. The person can start again in the portal.',
        },
      },
    },
    manual: {
      name: 'Back office',
      title: 'Confirm the identity by hand',
      lead: 'The person has nothing to do. The back office checks the papers and decides here.',
      outcomes: {
        SUCCESS: { title: 'Confirm', explanation: 'The papers are sufficient and the step is done.' },
        FAILED: { title: 'Do not confirm', explanation: 'The papers are not sufficient.' },
      },
    },
  },
  outcomes: {
    SUCCESS: { title: 'Successful', explanation: 'The identity is confirmed and the step is done.' },
    SUCCESS_DATA_CHANGED: {
      title: 'Successful, data corrected',
      explanation: 'The identity is confirmed; one detail differed from the document.',
    },
    REVIEW_PENDING: { title: 'Review pending', explanation: 'The call is over, the result comes later.' },
    FRAUD_SUSPICION_PENDING: {
      title: 'Suspected fraud, under review',
      explanation: 'Something stood out, the result comes later.',
    },
    FRAUD_SUSPICION_CONFIRMED: {
      title: 'Suspected fraud confirmed',
      explanation: 'Failed, and there is no second attempt.',
    },
    IDENT_EXPIRED: {
      title: 'Expired',
      explanation: 'The time is up. The person can start again in the portal.',
    },
    ABORTED: { title: 'Aborted', explanation: 'The person hung up. They can start again in the portal.' },
    FAILED: {
      title: 'Not confirmed',
      explanation: 'The review came to nothing. The person can start again in the portal.',
    },
  },
  person: 'Person',
  birthdate: 'Born on',
  company: 'Company',
  application: 'Application',
  validUntil: 'Valid until',
  choose: 'How does it end?',
  review: 'What does the review find?',
  back: 'Back to the portal without deciding',
  toPortal: 'Back to the portal',
  coupon: {
    title: 'Coupon for the branch',
    number: 'Reference number',
    bring: 'Please bring this coupon and a valid identity card or passport.',
    print: 'Only the coupon is printed.',
  },
  signatureLine: 'Signature',
  closed: {
    title: 'This address is no longer valid',
    lead: 'The identification is finished or was started again. The portal shows where it stands.',
  },
  expired: {
    title: 'The time is up',
    lead: 'This identification cannot be finished any more. You can start it again in the portal.',
  },
};
