import type { Language, MEETING_TYPES } from 'contracts/api/enumerations';
import { DateTime } from 'luxon';
import { getTexts } from '../texts/texts';
import type { ApplicationInMail } from './application-in-mail';
import type { MailText } from './mail-text';

type MeetingType = (typeof MEETING_TYPES)[number];

export interface AppointmentFacts extends ApplicationInMail {
  partner: string;
  advisor: string | undefined;
  startsAt: DateTime<true>;
  meetingType: MeetingType;
  address: string | null | undefined;
  phone: string;
  link: string;
  videoLink: string;
}

export function formatAppointment(language: Language, facts: AppointmentFacts): MailText {
  const t = getTexts('mail', language);
  // British English puts days before months.
  const day = facts.startsAt.setLocale(language === 'en' ? 'en-GB' : language);
  const dateAndTime = `${day.toLocaleString(DateTime.DATE_HUGE)}, ${day.toFormat('HH:mm')}`;
  const { partner, advisor, shortId, amount, link } = facts;
  return {
    subject: t('talk_booked.subject', { partner, when: dateAndTime }),
    paragraphs: [
      t('greeting'),
      t('talk_booked.time', { who: advisor ?? partner, when: dateAndTime }),
      meetingText(language, facts),
      amount
        ? t('talk_booked.applicationWithAmount', { shortId, amount })
        : t('talk_booked.application', { shortId }),
      link,
    ],
  };
}

function meetingText(
  language: Language,
  { meetingType, address, phone, videoLink }: AppointmentFacts,
): string {
  const t = getTexts('mail', language);
  if (meetingType === 'in_person' && address) return t('talk_booked.meetingAtAddress', { address });
  return t(`talk_booked.meeting.${meetingType}`, { phone, video: videoLink });
}
