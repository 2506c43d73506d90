import type { PageTexts } from './page-texts';

export const POLISH: PageTexts = {
  language: 'Polski',
  simulator: 'Symulator',
  notReal: 'To nie jest prawdziwy dostawca: tutaj wybierają Państwo wynik.',
  providers: {
    idnow: {
      name: 'Identyfikacja wideo',
      title: 'Potwierdzenie tożsamości w rozmowie wideo',
      lead: 'W tym miejscu osoba rozmawiałaby z pracownikiem dostawcy i pokazała do kamery dokument tożsamości.',
    },
    swisssign: {
      name: 'Podpis szwajcarski',
      title: 'Elektroniczne podpisanie umowy',
      lead: 'W tym miejscu osoba przeczytałaby umowę i podpisała ją kwalifikowanym podpisem elektronicznym.',
      outcomes: {
        SUCCESS: { title: 'Podpisać', explanation: 'Podpis jest ważny, krok jest zakończony.' },
        ABORTED: {
          title: 'Odmówić',
          explanation: 'Osoba nie podpisuje umowy. W portalu może zacząć od nowa.',
        },
        IDENT_EXPIRED: {
          title: 'Pozwolić, aby termin minął',
          explanation: 'Osoba nie robi nic, aż minie termin. W portalu może zacząć od nowa.',
        },
      },
    },
    postident: {
      name: 'Identyfikacja na poczcie',
      title: 'Potwierdzenie tożsamości w placówce pocztowej',
      lead: 'Osoba drukuje kupon i idzie z nim do placówki. Do tego czasu identyfikacja pozostaje w toku.',
      outcomes: {
        SUCCESS: {
          title: 'Tożsamość potwierdzona w placówce',
          explanation: 'Placówka sprawdziła dokument, krok jest zakończony.',
        },
        IDENT_EXPIRED: {
          title: 'Pozwolić, aby kupon stracił ważność',
          explanation: 'Nikt się nie zgłasza. W portalu osoba może zacząć od nowa.',
        },
      },
    },
    manual: {
      name: 'Back office',
      title: 'Ręczne potwierdzenie tożsamości',
      lead: 'Osoba nie musi nic robić. Back office sprawdza jej dokumenty i tutaj podejmuje decyzję.',
      outcomes: {
        SUCCESS: { title: 'Potwierdzić', explanation: 'Dokumenty są wystarczające, krok jest zakończony.' },
        FAILED: { title: 'Nie potwierdzać', explanation: 'Dokumenty są niewystarczające.' },
      },
    },
  },
  outcomes: {
    SUCCESS: { title: 'Pomyślnie', explanation: 'Tożsamość jest potwierdzona, krok jest zakończony.' },
    SUCCESS_DATA_CHANGED: {
      title: 'Pomyślnie, dane poprawione',
      explanation: 'Tożsamość jest potwierdzona; jedna z danych różniła się od dokumentu.',
    },
    REVIEW_PENDING: {
      title: 'Oczekuje na weryfikację',
      explanation: 'Rozmowa się skończyła, wynik będzie znany później.',
    },
    FRAUD_SUSPICION_PENDING: {
      title: 'Podejrzenie oszustwa, w trakcie sprawdzania',
      explanation: 'Coś wzbudziło wątpliwości, wynik będzie znany później.',
    },
    FRAUD_SUSPICION_CONFIRMED: {
      title: 'Podejrzenie oszustwa potwierdzone',
      explanation: 'Identyfikacja się nie powiodła i nie można jej powtórzyć.',
    },
    IDENT_EXPIRED: {
      title: 'Termin minął',
      explanation: 'Czas się skończył. W portalu osoba może zacząć od nowa.',
    },
    ABORTED: {
      title: 'Przerwano',
      explanation: 'Osoba się rozłączyła. W portalu może zacząć od nowa.',
    },
    FAILED: {
      title: 'Nie potwierdzono',
      explanation: 'Weryfikacja nie przyniosła wyniku. W portalu osoba może zacząć od nowa.',
    },
  },
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
    lead: 'Identyfikacja została zakończona albo rozpoczęta od nowa. Aktualny stan jest widoczny w portalu.',
  },
  expired: {
    title: 'Termin minął',
    lead: 'Tej identyfikacji nie można już dokończyć. W portalu można zacząć od nowa.',
  },
};
