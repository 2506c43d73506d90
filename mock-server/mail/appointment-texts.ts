import type { Language, MEETING_TYPES } from 'contracts/api/enumerations';
import { DateTime } from 'luxon';
import type { AboutApplication } from './about-application';
import type { MailText } from './mail-text';

type MeetingType = (typeof MEETING_TYPES)[number];

export interface AppointmentFacts extends AboutApplication {
  partner: string;
  advisor: string | undefined;
  startsAt: DateTime<true>;
  meetingType: MeetingType;
  address: string | null | undefined;
  phone: string;
  link: string;
  video: string;
}

interface Wording {
  subject: (partner: string, when: string) => string;
  greeting: string;
  intro: (partner: string, when: string) => string;
  how: Record<MeetingType, (facts: AppointmentFacts) => string>;
  more: (about: AboutApplication) => string;
}

const WORDING: Record<Language, Wording> = {
  de: {
    subject: (partner, when) => `Ihr Termin bei ${partner}: ${when}`,
    greeting: 'Guten Tag,',
    intro: (who, when) => `Ihr Termin mit ${who} steht: ${when} Uhr.`,
    how: {
      in_person: ({ address }) =>
        address ? `Wir treffen uns hier: ${address}` : 'Wir treffen uns bei uns im Haus.',
      telephone: ({ phone }) => `Wir rufen Sie unter ${phone} an.`,
      webex: ({ video }) => `Zur Videokonferenz kommen Sie mit diesem Link: ${video}`,
    },
    more: ({ shortId, amount }) =>
      `Alles zu Ihrem Antrag ${shortId}${amount ? ` über ${amount}` : ''} finden Sie hier:`,
  },
  en: {
    subject: (partner, when) => `Your appointment with ${partner}: ${when}`,
    greeting: 'Hello,',
    intro: (who, when) => `Your appointment with ${who} is set: ${when}.`,
    how: {
      in_person: ({ address }) => (address ? `We meet here: ${address}` : 'We meet at our office.'),
      telephone: ({ phone }) => `We will call you at ${phone}.`,
      webex: ({ video }) => `Join the video conference with this link: ${video}`,
    },
    more: ({ shortId, amount }) =>
      `You’ll find everything about your application ${shortId}${amount ? ` for ${amount}` : ''} here:`,
  },
  fr: {
    subject: (partner, when) => `Votre rendez-vous avec ${partner}\u00a0: ${when}`,
    greeting: 'Bonjour,',
    intro: (who, when) => `Votre rendez-vous avec ${who} est fixé\u00a0: ${when}.`,
    how: {
      in_person: ({ address }) =>
        address ? `Lieu du rendez-vous\u00a0: ${address}` : 'Le rendez-vous a lieu dans nos locaux.',
      telephone: ({ phone }) => `Nous vous appellerons au ${phone}.`,
      webex: ({ video }) => `Rejoignez la visioconférence par ce lien\u00a0: ${video}`,
    },
    more: ({ shortId, amount }) =>
      `Vous trouverez tout ce qui concerne votre dossier ${shortId}${amount ? ` portant sur ${amount}` : ''} ici\u00a0:`,
  },
  pl: {
    subject: (partner, when) => `Spotkanie z\u00a0${partner}: ${when}`,
    greeting: 'Dzień dobry,',
    intro: (who, when) => `Termin spotkania z\u00a0${who} jest ustalony: ${when}.`,
    how: {
      in_person: ({ address }) =>
        address ? `Spotkamy się tutaj: ${address}` : 'Spotkamy się w\u00a0naszym biurze.',
      telephone: ({ phone }) => `Zadzwonimy pod numer ${phone}.`,
      webex: ({ video }) => `Do wideokonferencji można dołączyć tym linkiem: ${video}`,
    },
    more: ({ shortId, amount }) =>
      `Wszystko o\u00a0wniosku ${shortId}${amount ? ` na kwotę ${amount}` : ''} znajduje się tutaj:`,
  },
};

export function appointmentText(language: Language, facts: AppointmentFacts): MailText {
  const { subject, greeting, intro, how, more } = WORDING[language];
  // British English: days before months.
  const day = facts.startsAt.setLocale(language === 'en' ? 'en-GB' : language);
  const when = `${day.toLocaleString(DateTime.DATE_HUGE)}, ${day.toFormat('HH:mm')}`;
  return {
    subject: subject(facts.partner, when),
    paragraphs: [
      greeting,
      intro(facts.advisor ?? facts.partner, when),
      how[facts.meetingType](facts),
      more(facts),
      facts.link,
    ],
  };
}
