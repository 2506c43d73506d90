import type { SignatureProvider } from 'contracts/api/enumerations';
import type { Outcome } from '../rules/identification';

/** Languages of the providers' pages. */
export const PAGE_LANGUAGES = ['de', 'en'] as const;
export type PageLanguage = (typeof PAGE_LANGUAGES)[number];

interface OutcomeText {
  title: string;
  explanation: string;
}

interface ProviderText {
  name: string;
  title: string;
  lead: string;
  /** Where the provider calls an outcome by another name. */
  outcomes?: Partial<Record<Outcome, OutcomeText>>;
}

interface PageTexts {
  language: string;
  simulator: string;
  notReal: string;
  providers: Record<SignatureProvider, ProviderText>;
  outcomes: Record<Outcome, OutcomeText>;
  person: string;
  birthdate: string;
  company: string;
  application: string;
  validUntil: string;
  choose: string;
  review: string;
  back: string;
  coupon: { title: string; number: string; bring: string; print: string };
  signatureLine: string;
  closed: { title: string; lead: string };
  expired: { title: string; lead: string };
}

export const PAGE_TEXTS: Record<PageLanguage, PageTexts> = {
  de: {
    language: 'Deutsch',
    simulator: 'Simulator',
    notReal: 'Kein echter Anbieter: Hier wählen Sie, wie es ausgeht.',
    providers: {
      idnow: {
        name: 'Video-Ident',
        title: 'Identität im Videogespräch bestätigen',
        lead: 'An dieser Stelle spräche die Person mit einer Mitarbeiterin des Anbieters und zeigte ihren Ausweis in die Kamera.',
      },
      swisssign: {
        name: 'Schweizer Signatur',
        title: 'Vertrag elektronisch unterzeichnen',
        lead: 'An dieser Stelle läse die Person den Vertrag und unterzeichnete ihn mit einer qualifizierten elektronischen Signatur.',
        outcomes: {
          SUCCESS: {
            title: 'Unterzeichnen',
            explanation: 'Die Signatur ist gültig, der Schritt ist erledigt.',
          },
          ABORTED: {
            title: 'Ablehnen',
            explanation: 'Die Person unterzeichnet nicht. Im Portal kann sie neu beginnen.',
          },
          IDENT_EXPIRED: {
            title: 'Verfallen lassen',
            explanation: 'Die Person tut nichts, bis die Frist vorbei ist. Im Portal kann sie neu beginnen.',
          },
        },
      },
      postident: {
        name: 'Post-Ident',
        title: 'Identität in einer Postfiliale bestätigen',
        lead: 'Die Person druckt den Coupon aus und geht damit in eine Filiale. Bis dahin bleibt die Identifizierung in Arbeit.',
        outcomes: {
          SUCCESS: {
            title: 'In der Filiale identifiziert',
            explanation: 'Die Filiale hat den Ausweis geprüft, der Schritt ist erledigt.',
          },
          IDENT_EXPIRED: {
            title: 'Coupon verfallen lassen',
            explanation: 'Niemand kommt in die Filiale. Im Portal kann die Person neu beginnen.',
          },
        },
      },
      manual: {
        name: 'Back Office',
        title: 'Identität von Hand bestätigen',
        lead: 'Die Person hat nichts zu tun. Das Back Office prüft ihre Unterlagen und entscheidet hier.',
        outcomes: {
          SUCCESS: { title: 'Bestätigen', explanation: 'Die Unterlagen genügen, der Schritt ist erledigt.' },
          FAILED: { title: 'Nicht bestätigen', explanation: 'Die Unterlagen genügen nicht.' },
        },
      },
    },
    outcomes: {
      SUCCESS: {
        title: 'Erfolgreich',
        explanation: 'Die Identität ist bestätigt, der Schritt ist erledigt.',
      },
      SUCCESS_DATA_CHANGED: {
        title: 'Erfolgreich, Daten berichtigt',
        explanation: 'Die Identität ist bestätigt; eine Angabe wich vom Ausweis ab.',
      },
      REVIEW_PENDING: {
        title: 'Prüfung steht aus',
        explanation: 'Das Gespräch ist beendet, das Ergebnis kommt später.',
      },
      FRAUD_SUSPICION_PENDING: {
        title: 'Betrugsverdacht, wird geprüft',
        explanation: 'Etwas ist aufgefallen, das Ergebnis kommt später.',
      },
      FRAUD_SUSPICION_CONFIRMED: {
        title: 'Betrugsverdacht bestätigt',
        explanation: 'Gescheitert, und ein neuer Versuch ist nicht möglich.',
      },
      IDENT_EXPIRED: {
        title: 'Abgelaufen',
        explanation: 'Die Frist ist vorbei. Im Portal kann die Person neu beginnen.',
      },
      ABORTED: {
        title: 'Abgebrochen',
        explanation: 'Die Person hat aufgelegt. Im Portal kann sie neu beginnen.',
      },
      FAILED: {
        title: 'Nicht bestätigt',
        explanation: 'Die Prüfung führte zu nichts. Im Portal kann die Person neu beginnen.',
      },
    },
    person: 'Person',
    birthdate: 'Geboren am',
    company: 'Unternehmen',
    application: 'Antrag',
    validUntil: 'Gültig bis',
    choose: 'Wie geht es aus?',
    review: 'Was ergibt die Prüfung?',
    back: 'Zurück zum Portal, ohne zu entscheiden',
    coupon: {
      title: 'Coupon für die Filiale',
      number: 'Vorgangsnummer',
      bring: 'Bitte bringen Sie diesen Coupon und einen gültigen Personalausweis oder Reisepass mit.',
      print: 'Gedruckt wird nur der Coupon.',
    },
    signatureLine: 'Unterschrift',
    closed: {
      title: 'Diese Adresse ist nicht mehr gültig',
      lead: 'Die Identifizierung ist abgeschlossen oder wurde neu begonnen. Der aktuelle Stand steht im Portal.',
    },
    expired: {
      title: 'Die Frist ist abgelaufen',
      lead: 'Diese Identifizierung kann nicht mehr abgeschlossen werden. Im Portal lässt sie sich neu beginnen.',
    },
  },
  en: {
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
  },
};
