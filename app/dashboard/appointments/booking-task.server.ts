import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';
import { applications } from '~/api/applications.server';
import { appointments, isMeetingType, type NewAppointment } from '~/api/appointments.server';
import { type ApiError, mapResult } from '~/api/result';
import type { ApplicationToChange } from '~/dashboard/load-application.server';
import { tabPath } from '~/dashboard/rules/tabs';
import type { TabTask, TaskData } from '~/dashboard/tab-tasks.server';
import { readFormValues } from '~/domain/form-values';
import { encodeMessage } from '~/domain/message';
import { INTENT_FIELD } from '~/forms/intents';
import { createFieldRefusal, defineTask, type TaskOutcome } from '~/forms/run-task.server';
import type { TranslatedText } from '~/i18n/translated-text';
import type { PortalRequest } from '~/request/portal-request';
import { type ErrorTexts, explainError, translateMessage } from '~/request/problem.server';
import { type AppointmentsView, listAppointmentDays } from './appointment-view.server';
import { storeAppointment } from './booked-appointments.server';
import { createAppointmentContactSchema, createAppointmentTimeSchema } from './rules/appointment';
import { isBookableTime, toAppointmentStart } from './rules/appointment-times';
import { addTakenTime } from './rules/free-times';
import {
  appointmentPath,
  BOOKING_FORM_ID,
  type BookingStageData,
  CONTACT_INTENT,
  PICK_INTENT,
  TAKEN_TIMES_FIELD,
} from './urls';

const MEMBERS = {
  meeting_type: 'meetingType',
  meeting_time: 'time',
  first_name: 'firstName',
  last_name: 'lastName',
  company_name: 'companyName',
  contact_email: 'contactEmail',
  contact_phone: 'contactPhone',
} as const;

const TIME_FIELDS = ['meetingType', 'day', 'time'];

const DAY_ERROR_CODES = [
  'err_appointment_weekday_invalid',
  'err_appointment_too_early',
  'err_appointment_too_far',
];

const refuseTakenTime = (request: PortalRequest) =>
  translateMessage(request, encodeMessage('appointmentTaken'));

type AppointmentsPage = Pick<ApplicationToChange, 'request'> & {
  readonly appointments: AppointmentsView | null;
};
type AppointmentTask = TabTask<AppointmentsPage, ApplicationToChange, TaskData, BookingStageData>;

export const bookingTask = {
  show: ({ request, appointments: appointmentsView }) => {
    if (appointmentsView === null) return null;
    const t = request.t('appointment');
    const { invitesToBook, bookedAppointment: booked, advisor } = appointmentsView;
    if (!invitesToBook) return { title: booked ? t('confirmedTitle') : t('booked.title'), form: null };
    const title = advisor ? t('title', { name: advisor.name }) : t('titleWithoutAdvisor');
    return { title, form: BOOKING_FORM_ID };
  },
  change: ({ request, application, form }) => {
    const id = application.applicationId;
    const t = request.t('appointment');
    const intent = form.get(INTENT_FIELD);
    const { appointments: config, timeZone } = request.config;
    const leave = (text: TranslatedText): TaskOutcome<never, never> => ({
      kind: 'elsewhere',
      path: tabPath(id, 'overview'),
      flash: { tone: 'info', text },
    });
    const isBooked = application.is_appointment_created;
    // If the result of the last stage is unknown, users may resend that stage.
    const isFinalStage = intent !== PICK_INTENT && intent !== CONTACT_INTENT;

    const timeSchema = createAppointmentTimeSchema({
      meetingTypes: (config?.meeting_types ?? []).map(({ value }) => value).filter(isMeetingType),
      days: listAppointmentDays(request),
      isTime: (time) =>
        config !== null &&
        isBookableTime(config, time) &&
        toAppointmentStart(String(form.get('day')), time, timeZone) !== null,
    });
    const typed = readFormValues(form);
    const stage = (
      shownStage: typeof PICK_INTENT | typeof CONTACT_INTENT,
      change = {},
    ): BookingStageData => ({
      booking: { stage: shownStage, typed: { ...typed, ...change } },
    });
    const declaration = {
      form: BOOKING_FORM_ID,
      refusal: config ? (isBooked && !isFinalStage ? leave(t('already')) : null) : leave(t('unavailable')),
      intents: { [PICK_INTENT]: () => stage(PICK_INTENT) },
      nextPath: appointmentPath(id),
    };
    const isTimePicked = parseWithZod(form, { schema: timeSchema }).status === 'success';
    if (!isTimePicked || intent === CONTACT_INTENT) {
      return defineTask({
        ...declaration,
        schema: timeSchema,
        call: async () => ({ kind: 'open', extraData: stage(CONTACT_INTENT) }),
        extraData: () => stage(PICK_INTENT),
        messages: {},
      });
    }
    return defineTask({
      ...declaration,
      schema: timeSchema.extend(createAppointmentContactSchema(request.config.countries.default).shape),
      call: async (value) => {
        if (isBooked) return leave(t('already'));
        const appointment = toNewAppointment(value, timeZone);
        if (appointment === null)
          return createFieldRefusal(
            'time',
            400,
            translateMessage(request, encodeMessage('appointmentTimeInvalid')),
          );
        const result = mapResult(await appointments.book(request.api, id, appointment), () => null);
        return !result.ok && isAlreadyBooked(result.error) ? leave(t('already')) : result;
      },
      creation: () => ({
        identity: id,
        isUnique: true,
        idOf: () => id,
        listExisting: async () => {
          const result = await applications.get(request.api, id);
          if (!result.ok) return result;
          const isNowBooked = result.data.is_appointment_created;
          return { ok: true, data: isNowBooked ? [{ id, identity: id, created: null }] : [] };
        },
      }),
      createdBefore: leave(t('already')),
      reasons: (error) => reasonsOf(request, error),
      extraData: ({ fieldErrors }) => {
        if (!TIME_FIELDS.some((name) => name in fieldErrors)) return stage(CONTACT_INTENT);
        const { [TAKEN_TIMES_FIELD]: takenTimes, day = '', time = '' } = typed;
        const isTimeTaken = fieldErrors.time?.includes(refuseTakenTime(request));
        return stage(
          PICK_INTENT,
          isTimeTaken ? { [TAKEN_TIMES_FIELD]: addTakenTime(takenTimes, day, time) } : {},
        );
      },
      messages: { failed: t('failed') },
      remember: async (_, value) => {
        const appointment = toNewAppointment(value, timeZone);
        if (appointment === null) return;
        await storeAppointment(request, id, {
          meetingType: appointment.meeting_type,
          startsAt: appointment.meeting_time,
          contact: {
            firstName: appointment.first_name,
            lastName: appointment.last_name,
            phone: appointment.contact_phone,
          },
        });
      },
    });
  },
} satisfies AppointmentTask;

type CompleteBooking = z.output<ReturnType<typeof createAppointmentContactSchema>> & {
  meetingType: string;
  day: string;
  time: string;
};

/** Null for an unknown meeting type, and for a time that daylight saving skips. */
function toNewAppointment(value: CompleteBooking, timeZone: string): NewAppointment | null {
  const { meetingType, day, time, firstName, lastName, companyName, contactEmail, contactPhone, notes } =
    value;
  const startsAt = toAppointmentStart(day, time, timeZone);
  if (startsAt === null || !isMeetingType(meetingType)) return null;
  return {
    meeting_type: meetingType,
    meeting_time: startsAt,
    first_name: firstName,
    last_name: lastName,
    company_name: companyName,
    contact_email: contactEmail,
    contact_phone: contactPhone,
    ...(notes !== undefined && { notes }),
  };
}

const isAlreadyBooked = (error: ApiError) =>
  error.kind === 'refused' &&
  error.errors.some(({ code, field }) => code === 'err_resource_exists' && !field);

function reasonsOf(request: PortalRequest, error: ApiError): ErrorTexts {
  const { formErrors, fieldErrors } = explainError(request, error, MEMBERS);
  if (error.kind !== 'refused') return { formErrors, fieldErrors };
  for (const { code, field } of error.errors) {
    if (field !== 'meeting_time') continue;
    if (code === 'err_resource_exists') fieldErrors.time = [refuseTakenTime(request)];
    if (DAY_ERROR_CODES.includes(code ?? '')) {
      fieldErrors.day = fieldErrors.time ?? [];
      delete fieldErrors.time;
    }
  }
  return { formErrors, fieldErrors };
}
