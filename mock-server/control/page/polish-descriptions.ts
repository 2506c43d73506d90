export const POLISH_DESCRIPTIONS: Readonly<Record<string, string>> = {
  demo: 'Na Katrin Brandt z\u00a0Metallbau Brandt GmbH czekają dwa wnioski, pięć jest w\u00a0toku lub zakończonych.',
  empty: 'Katrin Brandt ma konto z\u00a0potwierdzonym adresem i\u00a0o\u00a0nic jeszcze nie wnioskowała.',
  'first-application': 'Jeden otwarty wniosek sprzed godziny czeka na uzupełnienie.',
  'action-required': 'Dwa otwarte wnioski i\u00a0jeden do podpisania; w\u00a0banku nic nie leży.',
  'nothing-to-do':
    'Wnioski w\u00a0weryfikacji, wypłacone i\u00a0zamknięte; żaden nie jest otwarty ani do podpisania.',
  rejected: 'Jedyny wniosek odrzucono: nie ma warunków, ale jest z\u00a0kim porozmawiać.',
  'every-status':
    'Każdy status ze specyfikacji na wniosku, który może go mieć, i\u00a0jeszcze jeden, którego nikt nie zna.',
  'odd-status-spelling':
    'Małe i\u00a0wielkie litery, spacje i\u00a0łączniki zamiast podkreśleń; jeden status jest nieznany.',
  'ready-to-submit': 'Otwarte finansowanie maszyny ze wszystkim, co potrzebne; można je złożyć.',
  'ready-factoring':
    'Otwarty wniosek o\u00a0faktoring ze wszystkimi danymi, dłużnikiem i\u00a0jego dokumentami; można go złożyć.',
  'pending-email': 'Wszystko inne jest; e-mail z\u00a0potwierdzeniem można wysłać ponownie.',
  'pending-bank': 'Nie są znane ani bank, ani IBAN.',
  'pending-tax-number': 'Wszystko inne jest.',
  'pending-representatives': 'Nikogo jeszcze nie wskazano do reprezentowania firmy.',
  'pending-second-signatory': 'Katrin Brandt nie może podpisać sama, a\u00a0jej brat nie chce podpisać.',
  'pending-guarantors':
    'Do Katrin Brandt należy 60 procent, a\u00a0nie chce podpisać; dwie inne osoby podpisują bez większości.',
  'pending-representatives-data': 'Ulica i\u00a0telefon Katrin Brandt nie są znane.',
  'pending-documents': 'Sprawozdanie finansowe 2023 nie zostało jeszcze przesłane.',
  'pending-debt-register': 'Wszystkie inne dokumenty są.',
  'pending-objects': 'Maszyna, o\u00a0którą chodzi, nie jest jeszcze wpisana.',
  'pending-factoring': 'Nie wpisano ani liczb, ani dłużników.',
  'pending-everything':
    'Dopiero złożony, przez osobę z\u00a0niepotwierdzonym adresem: każdy punkt jest otwarty.',
  'pending-wrong-data':
    'Wniosek o\u00a0faktoring z\u00a0błędnym IBAN-em, udziałami większymi niż całość i\u00a0dokumentami bez daty lub nieaktualnymi.',
  'open-again':
    'Wniosek, który wrócił do klientki: jej brat, już gotowy do podpisania, może go oglądać i\u00a0nic nie zmieni.',
  'unconfirmed-email':
    'Katrin Brandt złożyła wniosek, ale nie otworzyła linku z\u00a0e-maila z\u00a0potwierdzeniem; jej panel mimo to jest otwarty.',
  'confirmation-demanded': 'Ten partner otwiera panel dopiero po potwierdzeniu adresu.',
  'partner-terms':
    'Konto wymaga drugiego zaznaczenia; partner nie podaje danych firmy ani telefonu i\u00a0tylko jeden cel.',
  'swiss-francs':
    'Luc Favre z\u00a0Morges ma wnioski we frankach, jeden z\u00a0nich poza zakresem suwaka, i\u00a0czyta po francusku.',
  'polish-zloty': 'Agnieszka Nowak z\u00a0Krakowa ma wnioski w\u00a0złotych i\u00a0czyta po polsku.',
  'factoring-limits':
    'Henrik Lorenz sprzedaje faktury hurtowni tekstyliów: jeden limit do uzupełnienia, jeden w\u00a0weryfikacji, jeden aktywny.',
  'no-new-applications':
    'Wnioski składają doradcy; Sabine Koch śledzi swój i\u00a0nic nie zachęca jej do kolejnego.',
  'no-new-applications-empty': 'Pusta lista u\u00a0partnera, którego klienci sami nie składają wniosków.',
  'medical-practice':
    'Formularz z\u00a0serwera zastępuje ścieżkę wniosku; Maren Vogt o\u00a0nic jeszcze nie wnioskowała.',
  'medical-application':
    'Maren Vogt przejmuje gabinet w\u00a0Monachium; jej wniosek jest otwarty, ze wszystkim, o\u00a0co pytał formularz.',
  'object-financing':
    'Otwarte finansowanie przedmiotów Katrin Brandt: prasa krawędziowa, dwa wózki widłowe i\u00a0furgon.',
  'objects-full':
    'Otwarte finansowanie sześciu przedmiotów: kolejny zostanie przyjęty dopiero po usunięciu jednego z\u00a0nich.',
  'objects-closed':
    'Finansowanie przedmiotów w\u00a0weryfikacji: przedmiot widać i\u00a0niczego nie można zmienić.',
  'factoring-complete':
    'Katrin Brandt wpisała wszystkie dane do faktoringu i\u00a0trzech dłużników, z\u00a0których jeden jest ubezpieczony.',
  'factoring-cover':
    'Dłużnicy Henrika Lorenza z\u00a0każdym z\u00a0dziewięciu stanów ubezpieczenia i\u00a0jeden, którego nikt nie ubezpiecza.',
  'appointment-booked':
    'Katrin Brandt rozmawia z\u00a0doradcą w\u00a0najbliższy poniedziałek o\u00a0dziesiątej; nic nie zachęca do kolejnej rozmowy.',
  'factoring-closed':
    'Wniosek o\u00a0faktoring w\u00a0weryfikacji: dane i\u00a0jednego dłużnika widać i\u00a0niczego nie można zmienić.',
  'factoring-insurable':
    'Otwarty wniosek o\u00a0faktoring z\u00a0dłużnikiem, którego ubezpieczyciel zna, a\u00a0nikt jeszcze nie ubezpieczył.',
  'factoring-without-sales':
    'Otwarty wniosek o\u00a0faktoring bez obrotu za zeszły rok: brakuje sumy, więc dane finansowe są odrzucane.',
  documents:
    'Otwarty wniosek z\u00a0dokumentami sprawdzonymi, sprawdzanymi, zainfekowanymi, nie do sprawdzenia, w\u00a0drodze i\u00a0nieudanymi; niektóre od kredytodawcy, jeden z\u00a0nich ukryty.',
  'documents-own':
    'Otwarty wniosek z\u00a0połową tego, czego wymaga; jeszcze jeden plik jest w\u00a0drodze, inny nie dotarł. Nic nie jest od kredytodawcy.',
  'documents-advised':
    'Merle Jansen od kredytodawcy wprowadziła wniosek dla firmy: inaczej niż klienci może ukrywać dokumenty przed klientami.',
  'documents-complete': 'Otwarty wniosek, do którego przesłano każdy wymagany dokument z\u00a0właściwą datą.',
  'documents-outdated':
    'Lista dłużników ma miesiąc, zestawienie księgowe pół roku; oba były kiedyś w\u00a0porządku.',
  'documents-halfway':
    'Finansowanie maszyny: brakuje jednego roku, BWA z\u00a0SuSa są za stare, jeden plik jest skanowany, a\u00a0inny zainfekowany.',
  'documents-crowded': 'Długa lista dokumentów każdego rodzaju, niektóre z\u00a0bardzo długimi nazwami.',
  representatives:
    'Otwarty wniosek z\u00a0dwojgiem członków zarządu, którzy podpisują razem, i\u00a0właścicielką, która nie podpisuje.',
  'representatives-incomplete':
    'Otwarty wniosek z\u00a0członkinią zarządu, która nie może podpisać sama, i\u00a0właścicielką bez adresu.',
  'representatives-reopened':
    'Otwarty wniosek, który był już do podpisania: Jonas Brandt przyjął zaproszenie i\u00a0nie widzi nikogo innego.',
  'representatives-crowded':
    'Otwarty wniosek z\u00a0tyloma reprezentantami, ilu członków ma duża rodzina, niektórzy z\u00a0bardzo długimi nazwiskami.',
  signing:
    'Katrin i\u00a0Jonas Brandt przyjęli zaproszenia i\u00a0nic jeszcze nie zrobili; Ada Brandt ma udział i\u00a0nie podpisuje.',
  'signing-next':
    'Oferta jest przyjęta; gdy tylko umowa będzie gotowa, o\u00a0podpis zostaną poproszone Katrin Brandt i\u00a0Selin Aydın, która nie ma jeszcze konta.',
  'signing-invitations':
    'Katrin Brandt przyjęła zaproszenie, Selin Aydın jeszcze nie, a\u00a0zaproszenie Jonasa Brandta wygasło.',
  'signing-second-missing': 'Katrin Brandt podpisała, Jonas Brandt jeszcze nie zaczął.',
  'signing-terms': 'Katrin Brandt wykonała każdy krok przed warunkami.',
  'signing-terms-hidden':
    'Wymagana jest tylko jedna z\u00a0dwóch zgód, dlatego krok z\u00a0warunkami się nie pokazuje.',
  'signing-documents':
    'Z\u00a0trzech dokumentów jeden jest podpisany, jeden do podpisania na papierze i\u00a0jeden online; brakuje poręczenia.',
  'signing-online':
    'Z\u00a0tego, co Katrin Brandt robi przed warunkami, zostaje tylko dokument do podpisania online.',
  'signing-text':
    'Serwer wymaga podpisu online pod tekstem, którego online podpisać się nie da: zamiast tego przesyła się podpisaną kopię.',
  'signing-done': 'Wniosek jest w\u00a0weryfikacji końcowej; wszystko jest podpisane.',
  'identification-fraud': 'Identyfikacja Katrin Brandt nie powiodła się ostatecznie: nie może zacząć nowej.',
  'identification-fraud-review': 'W\u00a0identyfikacji Katrin Brandt coś jest jeszcze sprawdzane.',
  'identification-data-changed': 'Dokument tożsamości Katrin Brandt podawał coś innego niż wniosek.',
  'identification-unknown-provider': 'Serwer podaje dostawcę, o\u00a0którym portal nigdy nie słyszał.',
  crowded: 'Długa lista z\u00a0każdym statusem, z\u00a0dwóch lat.',
  'long-values':
    'Nazwa firmy o\u00a0255 znakach, sto milionów i\u00a0adres e-mail, który ledwo mieści się w\u00a0menu.',
  'failure-list': 'System kredytowy odpowiada 500, gdy wyświetlane są wnioski.',
  'failure-unreachable':
    'Połączenie zrywa się, gdy wyświetlane są wnioski: strona błędu bez własnego statusu.',
  'failure-unreadable': 'Zamiast wniosków przychodzi HTML ze statusem 200, którego żaden portal nie odczyta.',
  'failure-application': 'Lista jest; każdy wniosek na niej odpowiada 503.',
  'failure-objects': 'Finansowanie przedmiotów, którego przedmioty odpowiadają 500, i\u00a0nic poza tym.',
  'failure-timeout': 'Lista dokumentów trwa 35 sekund, dłużej niż czeka portal.',
  'failure-upload': 'Magazyn, do którego trafiają pliki, odpowiada 503; wszystko inne działa.',
  'failure-changes': 'Wszystko można odczytać; każda zmiana danych wniosku jest odrzucana.',
  'failure-session':
    'Przy pierwszym otwarciu wniosku sesja wygasła; po następnym zalogowaniu wszystko jest dobrze.',
  'failure-partner':
    'Konfiguracja partnera odpowiada 500: strona, której nie znaleziono, bez żadnego śladu partnera.',
  'failure-form': 'Konfiguracja formularza gabinetów podaje cele, ale nie ich kroki (DYN-11).',
};
