import type { Language } from 'contracts/api/enumerations';
import type { MailKind } from '../store/rows';
import type { AboutApplication } from './about-application';
import type { MailText } from './mail-text';

export type StatusMailKind = Extract<MailKind, 'status_signature' | 'status_rejected' | 'status_paid_out'>;

interface Facts extends AboutApplication {
  partner: string;
  link: string;
}

export const STATUS_TEXTS: Record<StatusMailKind, Record<Language, (facts: Facts) => MailText>> = {
  status_signature: {
    de: ({ partner, company, shortId, amount, link }) => ({
      subject: `Ihr Antrag ${shortId} ist bereit zur Unterschrift`,
      paragraphs: [
        'Guten Tag,',
        `${partner} hat dem Antrag ${shortId} von ${company}${amount ? ` über ${amount}` : ''} zugestimmt. Jetzt fehlen nur noch die Unterschriften. Alle, die unterschreiben, haben dazu eine eigene E-Mail erhalten. Den Stand sehen Sie hier:`,
        link,
      ],
    }),
    en: ({ partner, company, shortId, amount, link }) => ({
      subject: `Your application ${shortId} is ready to be signed`,
      paragraphs: [
        'Hello,',
        `${partner} has agreed to application ${shortId} of ${company}${amount ? ` for ${amount}` : ''}. Only the signatures are missing now. Everybody who signs has received an email of their own. You can follow the progress here:`,
        link,
      ],
    }),
    fr: ({ partner, company, shortId, amount, link }) => ({
      subject: `Votre dossier ${shortId} est prêt à être signé`,
      paragraphs: [
        'Bonjour,',
        `${partner} a accepté le dossier ${shortId} de ${company}${amount ? ` portant sur ${amount}` : ''}. Il ne manque plus que les signatures. Chaque signataire a reçu un e-mail personnel. Vous pouvez suivre l’avancement ici\u00a0:`,
        link,
      ],
    }),
    pl: ({ partner, company, shortId, amount, link }) => ({
      subject: `Państwa wniosek ${shortId} jest gotowy do podpisu`,
      paragraphs: [
        'Dzień dobry,',
        `${partner} zaakceptował wniosek ${shortId} firmy ${company}${amount ? ` na kwotę ${amount}` : ''}. Brakuje już tylko podpisów. Każda osoba podpisująca otrzymała osobną wiadomość. Postęp można śledzić tutaj:`,
        link,
      ],
    }),
  },
  status_rejected: {
    de: ({ partner, company, shortId, amount, link }) => ({
      subject: `Zu Ihrem Antrag ${shortId}`,
      paragraphs: [
        'Guten Tag,',
        `${partner} hat den Antrag ${shortId} von ${company}${amount ? ` über ${amount}` : ''} geprüft und kann die Finanzierung leider nicht anbieten. Wenn Sie darüber sprechen möchten: Unsere Kontaktdaten finden Sie bei Ihrem Antrag:`,
        link,
      ],
    }),
    en: ({ partner, company, shortId, amount, link }) => ({
      subject: `About your application ${shortId}`,
      paragraphs: [
        'Hello,',
        `${partner} has reviewed application ${shortId} of ${company}${amount ? ` for ${amount}` : ''} and is unfortunately unable to offer the financing. If you would like to talk about it, you will find our contact details with your application:`,
        link,
      ],
    }),
    fr: ({ partner, company, shortId, amount, link }) => ({
      subject: `À propos de votre dossier ${shortId}`,
      paragraphs: [
        'Bonjour,',
        `${partner} a examiné le dossier ${shortId} de ${company}${amount ? ` portant sur ${amount}` : ''} et ne peut malheureusement pas proposer ce financement. Si vous souhaitez en parler, vous trouverez nos coordonnées dans votre dossier\u00a0:`,
        link,
      ],
    }),
    pl: ({ partner, company, shortId, amount, link }) => ({
      subject: `W\u00a0sprawie Państwa wniosku ${shortId}`,
      paragraphs: [
        'Dzień dobry,',
        `${partner} rozpatrzył wniosek ${shortId} firmy ${company}${amount ? ` na kwotę ${amount}` : ''} i\u00a0niestety nie może zaproponować finansowania. Jeżeli chcą Państwo o\u00a0tym porozmawiać, nasze dane kontaktowe znajdują się przy wniosku:`,
        link,
      ],
    }),
  },
  // Names no amount, because the payout may differ from the request.
  status_paid_out: {
    de: ({ partner, company, shortId, link }) => ({
      subject: `Die Finanzierung zu Ihrem Antrag ${shortId} ist ausgezahlt`,
      paragraphs: [
        'Guten Tag,',
        `${partner} hat den Betrag zum Antrag ${shortId} von ${company} auf das angegebene Konto ausgezahlt. Alle Unterlagen finden Sie hier:`,
        link,
      ],
    }),
    en: ({ partner, company, shortId, link }) => ({
      subject: `The financing for your application ${shortId} has been paid out`,
      paragraphs: [
        'Hello,',
        `${partner} has paid out the amount of application ${shortId} of ${company} to the account you gave. You will find all documents here:`,
        link,
      ],
    }),
    fr: ({ partner, company, shortId, link }) => ({
      subject: `Le financement de votre dossier ${shortId} est versé`,
      paragraphs: [
        'Bonjour,',
        `${partner} a versé le montant du dossier ${shortId} de ${company} sur le compte indiqué. Vous trouverez tous les documents ici\u00a0:`,
        link,
      ],
    }),
    pl: ({ partner, company, shortId, link }) => ({
      subject: `Środki z\u00a0wniosku ${shortId} zostały wypłacone`,
      paragraphs: [
        'Dzień dobry,',
        `${partner} wypłacił środki z\u00a0wniosku ${shortId} firmy ${company} na wskazane konto. Wszystkie dokumenty znajdują się tutaj:`,
        link,
      ],
    }),
  },
};
