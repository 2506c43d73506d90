import { isMeetingType } from '~/api/appointments.server';
import type { OpenApplication } from '~/dashboard/open-application.server';
import { type DisplayStatus, displayStatusOf } from '~/dashboard/rules/display-status';
import { isOwnAddress } from '~/dashboard/rules/own-address';
import { isBeforeSubmission } from '~/dashboard/rules/status-flow';
import type { UserVisit } from '~/request/guards.server';
import { type BookedTalk, keptTalk } from './kept-talks.server';
import { isPublicHoliday } from './public-holidays.server';
import { bookableDays, isAhead, offeredTimes } from './rules/talk-times';

/** Where an application has come to its end, whatever was agreed. */
const ENDS: readonly DisplayStatus[] = ['paid_out', 'signed', 'closed'];

type Wording = string | Readonly<Record<string, string>> | null | undefined;

/** A way to talk, in the visitor's language; without a label the portal's own name stands. */
export type ShownMeetingType = ShownTalks['types'][number];

/** What the page shows of talks with an advisor (APPT-01 to APPT-03). */
export type ShownTalks = NonNullable<Awaited<ReturnType<typeof shownTalks>>>;

/** The days on which talks are offered: allowed, with a beginning at all, and no public holiday of the deployment's country. */
export function talkDays({ config, serverTime }: Pick<UserVisit, 'config' | 'serverTime'>): string[] {
  const { appointments, timeZone, countries } = config;
  if (!appointments || offeredTimes(appointments).length === 0) return [];
  return bookableDays(appointments, timeZone, serverTime(), (day) => isPublicHoliday(countries.default, day));
}

/** The talk that is booked, as far as the portal knows which; null when there is none (any more), or when it is over. */
export async function bookedTalk(
  opened: Pick<OpenApplication, 'visit' | 'application'>,
): Promise<BookedTalk | null> {
  const talk = await agreedTalk(opened);
  return typeof talk === 'object' ? talk : null;
}

/** The talk to come; `unknown` where the lending API tells that there is one and the portal does not know when; null for none and for one that is over. */
async function agreedTalk({
  visit,
  application,
}: Pick<OpenApplication, 'visit' | 'application'>): Promise<BookedTalk | 'unknown' | null> {
  const config = visit.config.appointments;
  if (!application.is_appointment_created || !config) return null;
  const talk = await keptTalk(visit, application.applicationId);
  if (!talk) return 'unknown';
  return isAhead(talk.startsAt, config.meeting_duration_minutes, visit.serverTime()) ? talk : null;
}

/** Talks as the deployment offers them to the applicant; null where it offers none, and for who only signs (SIGN-09). */
export async function shownTalks({ visit, application, signatories, applies, head }: OpenApplication) {
  const config = visit.config.appointments;
  if (!config || !applies) return null;
  const say = (wording: Wording) => inLanguage(wording, visit);
  const { advisor } = config;
  const person = ownRecord(signatories, visit.user.email);
  const agreed = await agreedTalk({ visit, application });
  return {
    types: config.meeting_types
      .filter(({ value }) => isMeetingType(value))
      .map(({ value, label, description, confirmation_description }) => ({
        value,
        label: say(label),
        description: say(description),
        confirmation: say(confirmation_description),
      })),
    days: talkDays(visit),
    times: offeredTimes(config),
    minutes: config.meeting_duration_minutes,
    timeZone: visit.config.timeZone,
    /** Of national telephone numbers, ISO 3166-1 alpha-2. */
    country: visit.config.countries.default,
    address: config.address ?? null,
    advisor: advisor
      ? { name: advisor.name, role: say(advisor.role), avatar: safeImage(advisor.avatar_url) }
      : null,
    info: say(config.info_text),
    /** There are open items to talk about; else it is about whatever the customer likes. */
    isAboutToDos: isBeforeSubmission(application.status) && (head.pending ?? []).length > 0,
    /** The invitation is shown: none has been booked (OVER-11). */
    invites: !application.is_appointment_created,
    booked: typeof agreed === 'object' ? agreed : null,
    /** One is agreed, and only its confirmation says when; nothing more comes of it once the application has come to its end. */
    isElsewhere: agreed === 'unknown' && !ENDS.includes(displayStatusOf(application.status)),
    contact: {
      firstName: person?.first_name ?? '',
      lastName: person?.last_name ?? '',
      companyName: application.companyName,
      contactEmail: visit.user.email,
      contactPhone: person?.telephone ?? '',
    },
  };
}

/** Who the user is among the company's people, invited to sign or not: by their address (D-61). */
function ownRecord(people: OpenApplication['signatories'], email: string) {
  return people.find((person) => person.is_current_actor || isOwnAddress(person.email, email));
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
