/** Polish descriptions of the fixtures' scenarios, by id; those of the identifications are made. */
export const POLISH_DESCRIPTIONS: Readonly<Record<string, string>> = {
  demo: 'Na Katrin Brandt z Metallbau Brandt GmbH czekają dwa wnioski, pięć jest w toku lub zakończonych.',
  empty: 'Katrin Brandt ma konto z potwierdzonym adresem i o nic jeszcze nie wnioskowała.',
  'first-application': 'Jeden otwarty wniosek sprzed godziny czeka na uzupełnienie.',
  'action-required': 'Dwa otwarte wnioski i jeden do podpisania; w banku nic nie leży.',
  'nothing-to-do': 'Wnioski w weryfikacji, wypłacone i zamknięte; żaden nie jest otwarty ani do podpisania.',
  rejected: 'Jedyny wniosek odrzucono: nie ma warunków, ale jest z kim porozmawiać.',
  'every-status':
    'Każdy status ze specyfikacji na wniosku, który może go mieć, i jeszcze jeden, którego nikt nie zna.',
  'odd-status-spelling':
    'Małe i wielkie litery, spacje i łączniki zamiast podkreśleń; jeden status jest nieznany.',
  'ready-to-submit': 'Otwarte finansowanie maszyny ze wszystkim, co potrzebne; można je złożyć.',
  'ready-factoring':
    'Otwarty wniosek o faktoring ze wszystkimi danymi, dłużnikiem i jego dokumentami; można go złożyć.',
  'pending-email': 'Wszystko inne jest; e-mail z potwierdzeniem można wysłać ponownie.',
  'pending-bank': 'Nie są znane ani bank, ani IBAN.',
  'pending-tax-number': 'Wszystko inne jest.',
  'pending-representatives': 'Nikogo jeszcze nie wskazano do reprezentowania firmy.',
  'pending-second-signatory': 'Katrin Brandt nie może podpisać sama, a jej brat nie chce podpisać.',
  'pending-guarantors':
    'Do Katrin Brandt należy 60 procent, a nie chce podpisać; dwie inne osoby podpisują bez większości.',
  'pending-representatives-data': 'Ulica i telefon Katrin Brandt nie są znane.',
  'pending-documents': 'Sprawozdanie finansowe 2023 nie zostało jeszcze przesłane.',
  'pending-debt-register': 'Wszystkie inne dokumenty są.',
  'pending-objects': 'Maszyna, o którą chodzi, nie jest jeszcze wpisana.',
  'pending-factoring': 'Nie wpisano ani liczb, ani dłużników.',
  'pending-everything': 'Dopiero złożony, przez osobę z niepotwierdzonym adresem: każdy punkt jest otwarty.',
  'pending-wrong-data':
    'Wniosek o faktoring z błędnym IBAN-em, udziałami większymi niż całość i dokumentami bez daty lub nieaktualnymi.',
  'open-again':
    'Wniosek, który wrócił do klientki: jej brat, już gotowy do podpisania, może go oglądać i nic nie zmieni.',
  'unconfirmed-email':
    'Katrin Brandt złożyła wniosek, ale nie otworzyła linku z e-maila z potwierdzeniem; jej panel mimo to jest otwarty.',
  'confirmation-demanded': 'Ten partner otwiera panel dopiero po potwierdzeniu adresu.',
  'partner-terms':
    'Konto wymaga drugiego zaznaczenia; partner nie podaje danych firmy ani telefonu i tylko jeden cel.',
  'swiss-francs':
    'Luc Favre z Morges ma wnioski we frankach, jeden z nich poza zakresem suwaka, i czyta po francusku.',
  'polish-zloty': 'Agnieszka Nowak z Krakowa ma wnioski w złotych i czyta po polsku.',
  'factoring-limits':
    'Henrik Lorenz sprzedaje faktury hurtowni tekstyliów: jeden limit do uzupełnienia, jeden w weryfikacji, jeden aktywny.',
  'no-new-applications':
    'Wnioski składają doradcy; Sabine Koch śledzi swój i nic nie zachęca jej do kolejnego.',
  'no-new-applications-empty': 'Pusta lista u partnera, którego klienci sami nie składają wniosków.',
  'medical-practice':
    'Formularz z serwera zastępuje ścieżkę wniosku; Maren Vogt o nic jeszcze nie wnioskowała.',
  'medical-application':
    'Maren Vogt przejmuje gabinet w Monachium; jej wniosek jest otwarty, ze wszystkim, o co pytał formularz.',
  'object-financing':
    'Otwarte finansowanie przedmiotów Katrin Brandt: prasa krawędziowa, dwa wózki widłowe i furgon.',
  'objects-full':
    'Otwarte finansowanie sześciu przedmiotów: kolejny zostanie przyjęty dopiero po usunięciu jednego z nich.',
  'objects-closed': 'Finansowanie przedmiotów w weryfikacji: przedmiot widać i niczego nie można zmienić.',
  'factoring-complete':
    'Katrin Brandt wpisała wszystkie dane do faktoringu i trzech dłużników, z których jeden jest ubezpieczony.',
  'factoring-cover':
    'Dłużnicy Henrika Lorenza z każdym z dziewięciu stanów ubezpieczenia i jeden, którego nikt nie ubezpiecza.',
  'appointment-booked':
    'Katrin Brandt rozmawia z doradcą w najbliższy poniedziałek o dziesiątej; nic nie zachęca do kolejnej rozmowy.',
  'factoring-closed':
    'Wniosek o faktoring w weryfikacji: dane i jednego dłużnika widać i niczego nie można zmienić.',
  'factoring-insurable':
    'Otwarty wniosek o faktoring z dłużnikiem, którego ubezpieczyciel zna, a nikt jeszcze nie ubezpieczył.',
  'factoring-without-sales':
    'Otwarty wniosek o faktoring bez obrotu za zeszły rok: brakuje sumy, więc dane finansowe są odrzucane.',
  documents:
    'Otwarty wniosek z dokumentami sprawdzonymi, sprawdzanymi, zainfekowanymi, nie do sprawdzenia, w drodze i nieudanymi; niektóre od kredytodawcy, jeden z nich ukryty.',
  'documents-own':
    'Otwarty wniosek z połową tego, czego wymaga; jeszcze jeden plik jest w drodze, inny nie dotarł. Nic nie jest od kredytodawcy.',
  'documents-advised':
    'Merle Jansen od kredytodawcy wprowadziła wniosek dla firmy: inaczej niż klienci może ukrywać dokumenty przed klientami.',
  'documents-complete': 'Otwarty wniosek, do którego przesłano każdy wymagany dokument z właściwą datą.',
  'documents-outdated':
    'Lista dłużników ma miesiąc, zestawienie księgowe pół roku; oba były kiedyś w porządku.',
  'documents-halfway':
    'Finansowanie maszyny: brakuje jednego roku, BWA z SuSa są za stare, jeden plik jest skanowany, a inny zainfekowany.',
  'documents-crowded': 'Długa lista dokumentów każdego rodzaju, niektóre z bardzo długimi nazwami.',
  representatives:
    'Otwarty wniosek z dwojgiem członków zarządu, którzy podpisują razem, i właścicielką, która nie podpisuje.',
  'representatives-incomplete':
    'Otwarty wniosek z członkinią zarządu, która nie może podpisać sama, i właścicielką bez adresu.',
  'representatives-reopened':
    'Otwarty wniosek, który był już do podpisania: Jonas Brandt przyjął zaproszenie i nie widzi nikogo innego.',
  'representatives-crowded':
    'Otwarty wniosek z tyloma reprezentantami, ilu członków ma duża rodzina, niektórzy z bardzo długimi nazwiskami.',
  signing:
    'Katrin i Jonas Brandt przyjęli zaproszenia i nic jeszcze nie zrobili; Ada Brandt ma udział i nie podpisuje.',
  'signing-next':
    'Oferta jest przyjęta; gdy tylko umowa będzie gotowa, o podpis zostaną poproszone Katrin Brandt i Selin Aydın, która nie ma jeszcze konta.',
  'signing-invitations':
    'Katrin Brandt przyjęła zaproszenie, Selin Aydın jeszcze nie, a zaproszenie Jonasa Brandta wygasło.',
  'signing-second-missing': 'Katrin Brandt podpisała, Jonas Brandt jeszcze nie zaczął.',
  'signing-terms': 'Katrin Brandt wykonała każdy krok przed warunkami.',
  'signing-terms-hidden':
    'Wymagana jest tylko jedna z dwóch zgód, dlatego krok z warunkami się nie pokazuje.',
  'signing-documents':
    'Z trzech dokumentów jeden jest podpisany, jeden do podpisania na papierze i jeden online; brakuje poręczenia.',
  'signing-online':
    'Z tego, co Katrin Brandt robi przed warunkami, zostaje tylko dokument do podpisania online.',
  'signing-text':
    'Serwer wymaga podpisu online pod tekstem, którego online podpisać się nie da: zamiast tego przesyła się podpisaną kopię.',
  'signing-done': 'Wniosek jest w weryfikacji końcowej; wszystko jest podpisane.',
  'identification-fraud': 'Identyfikacja Katrin Brandt nie powiodła się ostatecznie: nie może zacząć nowej.',
  'identification-fraud-review': 'W identyfikacji Katrin Brandt coś jest jeszcze sprawdzane.',
  'identification-data-changed': 'Dokument tożsamości Katrin Brandt podawał coś innego niż wniosek.',
  'identification-unknown-provider': 'Serwer podaje dostawcę, o którym portal nigdy nie słyszał.',
  crowded: 'Długa lista z każdym statusem, z dwóch lat.',
  'long-values': 'Nazwa firmy o 255 znakach, sto milionów i adres e-mail, który ledwo mieści się w menu.',
  'failure-list': 'System kredytowy odpowiada 500, gdy wyświetlane są wnioski.',
  'failure-unreachable':
    'Połączenie zrywa się, gdy wyświetlane są wnioski: strona błędu bez własnego statusu.',
  'failure-unreadable': 'Zamiast wniosków przychodzi HTML ze statusem 200, którego żaden portal nie odczyta.',
  'failure-application': 'Lista jest; każdy wniosek na niej odpowiada 503.',
  'failure-objects': 'Finansowanie przedmiotów, którego przedmioty odpowiadają 500, i nic poza tym.',
  'failure-timeout': 'Lista dokumentów trwa 35 sekund, dłużej niż czeka portal.',
  'failure-upload': 'Magazyn, do którego trafiają pliki, odpowiada 503; wszystko inne działa.',
  'failure-changes': 'Wszystko można odczytać; każda zmiana danych wniosku jest odrzucana.',
  'failure-session':
    'Przy pierwszym otwarciu wniosku sesja wygasła; po następnym zalogowaniu wszystko jest dobrze.',
  'failure-partner':
    'Konfiguracja partnera odpowiada 500: strona, której nie znaleziono, bez żadnego śladu partnera.',
  'failure-form': 'Konfiguracja formularza gabinetów podaje cele, ale nie ich kroki (DYN-11).',
};
