import type { Language } from 'contracts/api/enumerations';

interface PageTexts {
  language: string;
  simulator: string;
  notReal: string;
  person: string;
  birthdate: string;
  company: string;
  application: string;
  validUntil: string;
  choose: string;
  review: string;
  back: string;
  toPortal: string;
  coupon: { title: string; number: string; bring: string; print: string };
  signatureLine: string;
  closed: { title: string; lead: string };
  expired: { title: string; lead: string };
}

export const PAGE_TEXTS: Record<Language, PageTexts> = {
  de: {
    language: 'Deutsch',
    simulator: 'Simulator',
    notReal: 'Kein echter Anbieter: Hier wählen Sie, wie es ausgeht.',
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
  },
  en: {
    language: 'English',
    simulator: 'Simulator',
    notReal: 'Not a real provider: you choose here how it ends.',
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
  },
  fr: {
    language: 'Français',
    simulator: 'Simulateur',
    notReal: 'Ce n’est pas un vrai prestataire\u00a0: vous choisissez ici le résultat.',
    person: 'Personne',
    birthdate: 'Date de naissance',
    company: 'Entreprise',
    application: 'Demande',
    validUntil: 'Valable jusqu’au',
    choose: 'Quel est le résultat\u00a0?',
    review: 'Que conclut la vérification\u00a0?',
    back: 'Retour au portail sans rien décider',
    toPortal: 'Retour au portail',
    coupon: {
      title: 'Coupon pour le bureau de poste',
      number: 'Numéro de dossier',
      bring:
        'Veuillez apporter ce coupon ainsi qu’une carte d’identité ou un passeport en cours de validité.',
      print: 'Seul le coupon est imprimé.',
    },
    signatureLine: 'Signature',
    closed: {
      title: 'Cette adresse n’est plus valable',
      lead: 'L’identification est terminée ou a été recommencée. Le portail indique où elle en est.',
    },
    expired: {
      title: 'Le délai est passé',
      lead: 'Cette identification ne peut plus être terminée. Vous pouvez la recommencer depuis le portail.',
    },
  },
  pl: {
    language: 'Polski',
    simulator: 'Symulator',
    notReal: 'To nie jest prawdziwy dostawca: tutaj wybierają Państwo wynik.',
    person: 'Osoba',
    birthdate: 'Data urodzenia',
    company: 'Firma',
    application: 'Wniosek',
    validUntil: 'Ważne do',
    choose: 'Jaki jest wynik?',
    review: 'Co wykazała weryfikacja?',
    back: 'Powrót do portalu bez podejmowania decyzji',
    toPortal: 'Powrót do portalu',
    coupon: {
      title: 'Kupon do placówki',
      number: 'Numer sprawy',
      bring: 'Prosimy zabrać ze sobą ten kupon oraz ważny dowód osobisty lub paszport.',
      print: 'Drukowany jest tylko kupon.',
    },
    signatureLine: 'Podpis',
    closed: {
      title: 'Ten adres jest już nieważny',
      lead: 'Identyfikacja została zakończona albo rozpoczęta od nowa. Aktualny stan jest widoczny w\u00a0portalu.',
    },
    expired: {
      title: 'Termin minął',
      lead: 'Tej identyfikacji nie można już dokończyć. W\u00a0portalu można zacząć od nowa.',
    },
  },
};
