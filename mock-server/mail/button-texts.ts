import type { Language } from 'contracts/api/enumerations';
import type { MailKind } from '../store/rows';

type Wording = Readonly<Record<Language, string>>;

const SET_PASSWORD: Wording = {
  de: 'Passwort festlegen',
  en: 'Set password',
  fr: 'Définir le mot de passe',
  pl: 'Ustaw hasło',
};

const APPLICATION: Wording = {
  de: 'Zum Antrag',
  en: 'Go to the application',
  fr: 'Voir le dossier',
  pl: 'Przejdź do wniosku',
};

export const BUTTON_TEXTS: Readonly<Record<MailKind, Wording>> = {
  confirmation: {
    de: 'E-Mail-Adresse bestätigen',
    en: 'Confirm email address',
    fr: 'Confirmer l’adresse e-mail',
    pl: 'Potwierdź adres e-mail',
  },
  reset: {
    de: 'Neues Passwort festlegen',
    en: 'Set a new password',
    fr: 'Définir un nouveau mot de passe',
    pl: 'Ustaw nowe hasło',
  },
  invite: SET_PASSWORD,
  address_known: { de: 'Anmelden', en: 'Log in', fr: 'Se connecter', pl: 'Zaloguj się' },
  signature_invitation: SET_PASSWORD,
  signature_request: {
    de: 'Zu den Unterschriften',
    en: 'Go to the signatures',
    fr: 'Aller aux signatures',
    pl: 'Przejdź do podpisów',
  },
  status_signature: APPLICATION,
  status_rejected: APPLICATION,
  status_paid_out: APPLICATION,
  talk_booked: APPLICATION,
};

export const WITHOUT_BUTTON: Wording = {
  de: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie bitte diesen Link:',
  en: 'If the button doesn’t work, please open this link:',
  fr: 'Si le bouton ne fonctionne pas, veuillez ouvrir ce lien\u00a0:',
  pl: 'Jeśli przycisk nie działa, prosimy otworzyć ten link:',
};
