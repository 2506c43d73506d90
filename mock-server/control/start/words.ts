import type { Language } from 'contracts/api/enumerations';
import type { Forms } from '../page/forms';

export interface StartWords {
  title: string;
  lead: string;
  leadShared: string;
  /** `{{time}}` is `HH:MM`, UTC. */
  ends: string;
  toOwn: string;
  reset: string;
  demo: string;
  minutes: Forms;
  demoLead: string;
  startDemo: string;
  presenter: string;
  offer: string;
  situations: string;
  situationsLead: Forms;
  allSituations: Forms;
  bank: string;
  bankLead: string;
  newBank: string;
  readFile: string;
  fetchBank: string;
  recent: string;
  savedStates: string;
  nothingRecent: string;
  began: string;
  ownBank: string;
  here: string;
  open: string;
  goOn: string;
  stopOf: string;
}

export const START_WORDS: Readonly<Record<Language, StartWords>> = {
  de: {
    title: 'Eine ganze Bank zum Vorführen und Ausprobieren',
    lead: 'Das ist Ihre eigene Welt: Was Sie hier tun, sieht niemand sonst, nichts davon ist echt, und ein Klick stellt den Anfang wieder her.',
    ends: 'Sie endet nach einer Stunde, in der sie niemand nutzt, und jede Nacht um {{time}} Uhr (UTC).',
    leadShared:
      'Das ist die gemeinsame Welt: Sie gilt für alle Aufrufe, die keine andere nennen, und jeder sieht, was Sie hier tun.',
    toOwn: 'Zu meiner eigenen Welt',
    reset: 'Anfang wiederherstellen',
    demo: 'Geführte Vorführung',
    minutes: { one: 'etwa {{n}} Minute', other: 'etwa {{n}} Minuten' },
    demoLead:
      'Vom Antrag bis zur Auszahlung, Station für Station. Neben dem Portal steht, was Sie sagen, wohin alle schauen und was die Bank inzwischen tut.',
    startDemo: 'Vorführung starten',
    presenter: 'Mit Sprechertext',
    offer: 'Ihr unverbindliches Angebot',
    situations: 'Situationen',
    situationsLead: {
      one: '{{n}} fertiger Fall: laden, und das Portal steht genau dort.',
      other: '{{n}} fertige Fälle: laden, und das Portal steht genau dort.',
    },
    allSituations: { one: '{{n}} ansehen', other: 'Alle {{n}} ansehen' },
    bank: 'Eigene Bank und Formulare',
    bankLead:
      'Name, Logo, eine Farbe: In 30 Sekunden trägt das Portal Ihre Marke. Eigene Formulare und Grenzen kommen als Datei dazu.',
    newBank: 'Bank anlegen',
    readFile: 'Datei einlesen',
    fetchBank: 'Von einer echten API holen',
    recent: 'Zuletzt verwendet',
    savedStates: 'Gespeicherte Stände',
    nothingRecent: 'Noch nichts. Hier steht, was Sie in diesem Browser geöffnet haben.',
    began: 'begonnen {{when}}',
    ownBank: 'eigene Bank',
    here: 'gerade offen',
    open: 'Öffnen',
    goOn: 'Fortsetzen',
    stopOf: 'Station {{n}} von {{all}}',
  },
  en: {
    title: 'A whole bank to show and to try out',
    lead: 'This is your own world: nobody else sees what you do here, none of it is real, and one click brings the beginning back.',
    ends: 'It ends after an hour in which nobody uses it, and every night at {{time}} (UTC).',
    leadShared:
      'This is the shared world. Every call that names no other world uses it, and everybody sees what you do here.',
    toOwn: 'To my own world',
    reset: 'Bring the beginning back',
    demo: 'Guided demo',
    minutes: { one: 'about {{n}} minute', other: 'about {{n}} minutes' },
    demoLead:
      'From application to payout, stop by stop. Beside the portal stands what you say, where everybody looks and what the bank does meanwhile.',
    startDemo: 'Start the demo',
    presenter: 'With what to say',
    offer: 'Your indicative offer',
    situations: 'Situations',
    situationsLead: {
      one: '{{n}} prepared case: load it, and the portal stands exactly there.',
      other: '{{n}} prepared cases: load one, and the portal stands exactly there.',
    },
    allSituations: { one: 'See {{n}}', other: 'See all {{n}}' },
    bank: 'Your own bank and forms',
    bankLead:
      'Name, logo, one colour: the portal carries your brand within 30 seconds. Forms and limits of your own come as a file.',
    newBank: 'Set up a bank',
    readFile: 'Read a file',
    fetchBank: 'Fetch from a real API',
    recent: 'Recently used',
    savedStates: 'Saved states',
    nothingRecent: 'Nothing yet. What you open in this browser is listed here.',
    began: 'began {{when}}',
    ownBank: 'your own bank',
    here: 'open now',
    open: 'Open',
    goOn: 'Continue',
    stopOf: 'stop {{n}} of {{all}}',
  },
  fr: {
    title: 'Une banque entière à montrer et à essayer',
    lead: 'Ce monde est à vous\u00a0: personne d’autre ne voit ce que vous y faites, rien n’est réel, et un clic suffit pour tout remettre à zéro.',
    ends: 'Il prend fin après une heure sans utilisation, et chaque nuit à {{time}} (UTC).',
    leadShared:
      'Ce monde est partagé\u00a0: il vaut pour tout appel qui n’en nomme pas d’autre, et chacun voit ce que vous y faites.',
    toOwn: 'Vers mon propre monde',
    reset: 'Revenir au début',
    demo: 'Démonstration guidée',
    minutes: { one: 'environ {{n}} minute', other: 'environ {{n}} minutes' },
    demoLead:
      'De la demande au versement, étape par étape. À côté du portail figurent ce que vous dites, où regarder et ce que la banque fait pendant ce temps.',
    startDemo: 'Lancer la démonstration',
    presenter: 'Avec prompteur',
    offer: 'Votre offre sans engagement',
    situations: 'Situations',
    situationsLead: {
      one: '{{n}} cas préparé\u00a0: chargez-le, et le portail en est exactement là.',
      other: '{{n}} cas préparés\u00a0: chargez-en un, et le portail en est exactement là.',
    },
    allSituations: { one: 'Voir {{n}}', other: 'Voir les {{n}}' },
    bank: 'Votre banque et vos formulaires',
    bankLead:
      'Nom, logo, une couleur\u00a0: en 30 secondes, le portail porte votre marque. Vos formulaires et vos limites s’ajoutent par fichier.',
    newBank: 'Créer une banque',
    readFile: 'Lire un fichier',
    fetchBank: 'Chercher dans une API réelle',
    recent: 'Utilisés récemment',
    savedStates: 'États enregistrés',
    nothingRecent: 'Rien encore. Ce que vous ouvrez dans ce navigateur s’affiche ici.',
    began: 'commencé {{when}}',
    ownBank: 'votre banque',
    here: 'ouvert en ce moment',
    open: 'Ouvrir',
    goOn: 'Continuer',
    stopOf: 'étape {{n}} sur {{all}}',
  },
  pl: {
    title: 'Cały bank do pokazania i\u00a0wypróbowania',
    lead: 'To jest Twój własny świat: nikt inny nie widzi, co tu robisz, nic nie jest prawdziwe, a\u00a0jedno kliknięcie przywraca początek.',
    ends: 'Znika po godzinie bez użycia i\u00a0co noc o\u00a0{{time}} (UTC).',
    leadShared:
      'To jest wspólny świat: obowiązuje dla każdego wywołania, które nie podaje innego, i\u00a0każdy widzi, co tu robisz.',
    toOwn: 'Do mojego własnego świata',
    reset: 'Przywróć początek',
    demo: 'Pokaz z\u00a0przewodnikiem',
    minutes: { one: 'około {{n}} minuty', other: 'około {{n}} minut' },
    demoLead:
      'Od wniosku do wypłaty, etap po etapie. Obok portalu widać, co mówić, gdzie patrzeć i\u00a0co w\u00a0tym czasie robi bank.',
    startDemo: 'Rozpocznij pokaz',
    presenter: 'Z\u00a0tekstem prowadzącego',
    offer: 'Twoja niezobowiązująca oferta',
    situations: 'Sytuacje',
    situationsLead: {
      one: '{{n}} gotowy przypadek: wczytaj, a\u00a0portal będzie dokładnie tam.',
      few: '{{n}} gotowe przypadki: wczytaj jeden, a\u00a0portal będzie dokładnie tam.',
      many: '{{n}} gotowych przypadków: wczytaj jeden, a\u00a0portal będzie dokładnie tam.',
      other: '{{n}} gotowego przypadku: wczytaj, a\u00a0portal będzie dokładnie tam.',
    },
    allSituations: { one: 'Zobacz {{n}}', other: 'Zobacz wszystkie ({{n}})' },
    bank: 'Własny bank i\u00a0formularze',
    bankLead:
      'Nazwa, logo, jeden kolor: w\u00a030 sekund portal ma Twoją markę. Własne formularze i\u00a0limity dołączysz w\u00a0pliku.',
    newBank: 'Utwórz bank',
    readFile: 'Wczytaj plik',
    fetchBank: 'Pobierz z\u00a0prawdziwego API',
    recent: 'Ostatnio używane',
    savedStates: 'Zapisane stany',
    nothingRecent: 'Jeszcze nic. Tu pojawi się to, co otworzysz w\u00a0tej przeglądarce.',
    began: 'początek: {{when}}',
    ownBank: 'własny bank',
    here: 'teraz otwarte',
    open: 'Otwórz',
    goOn: 'Kontynuuj',
    stopOf: 'etap {{n}} z\u00a0{{all}}',
  },
};
