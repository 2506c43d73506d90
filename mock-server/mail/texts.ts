import type { Language } from 'contracts/api/enumerations';
import type { MailKind } from '../store/rows';
import type { MailText } from './mail-text';
import type { SignatureMailKind } from './signature-texts';
import type { StatusMailKind } from './status-texts';

interface Facts {
  partner: string;
  link: string;
}

export type AccountMailKind = Exclude<MailKind, SignatureMailKind | StatusMailKind | 'talk_booked'>;

export const MAIL_TEXTS: Record<AccountMailKind, Record<Language, (facts: Facts) => MailText>> = {
  confirmation: {
    de: ({ partner, link }) => ({
      subject: `Bitte bestätigen Sie Ihre E-Mail-Adresse bei ${partner}`,
      paragraphs: [
        'Guten Tag,',
        `Sie haben sich mit dieser E-Mail-Adresse bei ${partner} registriert. Bitte bestätigen Sie die Adresse über diesen Link:`,
        link,
        'Der Link gilt sieben Tage. Wenn Sie sich nicht registriert haben, brauchen Sie nichts zu tun.',
      ],
    }),
    en: ({ partner, link }) => ({
      subject: `Please confirm your email address with ${partner}`,
      paragraphs: [
        'Hello,',
        `You registered with ${partner} using this email address. Please confirm the address by following this link:`,
        link,
        'The link is valid for seven days. If you didn’t register, there is nothing you need to do.',
      ],
    }),
    fr: ({ partner, link }) => ({
      subject: `Veuillez confirmer votre adresse e-mail auprès de ${partner}`,
      paragraphs: [
        'Bonjour,',
        `Un compte a été créé auprès de ${partner} avec cette adresse e-mail. Veuillez la confirmer en suivant ce lien\u00a0:`,
        link,
        'Le lien est valable sept jours. Si cette inscription ne vient pas de vous, vous n’avez rien à faire.',
      ],
    }),
    pl: ({ partner, link }) => ({
      subject: `Prosimy o\u00a0potwierdzenie adresu e-mail w\u00a0${partner}`,
      paragraphs: [
        'Dzień dobry,',
        `Ten adres e-mail został użyty do rejestracji w\u00a0${partner}. Prosimy o\u00a0potwierdzenie adresu pod tym linkiem:`,
        link,
        'Link jest ważny przez siedem dni. Jeżeli to nie Państwo dokonali rejestracji, nie trzeba nic robić.',
      ],
    }),
  },
  reset: {
    de: ({ partner, link }) => ({
      subject: `Neues Passwort für Ihr Konto bei ${partner}`,
      paragraphs: [
        'Guten Tag,',
        'für Ihr Konto wurde ein neues Passwort angefordert. Über diesen Link können Sie es festlegen:',
        link,
        'Der Link gilt eine Stunde und nur einmal. Wenn Sie kein neues Passwort möchten, bleibt Ihr bisheriges gültig.',
      ],
    }),
    en: ({ partner, link }) => ({
      subject: `A new password for your account with ${partner}`,
      paragraphs: [
        'Hello,',
        'A new password was requested for your account. You can set it by following this link:',
        link,
        'The link is valid for one hour and works once. If you don’t want a new password, your present one stays valid.',
      ],
    }),
    fr: ({ partner, link }) => ({
      subject: `Nouveau mot de passe pour votre compte ${partner}`,
      paragraphs: [
        'Bonjour,',
        'Un nouveau mot de passe a été demandé pour votre compte. Vous pouvez le définir en suivant ce lien\u00a0:',
        link,
        'Le lien est valable une heure et une seule fois. Si vous ne souhaitez pas changer de mot de passe, l’actuel reste valable.',
      ],
    }),
    pl: ({ partner, link }) => ({
      subject: `Nowe hasło do Państwa konta w\u00a0${partner}`,
      paragraphs: [
        'Dzień dobry,',
        'otrzymaliśmy prośbę o\u00a0nowe hasło do Państwa konta. Można je ustawić pod tym linkiem:',
        link,
        'Link jest ważny przez godzinę i\u00a0działa tylko raz. Jeżeli nie chcą Państwo zmieniać hasła, dotychczasowe pozostaje ważne.',
      ],
    }),
  },
  invite: {
    de: ({ partner, link }) => ({
      subject: `Ihre Einladung zu ${partner}`,
      paragraphs: [
        'Guten Tag,',
        `Sie wurden zum Portal von ${partner} eingeladen. Über diesen Link legen Sie Ihr Passwort fest:`,
        link,
        'Die Einladung gilt 14 Tage.',
      ],
    }),
    en: ({ partner, link }) => ({
      subject: `Your invitation to ${partner}`,
      paragraphs: [
        'Hello,',
        `You have been invited to the portal of ${partner}. Please set your password by following this link:`,
        link,
        'The invitation is valid for 14 days.',
      ],
    }),
    fr: ({ partner, link }) => ({
      subject: `Votre invitation à rejoindre ${partner}`,
      paragraphs: [
        'Bonjour,',
        `Une invitation à rejoindre le portail de ${partner} vous est adressée. Veuillez définir votre mot de passe en suivant ce lien\u00a0:`,
        link,
        'L’invitation est valable 14 jours.',
      ],
    }),
    pl: ({ partner, link }) => ({
      subject: `Zaproszenie do ${partner}`,
      paragraphs: [
        'Dzień dobry,',
        `otrzymali Państwo zaproszenie do portalu ${partner}. Hasło można ustawić pod tym linkiem:`,
        link,
        'Zaproszenie jest ważne przez 14 dni.',
      ],
    }),
  },
  address_known: {
    de: ({ partner, link }) => ({
      subject: `Sie haben bereits ein Konto bei ${partner}`,
      paragraphs: [
        'Guten Tag,',
        `mit dieser E-Mail-Adresse sollte ein neues Konto bei ${partner} angelegt werden. Sie haben aber schon eines und können sich hier anmelden:`,
        link,
        'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: An Ihrem Konto hat sich nichts geändert.',
      ],
    }),
    en: ({ partner, link }) => ({
      subject: `You already have an account with ${partner}`,
      paragraphs: [
        'Hello,',
        `Somebody tried to create a new account with ${partner} using this email address. You already have one and can log in here:`,
        link,
        'If this was not you, there is nothing you need to do: nothing about your account has changed.',
      ],
    }),
    fr: ({ partner, link }) => ({
      subject: `Vous avez déjà un compte ${partner}`,
      paragraphs: [
        'Bonjour,',
        `Quelqu’un a voulu créer un nouveau compte ${partner} avec cette adresse e-mail. Vous en avez déjà un et pouvez vous connecter ici\u00a0:`,
        link,
        'Si ce n’était pas vous, vous n’avez rien à faire\u00a0: rien n’a changé dans votre compte.',
      ],
    }),
    pl: ({ partner, link }) => ({
      subject: `Mają już Państwo konto w\u00a0${partner}`,
      paragraphs: [
        'Dzień dobry,',
        `ktoś próbował założyć nowe konto w\u00a0${partner} z\u00a0tym adresem e-mail. Konto już istnieje i\u00a0można się do niego zalogować tutaj:`,
        link,
        'Jeżeli to nie Państwo, nie trzeba nic robić: na koncie nic się nie zmieniło.',
      ],
    }),
  },
};
