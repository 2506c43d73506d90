import type { Language } from 'contracts/api/enumerations';
import type { ErrorCode } from 'contracts/api/error-codes';
import type { Mover, Screen } from '../../rules/flow-map/moves';
import type { FlowName } from '../../rules/status-flow';
import type { MailKind } from '../../store/rows';

export interface MapWords {
  title: string;
  explored: string;
  isPart: string;
  flow: Readonly<Record<FlowName, string>>;
  region: string;
  statuses: string;
  here: string;
  past: string;
  end: string;
  go: string;
  goTo: string;
  seen: string;
  page: string;
  mail: string;
  alsoTo: string;
  wayOut: string;
  wayBack: string;
  waits: string;
  nothingWaits: string;
  wentTo: string;
  noWay: string;
  proofs: string;
  ways: string;
  waysHold: string;
  waysFail: string;
  items: string;
  itemsHold: string;
  itemsPart: string;
  itemsFail: string;
  missing: Readonly<Partial<Record<ErrorCode, string>>>;
  stuckIn: string;
  because: string;
  ofDemo: string;
  codes: string;
  codesText: string;
  marked: string;
  holds: string;
  holdsInPart: string;
  mover: Readonly<Record<Mover, string>>;
  screen: Readonly<Record<Screen, string>>;
  mails: Readonly<Record<Extract<MailKind, `status_${string}` | 'signature_invitation'>, string>>;
}

export const MAP_WORDS: Readonly<Record<Language, MapWords>> = {
  de: {
    title: 'Karte des Ablaufs',
    explored:
      '{{flow}}, aus den Regeln erkundet: {{statuses}} Status, {{transitions}} Übergänge, {{states}} Zustände in {{seconds}} s',
    isPart: 'Nicht alles wurde erkundet: es gibt mehr Zustände.',
    flow: { loan: 'Kredit', bank_product: 'Bankprodukt', factoring: 'Factoring' },
    region: 'Karte',
    statuses: 'Status in ihrer Reihenfolge',
    here: '{{id}} steht hier',
    past: 'durchlaufen',
    end: 'Ende',
    go: 'Hierher setzen',
    goTo: 'Antrag hierher setzen: {{status}}',
    seen: 'Kunde sieht',
    page: 'Seite im Portal',
    mail: 'E-Mail',
    alsoTo: 'auch nach: {{statuses}}',
    wayOut: 'die Bank lehnt ab',
    wayBack: 'die Bank öffnet wieder, zurück zum Kunden',
    waits: 'Worauf {{id}} wartet',
    nothingWaits: 'Auf nichts, was der Kunde zu erledigen hätte.',
    wentTo: 'Der Antrag steht jetzt auf „{{status}}“.',
    noWay: 'Von hier führt kein Weg dorthin. Auf der Linie oben können Sie zurückgehen.',
    proofs: 'Was sich daran prüfen ließ',
    ways: 'Kein Zustand ohne Weg weiter',
    waysHold: 'Von allen {{states}} Zuständen führt ein Weg zu einem Ende: {{ends}}.',
    waysFail: '{{lost}} von {{states}} Zuständen führen zu keinem Ende: {{at}}.',
    items: 'Kein offener Punkt ohne Seite',
    itemsPart: '{{ok}} von {{n}} offenen Punkten lassen sich immer erledigen',
    itemsHold: 'Alle {{n}} Punkte lassen sich in jedem Zustand im Portal erledigen.',
    itemsFail:
      'Die übrigen {{stuck}} nicht in jedem Zustand: dann geht es nur weiter, wenn die Bank ablehnt oder wieder öffnet.',
    missing: {
      err_application_no_signatory_tax_id: 'Steuernummer der Person',
      err_application_signatory_ident_not_done: 'Identifizierung der Person',
      err_guarantor_contract_missing: 'Bürgschaftsvertrag der Person',
      err_legal_signature_not_accepted: 'Zustimmung zum Vertrag',
      err_sepa_mandate_not_accepted: 'Zustimmung zum SEPA-Mandat',
    },
    stuckIn: 'in {{stuck}} von {{states}} Zuständen, in denen das aussteht',
    because: 'In allen diesen Zuständen gemeldet:',
    ofDemo:
      'Die Karte wurde mit den Dokumenten erkundet, die der Demo-Partner verlangt, nicht mit denen Ihrer eigenen Bank.',
    codes: '{{declared}} von {{all}} Fehlercodes nennt ein Aufruf',
    codesText:
      '{{marked}} sind gekennzeichnet: kein Aufruf nennt sie als seine Antwort, nur eine Störung zeigt sie.',
    marked: 'Gekennzeichnete Codes',
    holds: 'gilt',
    holdsInPart: 'gilt nicht ganz',
    mover: {
      customer: 'Kunde',
      signatory: 'wer unterschreibt',
      provider: 'Anbieter',
      clock: 'Uhr',
      server: 'von selbst',
      back_office: 'Bank',
    },
    screen: {
      overview: 'Übersicht',
      representatives: 'Vertretung',
      documents: 'Dokumente',
      objects: 'Objekte',
      signatures: 'Unterschriften',
      factoring: 'Factoring',
    },
    mails: {
      signature_invitation: 'Einladung zur Unterschrift',
      status_signature: 'Bereit zur Unterschrift',
      status_rejected: 'Absage',
      status_paid_out: 'Ausgezahlt',
    },
  },
  en: {
    title: 'Map of the flow',
    explored:
      '{{flow}}, explored from the rules: {{statuses}} statuses, {{transitions}} transitions, {{states}} states in {{seconds}} s',
    isPart: 'Not everything was explored: there are more states.',
    flow: { loan: 'Loan', bank_product: 'Bank product', factoring: 'Factoring' },
    region: 'Map',
    statuses: 'Statuses in their order',
    here: '{{id}} stands here',
    past: 'passed',
    end: 'End',
    go: 'Go here',
    goTo: 'Put the application here: {{status}}',
    seen: 'Customer sees',
    page: 'Page of the portal',
    mail: 'E-mail',
    alsoTo: 'also to: {{statuses}}',
    wayOut: 'the bank rejects',
    wayBack: 'the bank reopens, back to the customer',
    waits: 'What {{id}} waits for',
    nothingWaits: 'For nothing that the customer would have to do.',
    wentTo: 'The application stands at “{{status}}” now.',
    noWay: 'No way leads there from here. You can go back on the line above.',
    proofs: 'What was proved',
    ways: 'No state without a way on',
    waysHold: 'From all {{states}} states a way leads to an end: {{ends}}.',
    waysFail: '{{lost}} of {{states}} states lead to no end: {{at}}.',
    items: 'No pending item without a page',
    itemsPart: '{{ok}} of {{n}} open items can always be settled',
    itemsHold: 'All {{n}} items can be settled in the portal in every state.',
    itemsFail:
      'The other {{stuck}} cannot in every state: then only the bank can go on, by rejecting or reopening.',
    missing: {
      err_application_no_signatory_tax_id: 'Tax ID of the person',
      err_application_signatory_ident_not_done: 'Identification of the person',
      err_guarantor_contract_missing: 'Guarantee agreement of the person',
      err_legal_signature_not_accepted: 'Consent to the contract',
      err_sepa_mandate_not_accepted: 'Consent to the SEPA direct debit mandate',
    },
    stuckIn: 'in {{stuck}} of {{states}} states in which it is missing',
    because: 'Reported in all of these states:',
    ofDemo:
      'The map was explored with the documents that the demo partner asks for, not with those of your own bank.',
    codes: '{{declared}} of {{all}} error codes declared by a call',
    codesText: '{{marked}} are marked: no call declares them as its answer, only a fault shows them.',
    marked: 'Marked codes',
    holds: 'holds',
    holdsInPart: 'does not hold fully',
    mover: {
      customer: 'Customer',
      signatory: 'who signs',
      provider: 'Provider',
      clock: 'Clock',
      server: 'by itself',
      back_office: 'Bank',
    },
    screen: {
      overview: 'Overview',
      representatives: 'Representatives',
      documents: 'Documents',
      objects: 'Objects',
      signatures: 'Signatures',
      factoring: 'Factoring',
    },
    mails: {
      signature_invitation: 'Invitation to sign',
      status_signature: 'Ready to be signed',
      status_rejected: 'Rejection',
      status_paid_out: 'Paid out',
    },
  },
  fr: {
    title: 'Carte du parcours',
    explored:
      '{{flow}}, exploré d’après les règles\u00a0: {{statuses}} statuts, {{transitions}} passages, {{states}} états en {{seconds}} s',
    isPart: 'Tout n’a pas été exploré\u00a0: il y a d’autres états.',
    flow: { loan: 'Crédit', bank_product: 'Produit bancaire', factoring: 'Affacturage' },
    region: 'Carte',
    statuses: 'Statuts dans leur ordre',
    here: '{{id}} est ici',
    past: 'franchi',
    end: 'Fin',
    go: 'Aller ici',
    goTo: 'Placer le dossier ici\u00a0: {{status}}',
    seen: 'Le client voit',
    page: 'Page du portail',
    mail: 'E-mail',
    alsoTo: 'aussi vers\u00a0: {{statuses}}',
    wayOut: 'la banque refuse',
    wayBack: 'la banque rouvre, retour au client',
    waits: 'Ce que {{id}} attend',
    nothingWaits: 'Rien que le client ait à faire.',
    wentTo: 'Le dossier est maintenant à «\u00a0{{status}}\u00a0».',
    noWay: 'Aucun chemin n’y mène d’ici. Sur la ligne ci-dessus, vous pouvez revenir en arrière.',
    proofs: 'Ce qui a pu être prouvé',
    ways: 'Aucun état sans issue',
    waysHold: 'Des {{states}} états, un chemin mène toujours à une fin\u00a0: {{ends}}.',
    waysFail: '{{lost}} états sur {{states}} ne mènent à aucune fin\u00a0: {{at}}.',
    items: 'Aucun point à régler sans page',
    itemsPart: '{{ok}} points à régler sur {{n}} peuvent toujours l’être',
    itemsHold: 'Les {{n}} points se règlent dans le portail dans chaque état.',
    itemsFail:
      'Les {{stuck}} autres, pas dans chaque état\u00a0: seule la banque peut alors continuer, en refusant ou en rouvrant.',
    missing: {
      err_application_no_signatory_tax_id: 'Identifiant fiscal de la personne',
      err_application_signatory_ident_not_done: 'Identification de la personne',
      err_guarantor_contract_missing: 'Contrat de cautionnement de la personne',
      err_legal_signature_not_accepted: 'Accord sur le contrat',
      err_sepa_mandate_not_accepted: 'Accord sur le mandat de prélèvement SEPA',
    },
    stuckIn: 'dans {{stuck}} des {{states}} états où cela manque',
    because: 'Signalé dans tous ces états\u00a0:',
    ofDemo:
      'La carte a été explorée avec les documents que demande le partenaire de démonstration, pas avec ceux de votre propre banque.',
    codes: '{{declared}} codes d’erreur sur {{all}} annoncés par un appel',
    codesText:
      '{{marked}} sont marqués\u00a0: aucun appel ne les annonce comme réponse, seule une panne les montre.',
    marked: 'Codes marqués',
    holds: 'vérifié',
    holdsInPart: 'pas entièrement vérifié',
    mover: {
      customer: 'Client',
      signatory: 'qui signe',
      provider: 'Prestataire',
      clock: 'Horloge',
      server: 'automatique',
      back_office: 'Banque',
    },
    screen: {
      overview: 'Aperçu',
      representatives: 'Représentants',
      documents: 'Documents',
      objects: 'Biens',
      signatures: 'Signatures',
      factoring: 'Affacturage',
    },
    mails: {
      signature_invitation: 'Invitation à signer',
      status_signature: 'Prêt à signer',
      status_rejected: 'Refus',
      status_paid_out: 'Versement',
    },
  },
  pl: {
    title: 'Mapa procesu',
    explored:
      '{{flow}}, zbadane na podstawie reguł: statusy: {{statuses}}, przejścia: {{transitions}}, stany: {{states}}, czas: {{seconds}} s',
    isPart: 'Nie wszystko zostało zbadane: stanów jest więcej.',
    flow: { loan: 'Kredyt', bank_product: 'Produkt bankowy', factoring: 'Faktoring' },
    region: 'Mapa',
    statuses: 'Statusy w\u00a0kolejności',
    here: '{{id}} jest tutaj',
    past: 'za nami',
    end: 'Koniec',
    go: 'Przejdź tutaj',
    goTo: 'Ustaw wniosek tutaj: {{status}}',
    seen: 'Klient widzi',
    page: 'Strona portalu',
    mail: 'E-mail',
    alsoTo: 'także do: {{statuses}}',
    wayOut: 'bank odrzuca',
    wayBack: 'bank otwiera ponownie, z\u00a0powrotem do klienta',
    waits: 'Na co czeka {{id}}',
    nothingWaits: 'Na nic, co należałoby do klienta.',
    wentTo: 'Wniosek ma teraz status „{{status}}”.',
    noWay: 'Stąd nie prowadzi tam żadna droga. Na linii powyżej można się cofnąć.',
    proofs: 'Co udało się sprawdzić',
    ways: 'Żadnego stanu bez wyjścia',
    waysHold: 'Z\u00a0każdego z\u00a0{{states}} stanów prowadzi droga do końca: {{ends}}.',
    waysFail: 'Stany bez drogi do końca: {{lost}} z\u00a0{{states}}: {{at}}.',
    items: 'Żadnego kroku bez strony',
    itemsPart: 'Pozostałe kroki, które zawsze można wykonać: {{ok}} z\u00a0{{n}}',
    itemsHold: 'Wszystkie kroki ({{n}}) można wykonać w\u00a0portalu w\u00a0każdym stanie.',
    itemsFail:
      'Reszta ({{stuck}}) nie w\u00a0każdym stanie: wtedy dalej prowadzi tylko bank, odrzucając lub otwierając ponownie.',
    missing: {
      err_application_no_signatory_tax_id: 'Numer podatkowy osoby',
      err_application_signatory_ident_not_done: 'Identyfikacja osoby',
      err_guarantor_contract_missing: 'Umowa poręczenia osoby',
      err_legal_signature_not_accepted: 'Zgoda na umowę',
      err_sepa_mandate_not_accepted: 'Zgoda na polecenie zapłaty SEPA',
    },
    stuckIn:
      'stany, w\u00a0których tego brakuje i\u00a0nie da się tego załatwić: {{stuck}} z\u00a0{{states}}',
    because: 'We wszystkich tych stanach zgłoszono:',
    ofDemo:
      'Mapę zbadano z\u00a0dokumentami, których wymaga partner demonstracyjny, a\u00a0nie z\u00a0dokumentami Twojego własnego banku.',
    codes: 'Kody błędów podane przez wywołanie: {{declared}} z\u00a0{{all}}',
    codesText:
      'Oznaczone: {{marked}}. Żadne wywołanie nie podaje ich jako swojej odpowiedzi, pokazuje je tylko zakłócenie.',
    marked: 'Oznaczone kody',
    holds: 'zgodne',
    holdsInPart: 'nie w\u00a0pełni zgodne',
    mover: {
      customer: 'Klient',
      signatory: 'kto podpisuje',
      provider: 'Dostawca',
      clock: 'Zegar',
      server: 'samoczynnie',
      back_office: 'Bank',
    },
    screen: {
      overview: 'Przegląd',
      representatives: 'Reprezentanci',
      documents: 'Dokumenty',
      objects: 'Przedmioty',
      signatures: 'Podpisy',
      factoring: 'Faktoring',
    },
    mails: {
      signature_invitation: 'Zaproszenie do podpisu',
      status_signature: 'Gotowy do podpisu',
      status_rejected: 'Odmowa',
      status_paid_out: 'Wypłacono',
    },
  },
};
