export const GERMAN_DESCRIPTIONS: Readonly<Record<string, string>> = {
  demo: 'Bei Katrin Brandt von der Metallbau Brandt GmbH warten zwei Anträge auf sie, fünf laufen weiter oder sind beendet.',
  empty: 'Katrin Brandt hat ein Konto mit bestätigter Adresse und noch nichts beantragt.',
  'first-application': 'Ein offener Antrag, eine Stunde alt, will vervollständigt werden.',
  'action-required': 'Zwei offene Anträge und einer zum Unterschreiben; bei der Bank liegt nichts.',
  'nothing-to-do': 'Anträge in Prüfung, ausgezahlt und geschlossen; keiner ist offen oder zu unterschreiben.',
  rejected: 'Der einzige Antrag wurde abgelehnt: keine Konditionen, aber jemand, mit dem man sprechen kann.',
  'every-status':
    'Jeder Status der Spezifikation an einem Antrag, der ihn haben kann, und dazu einer, den niemand kennt.',
  'odd-status-spelling':
    'Klein und groß geschrieben, mit Leerzeichen und Bindestrichen statt Unterstrichen; einer ist unbekannt.',
  'ready-to-submit':
    'Eine offene Maschinenfinanzierung mit allem, was dazu gehört; sie lässt sich einreichen.',
  'ready-factoring':
    'Ein offener Factoring-Antrag mit allen Angaben, einem Debitor und seinen Dokumenten; er lässt sich einreichen.',
  'pending-email': 'Alles andere ist da; die Bestätigungs-E-Mail lässt sich erneut senden.',
  'pending-bank': 'Weder Bank noch IBAN sind bekannt.',
  'pending-tax-number': 'Alles andere ist da.',
  'pending-representatives': 'Noch ist niemand genannt, der die Firma vertritt.',
  'pending-second-signatory':
    'Katrin Brandt darf nicht allein unterschreiben, und ihr Bruder will nicht unterschreiben.',
  'pending-guarantors':
    'Katrin Brandt gehören 60 Prozent, und sie will nicht unterschreiben; zwei andere unterschreiben ohne Mehrheit.',
  'pending-representatives-data': 'Straße und Telefon von Katrin Brandt sind nicht bekannt.',
  'pending-documents': 'Der Jahresabschluss 2023 ist noch nicht hochgeladen.',
  'pending-debt-register': 'Jedes andere Dokument ist da.',
  'pending-objects': 'Die Maschine, um die es geht, ist noch nicht eingetragen.',
  'pending-factoring': 'Weder Zahlen noch Debitoren sind eingetragen.',
  'pending-everything': 'Gerade gestellt, von jemandem mit unbestätigter Adresse: Jeder Punkt ist offen.',
  'pending-wrong-data':
    'Ein Factoring-Antrag mit einer ungültigen IBAN, Anteilen von mehr als dem Ganzen und Dokumenten ohne Datum oder zu alten.',
  'open-again':
    'Ein Antrag, der an die Kundin zurückging: Ihr Bruder, der schon zum Unterschreiben bereit war, darf ihn ansehen und nichts ändern.',
  'unconfirmed-email':
    'Katrin Brandt hat beantragt, aber den Link der Bestätigungs-E-Mail nicht geöffnet; die Übersicht ist trotzdem offen.',
  'confirmation-demanded': 'Dieser Partner öffnet die Übersicht erst, wenn die Adresse bestätigt ist.',
  'partner-terms':
    'Für das Konto ist ein zweites Häkchen nötig; der Partner nennt weder Impressum noch Telefon und nur einen Zweck.',
  'swiss-francs':
    'Luc Favre aus Morges hat Anträge in Franken, einen davon jenseits des Reglers, und liest Französisch.',
  'polish-zloty': 'Agnieszka Nowak aus Krakau hat Anträge in Złoty und liest Polnisch.',
  'factoring-limits':
    'Henrik Lorenz verkauft die Rechnungen eines Textilgroßhandels: ein Limit ist zu vervollständigen, eines in Prüfung, eines aktiv.',
  'no-new-applications':
    'Berater stellen die Anträge; Sabine Koch verfolgt ihre, und nichts lädt sie zu einem weiteren ein.',
  'no-new-applications-empty': 'Die leere Liste bei einem Partner, dessen Kunden nicht selbst beantragen.',
  'medical-practice':
    'Das Formular des Servers steht an der Stelle des Antragswegs; Maren Vogt hat noch nichts beantragt.',
  'medical-application':
    'Maren Vogt übernimmt eine Praxis in München; ihr Antrag ist offen, mit allem, wonach ihr Formular gefragt hat.',
  'object-financing':
    'Eine offene Objektfinanzierung von Katrin Brandt mit einer Abkantpresse, zwei Staplern und einem Transporter.',
  'objects-full':
    'Eine offene Objektfinanzierung mit sechs Objekten: Ein weiteres wird erst angenommen, wenn eines entfernt ist.',
  'objects-closed':
    'Eine Objektfinanzierung in Prüfung: Ihr Objekt ist zu sehen, und nichts lässt sich ändern.',
  'factoring-complete':
    'Katrin Brandt hat alle Angaben zum Factoring und drei Debitoren eingetragen, einer davon ist versichert.',
  'factoring-cover':
    'Debitoren von Henrik Lorenz mit jedem der neun Stände der Versicherung, und einer, den kein Anbieter versichert.',
  'appointment-booked':
    'Katrin Brandt spricht nächsten Montag um zehn mit ihrem Berater; nichts lädt zu einem weiteren Gespräch ein.',
  'factoring-closed':
    'Ein Factoring-Antrag in Prüfung: Angaben und ein Debitor sind zu sehen, und nichts lässt sich ändern.',
  'factoring-insurable':
    'Ein offener Factoring-Antrag mit einem Debitor, den der Anbieter kennt und den noch niemand versichern ließ.',
  'factoring-without-sales':
    'Ein offener Factoring-Antrag ohne Umsatz des letzten Jahres: Den Finanzangaben fehlt die Summe, und sie werden abgelehnt.',
  documents:
    'Ein offener Antrag mit Dokumenten, die geprüft, in Prüfung, infiziert, nicht prüfbar, unterwegs und gescheitert sind; einige vom Kreditgeber, eines davon ausgeblendet.',
  'documents-own':
    'Ein offener Antrag mit der Hälfte dessen, was er verlangt; eine weitere Datei ist unterwegs, eine nicht angekommen. Nichts ist vom Kreditgeber.',
  'documents-advised':
    'Merle Jansen vom Kreditgeber hat einen Antrag für ein Unternehmen erfasst: Anders als Kunden darf sie Dokumente vor Kunden verbergen.',
  'documents-complete':
    'Ein offener Antrag, für den jedes verlangte Dokument mit passendem Datum hochgeladen ist.',
  'documents-outdated':
    'Die Debitorenliste ist einen Monat alt, BWA mit SuSa ein halbes Jahr; beide waren einmal in Ordnung.',
  'documents-halfway':
    'Die Finanzierung einer Maschine: Ein Jahr fehlt, BWA mit SuSa ist zu alt, eine Datei wird gerade geprüft, und eine ist infiziert.',
  'documents-crowded': 'Eine lange Liste von Dokumenten jeder Art, einige mit sehr langen Namen.',
  representatives:
    'Ein offener Antrag mit zwei Geschäftsführern, die gemeinsam unterschreiben, und einer Inhaberin, die es nicht tut.',
  'representatives-incomplete':
    'Ein offener Antrag mit einer Geschäftsführerin, die nicht allein unterschreiben darf, und einer Inhaberin ohne Anschrift.',
  'representatives-reopened':
    'Ein offener Antrag, der schon zur Unterschrift lag: Jonas Brandt hat seine Einladung angenommen und sieht niemand anderen.',
  'representatives-crowded':
    'Ein offener Antrag mit so vielen Vertretern, wie eine große Familie Köpfe hat, einige mit sehr langen Namen.',
  signing:
    'Katrin und Jonas Brandt haben ihre Einladungen angenommen und noch nichts getan; Ada Brandt hat einen Anteil und unterschreibt nicht.',
  'signing-next':
    'Das Angebot ist angenommen; sobald der Vertrag bereit ist, werden Katrin Brandt und Selin Aydın, die noch kein Konto hat, um ihre Unterschrift gebeten.',
  'signing-invitations':
    'Katrin Brandt hat ihre Einladung angenommen, Selin Aydın noch nicht, und die von Jonas Brandt ist abgelaufen.',
  'signing-second-missing': 'Katrin Brandt hat unterschrieben, Jonas Brandt hat noch nicht begonnen.',
  'signing-terms': 'Katrin Brandt hat jeden Schritt vor den Bedingungen getan.',
  'signing-terms-hidden':
    'Nur eine der beiden Zustimmungen wird verlangt, darum zeigt sich der Schritt mit den Bedingungen nicht.',
  'signing-documents':
    'Von drei Dokumenten ist eines unterschrieben, eines auf Papier und eines online zu unterschreiben; die Bürgschaft fehlt.',
  'signing-online':
    'Von dem, was Katrin Brandt vor den Bedingungen tut, bleibt nur ein Dokument, das sie online unterschreibt.',
  'signing-text':
    'Der Server verlangt die Online-Unterschrift unter einen Text, der sich online nicht unterschreiben lässt: Stattdessen wird eine unterschriebene Kopie hochgeladen.',
  'signing-done': 'Der Antrag ist in der Abschlussprüfung; alles ist unterschrieben.',
  'identification-fraud':
    'Die Identifizierung von Katrin Brandt ist endgültig gescheitert: Sie kann keine neue beginnen.',
  'identification-fraud-review': 'An der Identifizierung von Katrin Brandt wird etwas nachgeprüft.',
  'identification-data-changed': 'Der Ausweis von Katrin Brandt nannte etwas anderes als der Antrag.',
  'identification-unknown-provider': 'Der Server nennt einen Anbieter, von dem das Portal nie gehört hat.',
  crowded: 'Eine lange Liste mit jedem Status, über zwei Jahre.',
  'long-values':
    'Ein Firmenname mit 255 Zeichen, hundert Millionen und eine E-Mail-Adresse, die kaum in ein Menü passt.',
  'failure-list': 'Das Kreditsystem antwortet 500, wenn die Anträge aufgelistet werden.',
  'failure-unreachable':
    'Die Verbindung bricht ab, wenn die Anträge aufgelistet werden: eine Fehlerseite ohne eigenen Status.',
  'failure-unreadable': 'Statt der Anträge kommt HTML mit Status 200, das kein Portal lesen kann.',
  'failure-application': 'Die Liste ist da; jeder Antrag darin antwortet 503.',
  'failure-objects': 'Eine Objektfinanzierung, deren Objekte 500 antworten, und sonst nichts.',
  'failure-timeout': 'Die Liste der Dokumente braucht 35 Sekunden, länger als ein Portal wartet.',
  'failure-upload': 'Die Ablage, an die Dateien gehen, antwortet 503; alles andere läuft.',
  'failure-changes': 'Alles lässt sich lesen; jede Änderung an den Angaben eines Antrags wird abgelehnt.',
  'failure-session':
    'Beim ersten Öffnen eines Antrags ist die Sitzung abgelaufen; nach der nächsten Anmeldung ist alles gut.',
  'failure-partner':
    'Die Konfiguration des Partners antwortet 500: die Seite, die nicht gefunden wird, ohne etwas von einem Partner.',
  'failure-form': 'Die Konfiguration des Praxis-Formulars nennt Zwecke, aber keine Schritte dazu (DYN-11).',
};
