import type { PageTexts } from './page-texts';

export const GERMAN: PageTexts = {
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
  toPortal: 'Zurück zum Portal',
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
};
