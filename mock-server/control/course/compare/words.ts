import type { Language } from 'contracts/api/enumerations';
import type { Group } from './groups';
import type { Deed } from './what-if';

/** What the comparison of two branches says in one language. */
export interface CompareWords {
  title: string;
  lead: string;
  fork: string;
  forkGo: string;
  onlyDifferent: string;
  all: string;
  view: string;
  share: string;
  copied: string;
  equalUntil: string;
  atStart: string;
  unrelated: string;
  movePoint: string;
  stepsOn: string;
  open: string;
  frame: string;
  course: string;
  advance: string;
  noFrame: string;
  differences: string;
  what: string;
  different: string;
  none: string;
  equal: string;
  showEqual: string;
  same: string;
  cannot: string;
  notAsked: string;
  noMail: string;
  mailTo: string;
  clock: string;
  bank: string;
  status: string;
  applications: string;
  document: string;
  person: string;
  signed: string;
  unsigned: string;
  list: string;
  overview: string;
  offer: string;
  documents: string;
  representatives: string;
  signatures: string;
  objects: string;
  actor: string;
  openItems: string;
  maySubmit: string;
  noOffer: string;
  indicative: string;
  final: string;
  upload: string;
  noUpload: string;
  present: string;
  editable: string;
  readOnly: string;
  signedOf: string;
  notYet: string;
  ended: string;
  group: Readonly<Record<Group, string>>;
  deed: Readonly<Record<Deed, string>>;
  /** Members of an application; others stand by their code. */
  field: Readonly<Record<string, string>>;
}

export const COMPARE_WORDS: Readonly<Record<Language, CompareWords>> = {
  de: {
    title: 'Was wäre, wenn?',
    lead: 'Zwei Zweige derselben Welt, von einem Augenblick an. Was sich unterscheidet, ist blau.',
    fork: 'Was wäre, wenn? Zwei Zweige von hier',
    forkGo: 'Abzweigen und vergleichen',
    onlyDifferent: 'Nur Unterschiede',
    all: 'Alles',
    view: 'Ansicht',
    share: 'Vergleich teilen',
    copied: 'Link kopiert',
    equalUntil: 'Bis hier gleich:',
    atStart: 'der Anfang',
    unrelated: 'Diese Welten haben keinen gemeinsamen Verlauf.',
    movePoint: 'Punkt verschieben',
    stepsOn: 'Änderungen seitdem: {{n}}',
    open: 'Portal in {{letter}} öffnen',
    frame: 'Portal in {{letter}}',
    course: 'Verlauf von {{letter}}',
    advance: 'Weiterschalten: {{status}}',
    noFrame: 'Hier lässt sich das Portal nicht einbetten. Öffnen Sie es in einem eigenen Fenster.',
    differences: 'Unterschiede',
    what: 'Was',
    different: 'anders: {{n}}',
    none: 'keine Angabe',
    equal: 'In beiden gleich:',
    showEqual: 'Alles zeigen',
    same: 'Beide Zweige stehen gleich. Hier gibt es keinen Unterschied.',
    cannot: 'Das kann die Bank in diesem Augenblick nicht tun. Wählen Sie einen anderen.',
    notAsked: 'nicht verlangt',
    noMail: 'keine',
    mailTo: 'an {{to}}',
    clock: 'Uhr',
    bank: 'Bank',
    status: 'Status',
    applications: 'Anträge in der Welt',
    document: 'Dokument: {{type}}',
    person: 'Person: {{name}}',
    signed: 'hat unterschrieben',
    unsigned: 'eingetragen, keine Unterschrift verlangt',
    list: 'Liste der Finanzierungen',
    overview: 'Übersicht',
    offer: 'Angebot',
    documents: 'Dokumente',
    representatives: 'Vertretung',
    signatures: 'Unterschriften',
    objects: 'Objekte',
    actor: 'Wer am Zug ist',
    openItems: 'offene Punkte: {{n}}',
    maySubmit: 'kann eingereicht werden',
    noOffer: 'kein Angebot',
    indicative: 'unverbindliches Angebot',
    final: 'endgültiges Angebot',
    upload: 'Hochladen möglich',
    noUpload: 'nur ansehen',
    present: 'vorhanden: {{n}}',
    editable: 'bearbeitbar',
    readOnly: 'nicht bearbeitbar',
    signedOf: '{{n}} von {{all}} unterschrieben',
    notYet: 'noch nicht',
    ended: 'niemand: am Ende',
    group: { pending: 'Offene Punkte', mails: 'E-Mails', data: 'Daten', screens: 'Bildschirme' },
    deed: { as_is: 'So, wie es ist', rejects: 'Bank lehnt ab', document: 'Bank fordert ein Dokument nach' },
    field: {
      companyName: 'Firma',
      loanSize: 'Betrag',
      loanDuration: 'Laufzeit',
      bankName: 'Name der Bank',
      iban: 'IBAN',
      taxIdNumber: 'Steuernummer',
      documents_base_year: 'Basisjahr',
      created: 'Angelegt am',
      factoring: 'Angaben zum Factoring',
      factoring_limit: 'Factoringlimit',
      currency: 'Währung',
      companyType: 'Rechtsform',
      purposeDescription: 'Verwendungszweck',
      is_appointment_created: 'Termin gebucht',
    },
  },
  en: {
    title: 'What if?',
    lead: 'Two branches of the same world, from one moment on. What differs is blue.',
    fork: 'What if? Two branches from here',
    forkGo: 'Fork and compare',
    onlyDifferent: 'Only differences',
    all: 'All',
    view: 'View',
    share: 'Share the comparison',
    copied: 'Link copied',
    equalUntil: 'Equal up to here:',
    atStart: 'the beginning',
    unrelated: 'These worlds have no course in common.',
    movePoint: 'Move the point',
    stepsOn: 'Changes since: {{n}}',
    open: 'Open the portal in {{letter}}',
    frame: 'Portal in {{letter}}',
    course: 'Course of {{letter}}',
    advance: 'Advance: {{status}}',
    noFrame: 'The portal cannot be embedded here. Open it in a window of its own.',
    differences: 'Differences',
    what: 'What',
    different: 'different: {{n}}',
    none: 'nothing',
    equal: 'Equal in both:',
    showEqual: 'Show all',
    same: 'Both branches stand the same. There is no difference here.',
    cannot: 'The bank cannot do that at this moment. Choose another one.',
    notAsked: 'not asked for',
    noMail: 'none',
    mailTo: 'to {{to}}',
    clock: 'Clock',
    bank: 'Bank',
    status: 'Status',
    applications: 'Applications in the world',
    document: 'Document: {{type}}',
    person: 'Person: {{name}}',
    signed: 'has signed',
    unsigned: 'entered, no signature asked for',
    list: 'List of financings',
    overview: 'Overview',
    offer: 'Offer',
    documents: 'Documents',
    representatives: 'Representatives',
    signatures: 'Signatures',
    objects: 'Objects',
    actor: 'Whose turn it is',
    openItems: 'open items: {{n}}',
    maySubmit: 'can be submitted',
    noOffer: 'no offer',
    indicative: 'indicative offer',
    final: 'final offer',
    upload: 'upload possible',
    noUpload: 'view only',
    present: 'present: {{n}}',
    editable: 'editable',
    readOnly: 'not editable',
    signedOf: '{{n}} of {{all}} signed',
    notYet: 'not yet',
    ended: 'nobody: at the end',
    group: { pending: 'Pending items', mails: 'E-mails', data: 'Data', screens: 'Screens' },
    deed: { as_is: 'As it is', rejects: 'Bank rejects', document: 'Bank asks for a document again' },
    field: {
      companyName: 'Company',
      loanSize: 'Amount',
      loanDuration: 'Duration',
      bankName: 'Name of the bank',
      iban: 'IBAN',
      taxIdNumber: 'Tax number',
      documents_base_year: 'Base year',
      created: 'Created on',
      factoring: 'Factoring details',
      factoring_limit: 'Factoring limit',
      currency: 'Currency',
      companyType: 'Legal form',
      purposeDescription: 'Purpose',
      is_appointment_created: 'Talk booked',
    },
  },
  fr: {
    title: 'Et si ?',
    lead: 'Deux branches du même monde, à partir d’un instant. Ce qui diffère est en bleu.',
    fork: 'Et si ? Deux branches d’ici',
    forkGo: 'Bifurquer et comparer',
    onlyDifferent: 'Seulement les différences',
    all: 'Tout',
    view: 'Vue',
    share: 'Partager la comparaison',
    copied: 'Lien copié',
    equalUntil: 'Identiques jusqu’ici :',
    atStart: 'le début',
    unrelated: 'Ces mondes n’ont pas de déroulement commun.',
    movePoint: 'Déplacer le point',
    stepsOn: 'Changements depuis : {{n}}',
    open: 'Ouvrir le portail dans {{letter}}',
    frame: 'Portail dans {{letter}}',
    course: 'Déroulement de {{letter}}',
    advance: 'Avancer : {{status}}',
    noFrame: 'Le portail ne peut pas être intégré ici. Ouvrez-le dans sa propre fenêtre.',
    differences: 'Différences',
    what: 'Quoi',
    different: 'différents : {{n}}',
    none: 'rien',
    equal: 'Identiques dans les deux :',
    showEqual: 'Tout afficher',
    same: 'Les deux branches sont identiques. Il n’y a aucune différence.',
    cannot: 'La banque ne peut pas le faire à cet instant. Choisissez-en un autre.',
    notAsked: 'pas demandé',
    noMail: 'aucun',
    mailTo: 'à {{to}}',
    clock: 'Horloge',
    bank: 'Banque',
    status: 'Statut',
    applications: 'Demandes dans le monde',
    document: 'Document : {{type}}',
    person: 'Personne : {{name}}',
    signed: 'a signé',
    unsigned: 'saisie, aucune signature demandée',
    list: 'Liste des financements',
    overview: 'Aperçu',
    offer: 'Offre',
    documents: 'Documents',
    representatives: 'Représentants',
    signatures: 'Signatures',
    objects: 'Objets',
    actor: 'À qui le tour',
    openItems: 'points ouverts : {{n}}',
    maySubmit: 'peut être soumise',
    noOffer: 'pas d’offre',
    indicative: 'offre indicative',
    final: 'offre définitive',
    upload: 'envoi possible',
    noUpload: 'lecture seule',
    present: 'présents : {{n}}',
    editable: 'modifiable',
    readOnly: 'non modifiable',
    signedOf: '{{n}} sur {{all}} signées',
    notYet: 'pas encore',
    ended: 'personne : terminé',
    group: { pending: 'Points ouverts', mails: 'E-mails', data: 'Données', screens: 'Écrans' },
    deed: { as_is: 'Tel quel', rejects: 'La banque refuse', document: 'La banque redemande un document' },
    field: {
      companyName: 'Entreprise',
      loanSize: 'Montant',
      loanDuration: 'Durée',
      bankName: 'Nom de la banque',
      iban: 'IBAN',
      taxIdNumber: 'Numéro fiscal',
      documents_base_year: 'Année de référence',
      created: 'Créée le',
      factoring: 'Données d’affacturage',
      factoring_limit: 'Plafond d’affacturage',
      currency: 'Devise',
      companyType: 'Forme juridique',
      purposeDescription: 'Objet',
      is_appointment_created: 'Rendez-vous pris',
    },
  },
  pl: {
    title: 'Co by było, gdyby?',
    lead: 'Dwie gałęzie tego samego świata, od jednej chwili. To, co się różni, jest niebieskie.',
    fork: 'Co by było, gdyby? Dwie gałęzie stąd',
    forkGo: 'Rozgałęź i porównaj',
    onlyDifferent: 'Tylko różnice',
    all: 'Wszystko',
    view: 'Widok',
    share: 'Udostępnij porównanie',
    copied: 'Skopiowano link',
    equalUntil: 'Dotąd jednakowe:',
    atStart: 'początek',
    unrelated: 'Te światy nie mają wspólnego przebiegu.',
    movePoint: 'Przesuń punkt',
    stepsOn: 'Zmiany od tego czasu: {{n}}',
    open: 'Otwórz portal w {{letter}}',
    frame: 'Portal w {{letter}}',
    course: 'Przebieg {{letter}}',
    advance: 'Dalej: {{status}}',
    noFrame: 'Portalu nie można tu osadzić. Otwórz go w osobnym oknie.',
    differences: 'Różnice',
    what: 'Co',
    different: 'różne: {{n}}',
    none: 'brak',
    equal: 'Jednakowe w obu:',
    showEqual: 'Pokaż wszystko',
    same: 'Obie gałęzie są jednakowe. Nie ma tu żadnych różnic.',
    cannot: 'Bank nie może tego zrobić w tej chwili. Wybierz inną.',
    notAsked: 'niewymagane',
    noMail: 'brak',
    mailTo: 'do {{to}}',
    clock: 'Zegar',
    bank: 'Bank',
    status: 'Status',
    applications: 'Wnioski w świecie',
    document: 'Dokument: {{type}}',
    person: 'Osoba: {{name}}',
    signed: 'podpis złożony',
    unsigned: 'wpisana, podpis niewymagany',
    list: 'Lista finansowań',
    overview: 'Przegląd',
    offer: 'Oferta',
    documents: 'Dokumenty',
    representatives: 'Reprezentanci',
    signatures: 'Podpisy',
    objects: 'Przedmioty',
    actor: 'Czyja kolej',
    openItems: 'otwarte punkty: {{n}}',
    maySubmit: 'można złożyć',
    noOffer: 'brak oferty',
    indicative: 'oferta orientacyjna',
    final: 'oferta ostateczna',
    upload: 'można przesyłać',
    noUpload: 'tylko podgląd',
    present: 'obecne: {{n}}',
    editable: 'można edytować',
    readOnly: 'bez edycji',
    signedOf: 'podpisano {{n}} z {{all}}',
    notYet: 'jeszcze nie',
    ended: 'nikt: koniec',
    group: { pending: 'Otwarte punkty', mails: 'E-maile', data: 'Dane', screens: 'Ekrany' },
    deed: { as_is: 'Tak, jak jest', rejects: 'Bank odmawia', document: 'Bank żąda dokumentu ponownie' },
    field: {
      companyName: 'Firma',
      loanSize: 'Kwota',
      loanDuration: 'Okres',
      bankName: 'Nazwa banku',
      iban: 'IBAN',
      taxIdNumber: 'Numer podatkowy',
      documents_base_year: 'Rok bazowy',
      created: 'Utworzono',
      factoring: 'Dane do faktoringu',
      factoring_limit: 'Limit faktoringowy',
      currency: 'Waluta',
      companyType: 'Forma prawna',
      purposeDescription: 'Cel',
      is_appointment_created: 'Umówiona rozmowa',
    },
  },
};
