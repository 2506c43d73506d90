import type { Language } from 'contracts/api/enumerations';
import type { MailKind } from '../store/rows';
import type { MailText } from './mail-text';

/** Mails that ask somebody to sign: an invitation to who has no usable account, a request to who has one. */
export type SignatureMailKind = Extract<MailKind, 'signature_invitation' | 'signature_request'>;

/** The values named in a mail that asks for a signature. */
interface Facts {
  partner: string;
  /** The company that the application was made for. */
  company: string;
  link: string;
}

/** Each in each language; the link stands in a paragraph of its own. */
export const SIGNATURE_TEXTS: Record<SignatureMailKind, Record<Language, (facts: Facts) => MailText>> = {
  signature_invitation: {
    de: ({ partner, company, link }) => ({
      subject: `Bitte unterschreiben Sie für ${company}`,
      paragraphs: [
        'Guten Tag,',
        `${company} hat bei ${partner} eine Finanzierung beantragt und Sie als vertretungsberechtigte Person genannt. Damit der Vertrag zustande kommt, brauchen wir Ihre Unterschrift. Legen Sie bitte zuerst über diesen Link Ihr Passwort fest:`,
        link,
        'Danach führt das Portal Sie durch Ihre Schritte. Halten Sie dafür Ihren Ausweis und Ihre Steuer-ID bereit. Die Einladung gilt 14 Tage.',
      ],
    }),
    en: ({ partner, company, link }) => ({
      subject: `Please sign for ${company}`,
      paragraphs: [
        'Hello,',
        `${company} has applied to ${partner} for financing and named you as an authorised representative. The contract needs your signature. Please start by setting your password:`,
        link,
        'The portal then guides you through your steps. Please have your identity document and your tax ID at hand. The invitation is valid for 14 days.',
      ],
    }),
    fr: ({ partner, company, link }) => ({
      subject: `Votre signature est attendue pour ${company}`,
      paragraphs: [
        'Bonjour,',
        `${company} a demandé un financement auprès de ${partner} et vous a cité parmi ses représentants habilités. Le contrat requiert votre signature. Commencez par définir votre mot de passe en suivant ce lien\u00a0:`,
        link,
        'Le portail vous guide ensuite étape par étape. Munissez-vous de votre pièce d’identité et de votre identifiant fiscal. L’invitation est valable 14 jours.',
      ],
    }),
    pl: ({ partner, company, link }) => ({
      subject: `Prosimy o podpis w imieniu firmy ${company}`,
      paragraphs: [
        'Dzień dobry,',
        `firma ${company} złożyła w ${partner} wniosek o finansowanie i wskazała Państwa jako osobę uprawnioną do reprezentacji. Do zawarcia umowy potrzebny jest Państwa podpis. Najpierw prosimy ustawić hasło pod tym linkiem:`,
        link,
        'Portal poprowadzi następnie przez kolejne kroki. Prosimy przygotować dokument tożsamości i identyfikator podatkowy. Zaproszenie jest ważne przez 14 dni.',
      ],
    }),
  },
  signature_request: {
    de: ({ partner, company, link }) => ({
      subject: `Ihre Unterschrift für ${company} steht aus`,
      paragraphs: [
        'Guten Tag,',
        `der Finanzierungsvertrag zwischen ${company} und ${partner} ist bereit. Melden Sie sich bitte an und unterschreiben Sie:`,
        link,
        'Halten Sie dafür Ihren Ausweis und Ihre Steuer-ID bereit.',
      ],
    }),
    en: ({ partner, company, link }) => ({
      subject: `Your signature for ${company} is needed`,
      paragraphs: [
        'Hello,',
        `The financing contract between ${company} and ${partner} is ready. Please log in and sign it:`,
        link,
        'Please have your identity document and your tax ID at hand.',
      ],
    }),
    fr: ({ partner, company, link }) => ({
      subject: `Il manque votre signature pour ${company}`,
      paragraphs: [
        'Bonjour,',
        `Le contrat de financement entre ${company} et ${partner} est prêt. Veuillez vous connecter et le signer\u00a0:`,
        link,
        'Munissez-vous de votre pièce d’identité et de votre identifiant fiscal.',
      ],
    }),
    pl: ({ partner, company, link }) => ({
      subject: `Potrzebny jest Państwa podpis w imieniu firmy ${company}`,
      paragraphs: [
        'Dzień dobry,',
        `umowa finansowania między firmą ${company} a ${partner} jest gotowa. Prosimy zalogować się i ją podpisać:`,
        link,
        'Prosimy przygotować dokument tożsamości i identyfikator podatkowy.',
      ],
    }),
  },
};
