import { LRUCache } from 'lru-cache';
import { isMeetingType } from '~/api/appointments.server';
import type { LoadedApplication } from '~/dashboard/load-application.server';
import { type DisplayStatus, displayStatusOf } from '~/dashboard/rules/display-status';
import { isOwnRecord } from '~/dashboard/rules/signing-user';
import { isBeforeSubmission } from '~/dashboard/rules/status-flow';
import { toCalendarDay } from '~/domain/locale';
import type { UserRequest } from '~/request/guards.server';
import type { RequestFacts } from '~/request/portal-request';
import { type BookedAppointment, readStoredAppointment } from './booked-appointments.server';
import { isPublicHoliday } from './public-holidays.server';
import { isAppointmentAhead, listBookableDays, listOfferedTimes } from './rules/appointment-times';

const FINAL_STATUSES: readonly DisplayStatus[] = ['paid_out', 'signed', 'closed'];

type Wording = string | Readonly<Record<string, string>> | null | undefined;

export type MeetingTypeView = AppointmentsView['types'][number];

export type AppointmentsView = NonNullable<Awaited<ReturnType<typeof createAppointmentsView>>>;

const knownDays = new LRUCache<string, string[]>({ max: 50 });

export function listAppointmentDays({
  config,
  serverTime,
}: Pick<UserRequest, 'config' | 'serverTime'>): string[] {
  const { appointments, timeZone, countries } = config;
  if (!appointments || listOfferedTimes(appointments).length === 0) return [];
  const { days_of_week_allowed, end_date_in_days } = appointments;
  const now = serverTime();
  const key = JSON.stringify([
    toCalendarDay(timeZone, now),
    timeZone,
    countries.default,
    days_of_week_allowed,
    end_date_in_days,
  ]);
  const cachedDays = knownDays.get(key);
  if (cachedDays) return cachedDays;
  const days = listBookableDays(appointments, timeZone, now, (day) =>
    isPublicHoliday(countries.default, day),
  );
  knownDays.set(key, days);
  return days;
}

export async function findUpcomingAppointment(
  loadedApplication: Pick<LoadedApplication, 'request' | 'application'>,
): Promise<BookedAppointment | null> {
  const appointment = await appointmentStatus(loadedApplication);
  return typeof appointment === 'object' ? appointment : null;
}

/** `unknown` if the portal has not stored the time. */
async function appointmentStatus({
  request,
  application,
}: Pick<LoadedApplication, 'request' | 'application'>): Promise<BookedAppointment | 'unknown' | null> {
  const config = request.config.appointments;
  if (!application.is_appointment_created || !config) return null;
  const appointment = await readStoredAppointment(request, application.applicationId);
  if (!appointment) return 'unknown';
  return isAppointmentAhead(appointment.startsAt, config.meeting_duration_minutes, request.serverTime())
    ? appointment
    : null;
}

/** Null without appointments in the deployment, or if the user only signs (SIGN-09). */
export async function createAppointmentsView({
  request,
  application,
  signatories,
  isApplicant,
  header,
}: LoadedApplication) {
  const config = request.config.appointments;
  if (!config || !isApplicant) return null;
  const textOf = (wording: Wording) => selectAdvisorText(wording, request);
  const person = signatories.find((record) => isOwnRecord(record, request.user.email));
  const appointmentState = await appointmentStatus({ request, application });
  return {
    types: config.meeting_types
      .filter(({ value }) => isMeetingType(value))
      .map(({ value, label, description, confirmation_description }) => ({
        value,
        label: textOf(label),
        description: textOf(description),
        confirmation: textOf(confirmation_description),
      })),
    days: listAppointmentDays(request),
    times: listOfferedTimes(config),
    minutes: config.meeting_duration_minutes,
    timeZone: request.config.timeZone,
    country: request.config.countries.default,
    address: config.address ?? null,
    advisor: advisorOf(request),
    info: textOf(config.info_text),
    isAboutToDos: isBeforeSubmission(application.status) && (header.pending ?? []).length > 0,
    invitesToBook: !application.is_appointment_created,
    bookedAppointment: typeof appointmentState === 'object' ? appointmentState : null,
    isElsewhere:
      appointmentState === 'unknown' && !FINAL_STATUSES.includes(displayStatusOf(application.status)),
    contact: {
      firstName: person?.first_name ?? '',
      lastName: person?.last_name ?? '',
      companyName: application.companyName,
      contactEmail: request.user.email,
      contactPhone: person?.telephone ?? '',
    },
  };
}

export type Advisor = NonNullable<ReturnType<typeof advisorOf>>;

export function advisorOf(request: Pick<UserRequest, 'config' | 'facts'>) {
  const advisor = request.config.appointments?.advisor;
  if (!advisor) return null;
  const { name, role, avatar_url: avatar } = advisor;
  return { name, role: selectAdvisorText(role, request), avatar: safeImage(avatar) };
}

export function selectAdvisorText(
  wording: Wording,
  {
    facts: { language },
    config,
  }: Pick<UserRequest, 'config'> & { readonly facts: Pick<RequestFacts, 'language'> },
) {
  if (!wording) return null;
  if (typeof wording === 'string') return wording;
  return wording[language] ?? wording[config.languages.default] ?? Object.values(wording)[0] ?? null;
}

/** The security policy blocks images from other sites. */
function safeImage(url: string | null | undefined): string | null {
  return url?.startsWith('data:image/') ? url : null;
}
