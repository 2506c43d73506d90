import type { Scenario } from 'fixtures/world';
import type { PageLanguage } from './words';

/** A scenario's title in the page's language; one that somebody saved stays as they named it. */
export function titleOf({ id, title }: Scenario, language: PageLanguage): string {
  return language === 'de' ? (GERMAN_TITLES[id] ?? identification(id) ?? title) : title;
}

const STANDINGS: Readonly<Record<string, string>> = {
  'not-started': 'nicht begonnen',
  'in-progress': 'läuft',
  completed: 'abgeschlossen',
  'under-review': 'wird geprüft',
  canceled: 'abgebrochen',
  failed: 'gescheitert',
  expired: 'abgelaufen',
};

/** One of each provider and standing, in place of a title for each. */
function identification(id: string): string | undefined {
  const [, provider, standing = ''] =
    /^identification-(idnow|swisssign|postident|manual)-(.+)$/.exec(id) ?? [];
  const words = STANDINGS[standing];
  if (provider === undefined || words === undefined) return undefined;
  return `Identifizierung ${provider === 'manual' ? 'von Hand' : `bei ${provider}`}: ${words}`;
}

const GERMAN_TITLES: Readonly<Record<string, string>> = {
  demo: 'Ein Kunde mit mehreren Anträgen',
  empty: 'Ein Kunde ohne Anträge',
  'first-application': 'Der erste Antrag, gerade gestellt',
  'action-required': 'Alles wartet auf den Kunden',
  'nothing-to-do': 'Nichts wartet auf den Kunden',
  rejected: 'Ein abgelehnter Antrag',
  'every-status': 'Ein Antrag in jedem Rohstatus',
  'odd-status-spelling': 'Status in ungewohnter Schreibweise',
  'ready-to-submit': 'Es fehlt nichts mehr',
  'ready-factoring': 'Factoring, dem nichts mehr fehlt',
  'pending-email': 'Nur die E-Mail-Adresse ist nicht bestätigt',
  'pending-bank': 'Nur die Bankverbindung fehlt',
  'pending-tax-number': 'Nur die Steuernummer der Firma fehlt',
  'pending-representatives': 'Nur die Vertretung fehlt',
  'pending-second-signatory': 'Eine Unterschrift zu wenig',
  'pending-guarantors': 'Wem fast alles gehört, der unterschreibt nicht',
  'pending-representatives-data': 'Nur Angaben zu einer Person fehlen',
  'pending-documents': 'Nur ein Dokument fehlt',
  'pending-debt-register': 'Nur der Schuldenspiegel fehlt',
  'pending-objects': 'Nur das Objekt fehlt',
  'pending-factoring': 'Nur die Angaben zum Factoring fehlen',
  'pending-everything': 'Alles fehlt',
  'pending-wrong-data': 'Was da ist, ist falsch',
  'open-again': 'Wieder offen, nachdem jemand zum Unterschreiben bereit war',
  'unconfirmed-email': 'Eine noch nicht bestätigte Adresse',
  'confirmation-demanded': 'Die Übersicht wartet auf die bestätigte Adresse',
  'partner-terms': 'Der Partner hat eigene Bedingungen',
  'swiss-francs': 'Schweiz, Beträge in Franken',
  'polish-zloty': 'Polen, Beträge in Złoty',
  'factoring-limits': 'Factoring, Limits statt Kredite',
  'no-new-applications': 'Kunden dürfen nicht selbst beantragen',
  'no-new-applications-empty': 'Kunden dürfen nicht beantragen, und es gibt noch nichts',
  'medical-practice': 'Eine Arztpraxis',
  'medical-application': 'Eine Arztpraxis, die beantragt hat',
  'object-financing': 'Drei Objekte werden finanziert',
  'objects-full': 'So viele Objekte wie erlaubt',
  'objects-closed': 'Objekte, die man nur noch ansehen kann',
  'factoring-complete': 'Angaben zum Factoring vollständig',
  'factoring-cover': 'Versicherungsschutz in jedem Stand',
  'factoring-closed': 'Angaben zum Factoring, die man nur noch ansehen kann',
  'factoring-insurable': 'Ein Debitor ohne Versicherungsschutz',
  'factoring-without-sales': 'Factoring ohne Jahresumsatz',
  'appointment-booked': 'Ein Gespräch ist vereinbart',
  documents: 'Dokumente in jedem Stand',
  'documents-complete': 'Alle Pflichtdokumente, rechtzeitig',
  'documents-outdated': 'Dokumente, die zu alt geworden sind',
  'documents-crowded': 'Dreihundert Dokumente',
  representatives: 'Drei Vertretungsberechtigte',
  'representatives-incomplete': 'Vertretungsberechtigte, von denen etwas fehlt',
  'representatives-reopened': 'Vertretung eines wieder geöffneten Antrags',
  'representatives-crowded': 'Dreißig Vertretungsberechtigte',
  signing: 'Zwei Geschäftsführer müssen unterschreiben',
  'signing-next': 'Gleich unterschreiben zwei',
  'signing-invitations': 'Einladungen, die warten und abgelaufen sind',
  'signing-second-missing': 'Einer von zweien hat unterschrieben',
  'signing-terms': 'Nur die Bedingungen sind noch offen',
  'signing-terms-hidden': 'Unterschrift ohne SEPA-Mandat',
  'signing-documents': 'Weitere Dokumente zum Unterschreiben',
  'signing-online': 'Ein Dokument wird online unterschrieben',
  'signing-text': 'Ein Dokument zum Unterschreiben, das kein PDF ist',
  'signing-done': 'Alle haben unterschrieben',
  'identification-fraud': 'Identifizierung: Betrugsverdacht bestätigt',
  'identification-fraud-review': 'Identifizierung: Betrugsverdacht wird geprüft',
  'identification-data-changed': 'Identifizierung: abgeschlossen mit berichtigten Daten',
  'identification-unknown-provider': 'Identifizierung bei einem unbekannten Anbieter',
  crowded: 'Zweihundert Anträge',
  'long-values': 'Die längsten Namen und die höchsten Beträge',
  'failure-list': 'Die Liste scheitert',
  'failure-unreachable': 'Das Kreditsystem ist nicht erreichbar',
  'failure-unreadable': 'Die Seite eines Proxys statt der Liste',
  'failure-application': 'Ein Antrag scheitert',
  'failure-objects': 'Die Objekte lassen sich nicht laden',
  'failure-timeout': 'Die Dokumente kommen nie an',
  'failure-upload': 'Keine Datei kommt an',
  'failure-changes': 'Nichts lässt sich ändern',
  'failure-session': 'Die Sitzung endet',
  'failure-partner': 'Der Partner lässt sich nicht laden',
  'failure-form': 'Ein Formular ohne seine Schritte',
};
