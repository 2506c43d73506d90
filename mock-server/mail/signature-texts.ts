import type { Language } from 'contracts/api/enumerations';
import type { MailKind } from '../store/rows';
import type { AboutApplication } from './about-application';
import type { MailText } from './mail-text';

export type SignatureMailKind = Extract<MailKind, 'signature_invitation' | 'signature_request'>;

interface Facts extends AboutApplication {
  partner: string;
  /** Polish would need the vocative in the greeting, so it uses the name in the text. */
  person: string;
  link: string;
}

export const SIGNATURE_TEXTS: Record<SignatureMailKind, Record<Language, (facts: Facts) => MailText>> = {
  signature_invitation: {
    de: ({ partner, company, shortId, amount, person, link }) => ({
      subject: `Bitte unterschreiben Sie für ${company}`,
      paragraphs: [
        `Guten Tag ${person},`,
        `${company} hat bei ${partner} eine Finanzierung${amount ? ` über ${amount}` : ''} beantragt (Antrag ${shortId}) und Sie als vertretungsberechtigte Person genannt. Damit der Vertrag zustande kommt, brauchen wir Ihre Unterschrift. Legen Sie bitte zuerst über diesen Link Ihr Passwort fest:`,
        link,
        'Danach führt das Portal Sie durch Ihre Schritte. Halten Sie dafür Ihren Ausweis und Ihre Steuer-ID bereit. Die Einladung gilt 14 Tage.',
      ],
    }),
    en: ({ partner, company, shortId, amount, person, link }) => ({
      subject: `Please sign for ${company}`,
      paragraphs: [
        `Hello ${person},`,
        `${company} has applied to ${partner} for financing${amount ? ` of ${amount}` : ''} (application ${shortId}) and named you as an authorised representative. The contract needs your signature. Please start by setting your password:`,
        link,
        'The portal then guides you through your steps. Please have your identity document and your tax ID at hand. The invitation is valid for 14 days.',
      ],
    }),
    fr: ({ partner, company, shortId, amount, person, link }) => ({
      subject: `Votre signature est attendue pour ${company}`,
      paragraphs: [
        `Bonjour ${person},`,
        `${company} a demandé un financement${amount ? ` de ${amount}` : ''} auprès de ${partner} (dossier ${shortId}) et vous a cité parmi ses représentants habilités. Le contrat requiert votre signature. Commencez par définir votre mot de passe en suivant ce lien\u00a0:`,
        link,
        'Le portail vous guide ensuite étape par étape. Munissez-vous de votre pièce d’identité et de votre identifiant fiscal. L’invitation est valable 14 jours.',
      ],
    }),
    pl: ({ partner, company, shortId, amount, person, link }) => ({
      subject: `Prosimy o\u00a0podpis w\u00a0imieniu firmy ${company}`,
      paragraphs: [
        'Dzień dobry,',
        `firma ${company} złożyła w\u00a0${partner} wniosek ${shortId} o\u00a0finansowanie${amount ? ` w\u00a0kwocie ${amount}` : ''} i\u00a0wskazała Państwa (${person}) jako osobę uprawnioną do reprezentacji. Do zawarcia umowy potrzebny jest Państwa podpis. Najpierw prosimy ustawić hasło pod tym linkiem:`,
        link,
        'Portal poprowadzi następnie przez kolejne kroki. Prosimy przygotować dokument tożsamości i\u00a0identyfikator podatkowy. Zaproszenie jest ważne przez 14 dni.',
      ],
    }),
  },
  signature_request: {
    de: ({ partner, company, shortId, amount, person, link }) => ({
      subject: `Ihre Unterschrift für ${company} steht aus`,
      paragraphs: [
        `Guten Tag ${person},`,
        `der Finanzierungsvertrag zwischen ${company} und ${partner}${amount ? ` über ${amount}` : ''} (Antrag ${shortId}) ist bereit. Melden Sie sich bitte an und unterschreiben Sie:`,
        link,
        'Halten Sie dafür Ihren Ausweis und Ihre Steuer-ID bereit.',
      ],
    }),
    en: ({ partner, company, shortId, amount, person, link }) => ({
      subject: `Your signature for ${company} is needed`,
      paragraphs: [
        `Hello ${person},`,
        `The financing contract between ${company} and ${partner}${amount ? ` for ${amount}` : ''} (application ${shortId}) is ready. Please log in and sign it:`,
        link,
        'Please have your identity document and your tax ID at hand.',
      ],
    }),
    fr: ({ partner, company, shortId, amount, person, link }) => ({
      subject: `Il manque votre signature pour ${company}`,
      paragraphs: [
        `Bonjour ${person},`,
        `Le contrat de financement${amount ? ` de ${amount}` : ''} entre ${company} et ${partner} (dossier ${shortId}) est prêt. Veuillez vous connecter et le signer\u00a0:`,
        link,
        'Munissez-vous de votre pièce d’identité et de votre identifiant fiscal.',
      ],
    }),
    pl: ({ partner, company, shortId, amount, person, link }) => ({
      subject: `Potrzebny jest Państwa podpis w\u00a0imieniu firmy ${company}`,
      paragraphs: [
        'Dzień dobry,',
        `umowa finansowania${amount ? ` na kwotę ${amount}` : ''} między firmą ${company} a\u00a0${partner} (wniosek ${shortId}) jest gotowa i\u00a0czeka na podpis (osoba podpisująca: ${person}). Prosimy zalogować się i\u00a0ją podpisać:`,
        link,
        'Prosimy przygotować dokument tożsamości i\u00a0identyfikator podatkowy.',
      ],
    }),
  },
};
