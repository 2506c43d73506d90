import type { DemoScript } from './script';

export const GUIDED_DEMO: DemoScript = {
  title: {
    de: 'Brandt kauft eine Laserschneidanlage',
    en: 'Brandt buys a laser cutter',
    fr: 'Brandt achète une découpeuse laser',
    pl: 'Firma Brandt kupuje wycinarkę laserową',
  },
  minutes: 6,
  stops: [
    {
      title: { de: 'Antrag stellen', en: 'Apply', fr: 'Faire la demande', pl: 'Złożenie wniosku' },
      short: { de: 'Antrag', en: 'Apply', fr: 'Demande', pl: 'Wniosek' },
      say: {
        de: 'Katrin Brandt braucht Geld für eine Laserschneidanlage. Sie fragt am Abend an, vom Büro aus: ein paar Angaben, und das Portal findet ihr Unternehmen selbst im Register.',
        en: 'Katrin Brandt needs money for a laser cutter. She applies in the evening, from her office: a few details, and the portal finds her company in the register by itself.',
        fr: 'Katrin Brandt a besoin d’argent pour une découpeuse laser. Elle fait sa demande un soir, depuis son bureau\u00a0: quelques renseignements, et le portail retrouve tout seul son entreprise au registre.',
        pl: 'Katrin Brandt potrzebuje pieniędzy na wycinarkę laserową. Składa wniosek wieczorem, z\u00a0biura: kilka danych, a\u00a0firmę portal sam odnajduje w\u00a0rejestrze.',
      },
      hint: {
        de: 'Betrag und Zweck wählen, dann nach „Metallbau“ suchen. Wer nicht klicken will, geht einfach weiter.',
        en: 'Choose an amount and a purpose, then search for “Metallbau”. If you would rather not click, just go on.',
        fr: 'Choisissez un montant et un objet, puis cherchez «\u00a0Metallbau\u00a0». Sinon, passez simplement à la suite.',
        pl: 'Wybierz kwotę i\u00a0cel, potem wyszukaj „Metallbau”. Kto nie chce klikać, po prostu idzie dalej.',
      },
      look: [
        {
          de: 'Betrag und Laufzeit lassen sich schieben oder eintippen.',
          en: 'Amount and term can be dragged or typed.',
          fr: 'Le montant et la durée se règlent au curseur ou au clavier.',
          pl: 'Kwotę i\u00a0okres można przesunąć suwakiem albo wpisać.',
        },
        {
          de: 'Nichts geht verloren: Wer unterbricht, macht später an derselben Stelle weiter.',
          en: 'Nothing is lost: whoever stops goes on at the same place later.',
          fr: 'Rien ne se perd\u00a0: on peut s’arrêter et reprendre plus tard au même endroit.',
          pl: 'Nic nie ginie: kto przerwie, wróci później w\u00a0to samo miejsce.',
        },
      ],
      meanwhile: [
        {
          de: 'Die Bank weiß noch von nichts: Bis zum Absenden bleibt alles im Portal.',
          en: 'The bank knows nothing yet: until it is sent, everything stays in the portal.',
          fr: 'La banque ne sait encore rien\u00a0: jusqu’à l’envoi, tout reste dans le portail.',
          pl: 'Bank jeszcze o\u00a0niczym nie wie: do wysłania wszystko zostaje w\u00a0portalu.',
        },
      ],
      where: { path: '/application/loan-info', persona: 'katrin' },
      world: { scenario: 'empty', moves: [] },
      instead: [],
    },
    {
      title: {
        de: 'Sofort ein Angebot',
        en: 'An offer at once',
        fr: 'Une offre immédiate',
        pl: 'Oferta od ręki',
      },
      short: { de: 'Angebot', en: 'Offer', fr: 'Offre', pl: 'Oferta' },
      say: {
        de: 'Auf den Antrag gibt es sofort Zahlen: Zinssatz, Monatsrate, Gebühr. Unverbindlich, aber genug, um zu entscheiden, ob sich das Weitermachen lohnt.',
        en: 'An application is answered with figures at once: interest, monthly instalment, fee. Not binding, but enough to decide whether it is worth going on.',
        fr: 'À toute demande, le portail répond aussitôt par des chiffres\u00a0: taux, mensualité, frais. Sans engagement, mais assez pour savoir si cela vaut la peine de continuer.',
        pl: 'Na wniosek portal od razu odpowiada liczbami: oprocentowanie, rata i\u00a0opłata. Niezobowiązująco, ale wystarczy, by zdecydować, czy warto iść dalej.',
      },
      look: [
        {
          de: 'Das unverbindliche Angebot mit Zinssatz und Rate.',
          en: 'The indicative offer with interest and instalment.',
          fr: 'L’offre sans engagement avec le taux et la mensualité.',
          pl: 'Wstępna oferta z\u00a0oprocentowaniem i\u00a0ratą.',
        },
        {
          de: 'Die Liste sagt, was bis zur Einreichung noch fehlt, und führt dorthin.',
          en: 'The list says what is still missing before she can submit, and leads there.',
          fr: 'La liste dit ce qui manque encore avant le dépôt, et y mène.',
          pl: 'Lista mówi, czego jeszcze brakuje do złożenia, i\u00a0tam prowadzi.',
        },
      ],
      meanwhile: [],
      where: { path: '/dashboard/applications/{application}#offer', persona: 'katrin' },
      world: { scenario: 'representatives', goes_on_from: 'pre_check', moves: [] },
      instead: [
        {
          title: {
            de: 'Die Bank lehnt ab',
            en: 'The bank declines',
            fr: 'La banque refuse',
            pl: 'Bank odmawia',
          },
          moves: [{ do: 'status', to: 'Rejected' }],
        },
      ],
    },
    {
      title: {
        de: 'Unterlagen hochladen',
        en: 'Upload documents',
        fr: 'Déposer les documents',
        pl: 'Przesłanie dokumentów',
      },
      short: { de: 'Unterlagen', en: 'Documents', fr: 'Documents', pl: 'Dokumenty' },
      say: {
        de: 'Statt Papier in einem Umschlag: Sie zieht die Dateien herein. Das Portal sagt, welches Jahr fehlt und ob ein Stichtag zu alt ist, bevor die Bank es merkt.',
        en: 'Instead of paper in an envelope, she drags the files in. The portal says which year is missing, and whether a date is too old, before the bank notices.',
        fr: 'Plus d’enveloppe\u00a0: elle glisse ses fichiers dans le portail, qui signale l’exercice manquant ou une date trop ancienne avant même que la banque ne s’en aperçoive.',
        pl: 'Zamiast papierów w\u00a0kopercie: przeciąga pliki do portalu. Portal mówi, którego roku brakuje i\u00a0czy data nie jest za stara, zanim zauważy to bank.',
      },
      look: [
        {
          de: 'Jede Unterlage hat ihren Platz und ihren Stand.',
          en: 'Every document has its place and its state.',
          fr: 'Chaque document a sa place et son état.',
          pl: 'Każdy dokument ma swoje miejsce i\u00a0swój stan.',
        },
        {
          de: 'Auch Dateien werden geprüft: auf Viren, und ob sie sich öffnen lassen.',
          en: 'Files are checked too: for viruses, and whether they can be opened.',
          fr: 'Les fichiers sont contrôlés\u00a0: absence de virus, et lisibilité.',
          pl: 'Pliki też są sprawdzane: czy nie mają wirusów i\u00a0czy dają się otworzyć.',
        },
      ],
      meanwhile: [],
      where: { path: '/dashboard/applications/{application}/documents', persona: 'katrin' },
      world: { scenario: 'documents-halfway', moves: [] },
      instead: [
        {
          title: {
            de: 'Die Bank lehnt ab',
            en: 'The bank declines',
            fr: 'La banque refuse',
            pl: 'Bank odmawia',
          },
          moves: [{ do: 'status', to: 'Rejected' }],
        },
      ],
    },
    {
      title: {
        de: 'Die zweite Person unterschreibt',
        en: 'The second person signs',
        fr: 'La deuxième personne signe',
        pl: 'Podpisuje druga osoba',
      },
      short: { de: 'Unterschrift', en: 'Signatures', fr: 'Signatures', pl: 'Podpisy' },
      say: {
        de: 'Frau Brandt ist fertig. Ihr Bruder sitzt im Zug. Er weist sich auf dem Telefon aus und unterschreibt dort, ohne App und ohne einen Termin.',
        en: 'Ms Brandt is done. Her brother is on a train. He proves who he is on his phone and signs there, without an app and without an appointment.',
        fr: 'Madame Brandt a terminé. Son frère est dans le train. Il prouve son identité sur son téléphone et signe là, sans application et sans rendez-vous.',
        pl: 'Pani Brandt już skończyła. Jej brat jedzie pociągiem. Potwierdza tożsamość na telefonie i\u00a0tam podpisuje, bez aplikacji i\u00a0bez umawiania się.',
      },
      hint: {
        de: 'Als Jonas ansehen (P) oder mit einem echten Telefon (Q). Danach warten: Seine Zeile ändert sich von selbst.',
        en: 'See it as Jonas (P), or with a real phone (Q). Then wait: his row changes by itself.',
        fr: 'Regardez comme Jonas (P) ou avec un vrai téléphone (Q). Puis attendez\u00a0: sa ligne change toute seule.',
        pl: 'Pokaż jako Jonas (P) albo na prawdziwym telefonie (Q). Potem poczekaj: jego wiersz zmieni się sam.',
      },
      look: [
        {
          de: 'Wer unterschrieben hat und auf wen noch gewartet wird.',
          en: 'Who has signed, and who is still awaited.',
          fr: 'Qui a signé, et qui est encore attendu.',
          pl: 'Kto już podpisał, a\u00a0na kogo się czeka.',
        },
        {
          de: 'Die Zeile von Jonas Brandt wechselt von selbst. Niemand lädt neu, niemand ruft an.',
          en: 'Jonas Brandt’s row changes by itself. Nobody reloads, nobody calls.',
          fr: 'La ligne de Jonas Brandt change toute seule. Personne ne recharge, personne n’appelle.',
          pl: 'Wiersz Jonasa Brandta zmienia się sam. Nikt nie odświeża, nikt nie dzwoni.',
        },
      ],
      meanwhile: [
        {
          de: 'Sobald der Letzte unterschrieben hat, geht der Antrag von selbst in die letzte Prüfung.',
          en: 'As soon as the last one has signed, the application goes to its final review by itself.',
          fr: 'Dès que le dernier a signé, le dossier passe de lui-même en dernière vérification.',
          pl: 'Gdy podpisze ostatnia osoba, wniosek sam przechodzi do końcowej weryfikacji.',
        },
      ],
      where: { path: '/dashboard/applications/{application}#signatures', persona: 'katrin' },
      second: { persona: 'jonas', path: '/dashboard/applications/{application}/signatures' },
      world: { scenario: 'signing-second-missing', moves: [] },
      instead: [
        {
          title: {
            de: 'Jonas besteht die Prüfung seiner Identität nicht',
            en: 'Jonas does not pass the identity check',
            fr: 'L’identité de Jonas n’est pas confirmée',
            pl: 'Jonas nie przechodzi potwierdzenia tożsamości',
          },
          moves: [{ do: 'identification', who: 'jonas', outcome: 'FAILED' }],
        },
        {
          title: {
            de: 'Die Bank öffnet den Antrag noch einmal',
            en: 'The bank reopens the application',
            fr: 'La banque rouvre le dossier',
            pl: 'Bank ponownie otwiera wniosek',
          },
          moves: [{ do: 'status', to: 'Reopened' }],
        },
      ],
    },
    {
      title: {
        de: 'Das Geld ist da',
        en: 'The money arrives',
        fr: 'L’argent est versé',
        pl: 'Pieniądze na koncie',
      },
      short: { de: 'Auszahlung', en: 'Payout', fr: 'Versement', pl: 'Wypłata' },
      say: {
        de: 'Zwei Tage später ist ausgezahlt. Was dazwischen bei der Bank geschah, konnte sie jederzeit nachlesen, und bei jedem wichtigen Schritt kam eine E-Mail.',
        en: 'Two days later it is paid out. Whatever the bank did in between, she could look it up at any time, and each important step came with an email.',
        fr: 'Deux jours plus tard, l’argent est versé. Elle a pu suivre à tout moment ce que faisait la banque, et chaque étape importante lui a valu un e-mail.',
        pl: 'Dwa dni później pieniądze są wypłacone. W\u00a0każdej chwili mogła sprawdzić, co dzieje się w\u00a0banku, a\u00a0o\u00a0każdym ważnym kroku przyszła wiadomość.',
      },
      look: [
        {
          de: 'Der ganze Weg, mit dem Ziel erreicht.',
          en: 'The whole way, with its end reached.',
          fr: 'Tout le parcours, arrivé à son terme.',
          pl: 'Cała droga, doprowadzona do celu.',
        },
      ],
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
      title: {
        de: 'Dasselbe unter anderer Marke',
        en: 'The same under another brand',
        fr: 'La même chose sous une autre marque',
        pl: 'To samo pod inną marką',
      },
      short: { de: 'Andere Marke', en: 'Other brand', fr: 'Autre marque', pl: 'Inna marka' },
      say: {
        de: 'Und so sieht dasselbe Portal bei einer anderen Bank aus: anderer Name, andere Farbe, derselbe Antrag. Ein Name und eine Farbe genügen.',
        en: 'And this is the same portal at another bank: another name, another colour, the same application. A name and a colour are all it takes.',
        fr: 'Et voici le même portail dans une autre banque\u00a0: un autre nom, une autre couleur, le même dossier. Un nom et une couleur suffisent.',
        pl: 'A\u00a0tak wygląda ten sam portal w\u00a0innym banku: inna nazwa, inny kolor, ten sam wniosek. Wystarczą nazwa i\u00a0kolor.',
      },
      look: [
        {
          de: 'Name und Farbe sind neu, die Lesbarkeit bleibt: Kontraste korrigiert das Portal selbst.',
          en: 'Name and colour are new, and it stays readable: the portal corrects contrasts by itself.',
          fr: 'Le nom et la couleur changent, la lisibilité reste\u00a0: le portail corrige lui-même les contrastes.',
          pl: 'Nazwa i\u00a0kolor są nowe, czytelność zostaje: kontrasty portal poprawia sam.',
        },
      ],
      meanwhile: [
        {
          de: 'Die eigene Bank richten Sie unter „Eigene Bank“ in einer halben Minute ein.',
          en: 'Set up your own bank under “Your own bank” in half a minute.',
          fr: 'Créez la vôtre en une demi-minute sous «\u00a0Votre banque\u00a0».',
          pl: 'Własny bank przygotujesz w\u00a0pół minuty w\u00a0dziale „Własny bank”.',
        },
      ],
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
