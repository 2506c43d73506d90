import { isMeetingType } from '~/api/appointments.server';
import type { OpenApplication } from '~/dashboard/open-application.server';
import { isBeforeSubmission } from '~/dashboard/rules/status-flow';
import type { UserVisit } from '~/request/guards.server';
import { bookableDays, offeredTimes } from './rules/talk-times';

type Wording = string | Readonly<Record<string, string>> | null | undefined;

/** A way to talk, in the visitor's language; without a label the portal's own name stands. */
export type ShownMeetingType = ShownTalks['types'][number];

/** What the page shows of talks with an advisor (APPT-01 to APPT-03). */
export type ShownTalks = NonNullable<ReturnType<typeof shownTalks>>;

/** A talk: how, and when it begins, with the deployment's offset on that day. */
export interface BookedTalk {
  meetingType: string;
  startsAt: string;
}

/** The talk that is booked, as far as this browser's session knows which; null when there is none (any more). */
export function bookedTalk({
  visit,
  application,
}: Pick<OpenApplication, 'visit' | 'application'>): BookedTalk | null {
  const talk = visit.session.talks?.[application.applicationId];
  return (application.is_appointment_created && talk) || null;
}

/** Talks as the deployment offers them to the applicant; null where it offers none, and for who only signs (SIGN-09). */
export function shownTalks({ visit, application, own, applies, head }: OpenApplication) {
  const config = visit.config.appointments;
  if (!config || !applies) return null;
  const say = (wording: Wording) => inLanguage(wording, visit);
  const { advisor } = config;
  return {
    types: config.meeting_types
      .filter(({ value }) => isMeetingType(value))
      .map(({ value, label, description, confirmation_description }) => ({
        value,
        label: say(label),
        description: say(description),
        confirmation: say(confirmation_description),
      })),
    days: bookableDays(config, visit.config.timeZone, visit.serverTime()),
    times: offeredTimes(config),
    minutes: config.meeting_duration_minutes,
    timeZone: visit.config.timeZone,
    address: config.address ?? null,
    advisor: advisor
      ? { name: advisor.name, role: say(advisor.role), avatar: safeImage(advisor.avatar_url) }
      : null,
    info: say(config.info_text),
    /** There are open items to talk about; else it is about whatever the customer likes. */
    isAboutToDos: isBeforeSubmission(application.status) && (head.pending ?? []).length > 0,
    /** The invitation is shown: none has been booked (OVER-11). */
    invites: !application.is_appointment_created,
    booked: bookedTalk({ visit, application }),
    contact: {
      firstName: own?.first_name ?? '',
      lastName: own?.last_name ?? '',
      companyName: application.companyName,
      contactEmail: visit.user.email,
      contactPhone: own?.telephone ?? '',
    },
  };
}

/** A configured text in the visitor's language, else in the deployment's own, else in any. */
export function inLanguage(wording: Wording, { language, config }: Pick<UserVisit, 'language' | 'config'>) {
  if (!wording) return null;
  if (typeof wording === 'string') return wording;
  return wording[language] ?? wording[config.languages.default] ?? Object.values(wording)[0] ?? null;
}

/** Only pictures that need no other site: the security policy allows no more. */
function safeImage(url: string | null | undefined): string | null {
  return url?.startsWith('data:image/') ? url : null;
}
