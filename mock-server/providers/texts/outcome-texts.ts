import type { Language } from 'contracts/api/enumerations';
import type { Outcome } from '../../rules/identification';

export interface OutcomeText {
  title: string;
  explanation: string;
}

export const OUTCOME_TEXTS: Record<Outcome, Record<Language, OutcomeText>> = {
  SUCCESS: {
    de: { title: 'Erfolgreich', explanation: 'Die Identität ist bestätigt, der Schritt ist erledigt.' },
    en: { title: 'Successful', explanation: 'The identity is confirmed and the step is done.' },
    fr: { title: 'Réussie', explanation: 'L’identité est confirmée, l’étape est terminée.' },
    pl: { title: 'Pomyślnie', explanation: 'Tożsamość jest potwierdzona, krok jest zakończony.' },
  },
  SUCCESS_DATA_CHANGED: {
    de: {
      title: 'Erfolgreich, Daten berichtigt',
      explanation: 'Die Identität ist bestätigt; eine Angabe wich vom Ausweis ab.',
    },
    en: {
      title: 'Successful, data corrected',
      explanation: 'The identity is confirmed; one detail differed from the document.',
    },
    fr: {
      title: 'Réussie, données corrigées',
      explanation: 'L’identité est confirmée\u00a0; une indication différait de la pièce d’identité.',
    },
    pl: {
      title: 'Pomyślnie, dane poprawione',
      explanation: 'Tożsamość jest potwierdzona; jedna z\u00a0danych różniła się od dokumentu.',
    },
  },
  REVIEW_PENDING: {
    de: { title: 'Prüfung steht aus', explanation: 'Das Gespräch ist beendet, das Ergebnis kommt später.' },
    en: { title: 'Review pending', explanation: 'The call is over, the result comes later.' },
    fr: { title: 'Vérification en attente', explanation: 'L’appel est terminé, le résultat suivra.' },
    pl: {
      title: 'Oczekuje na weryfikację',
      explanation: 'Rozmowa się skończyła, wynik będzie znany później.',
    },
  },
  FRAUD_SUSPICION_PENDING: {
    de: {
      title: 'Betrugsverdacht, wird geprüft',
      explanation: 'Etwas ist aufgefallen, das Ergebnis kommt später.',
    },
    en: {
      title: 'Suspected fraud, under review',
      explanation: 'Something stood out, the result comes later.',
    },
    fr: {
      title: 'Soupçon de fraude, en cours d’examen',
      explanation: 'Une anomalie a été relevée, le résultat suivra.',
    },
    pl: {
      title: 'Podejrzenie oszustwa, w\u00a0trakcie sprawdzania',
      explanation: 'Coś wzbudziło wątpliwości, wynik będzie znany później.',
    },
  },
  FRAUD_SUSPICION_CONFIRMED: {
    de: {
      title: 'Betrugsverdacht bestätigt',
      explanation: 'Gescheitert, und ein neuer Versuch ist nicht möglich.',
    },
    en: { title: 'Suspected fraud confirmed', explanation: 'Failed, and there is no second attempt.' },
    fr: {
      title: 'Soupçon de fraude confirmé',
      explanation: 'L’identification a échoué et ne peut pas être recommencée.',
    },
    pl: {
      title: 'Podejrzenie oszustwa potwierdzone',
      explanation: 'Identyfikacja się nie powiodła i\u00a0nie można jej powtórzyć.',
    },
  },
  IDENT_EXPIRED: {
    de: { title: 'Abgelaufen', explanation: 'Die Frist ist vorbei. Im Portal kann die Person neu beginnen.' },
    en: { title: 'Expired', explanation: 'The time is up. The person can start again in the portal.' },
    fr: {
      title: 'Expirée',
      explanation: 'Le délai est passé. La personne peut recommencer depuis le portail.',
    },
    pl: {
      title: 'Termin minął',
      explanation: 'Czas się skończył. W\u00a0portalu osoba może zacząć od nowa.',
    },
  },
  ABORTED: {
    de: { title: 'Abgebrochen', explanation: 'Die Person hat aufgelegt. Im Portal kann sie neu beginnen.' },
    en: { title: 'Aborted', explanation: 'The person hung up. They can start again in the portal.' },
    fr: {
      title: 'Interrompue',
      explanation: 'La personne a raccroché. Elle peut recommencer depuis le portail.',
    },
    pl: { title: 'Przerwano', explanation: 'Osoba się rozłączyła. W\u00a0portalu może zacząć od nowa.' },
  },
  FAILED: {
    de: {
      title: 'Nicht bestätigt',
      explanation: 'Die Identität ließ sich nicht feststellen. Im Portal kann die Person neu beginnen.',
    },
    en: {
      title: 'Not confirmed',
      explanation: 'The identity could not be established. The person can start again in the portal.',
    },
    fr: {
      title: 'Non confirmée',
      explanation: 'L’identité n’a pas pu être établie. La personne peut recommencer depuis le portail.',
    },
    pl: {
      title: 'Nie potwierdzono',
      explanation: 'Tożsamości nie udało się ustalić. W\u00a0portalu osoba może zacząć od nowa.',
    },
  },
};
