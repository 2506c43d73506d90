import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { applications } from '~/api/applications.server';
import { appointments, isMeetingType } from '~/api/appointments.server';
import { type ApiError, answerOf } from '~/api/result';
import { makeByForm, withDoubt } from '~/dashboard/make-by-form.server';
import type { ApplicationInHand } from '~/dashboard/open-application.server';
import { STEP, type TalkStage, type TaskAnswer } from '~/dashboard/overview/task-answer';
import { tabPath } from '~/dashboard/rules/tabs';
import { typedValues } from '~/domain/form-schema';
import { message } from '~/domain/message';
import { withFlash } from '~/request/flash';
import { explain, statusOf } from '~/request/problem.server';
import { talkContactSchema, talkPickSchema } from './rules/appointment';
import { bookableDays, isBookableTime, talkBegins } from './rules/talk-times';

/** The portal's fields by the request's members. */
const FIELDS = {
  meeting_type: 'meetingType',
  meeting_time: 'time',
  first_name: 'firstName',
  last_name: 'lastName',
  company_name: 'companyName',
  contact_email: 'contactEmail',
  contact_phone: 'contactPhone',
} as const;

/** Codes about the day; the other ones of `meeting_time` are about the time of day. */
const ABOUT_THE_DAY = [
  'err_appointment_weekday_invalid',
  'err_appointment_too_early',
  'err_appointment_too_far',
];

/** Stands for the refusal of a second talk. */
const BOOKED: ApiError = { kind: 'refused', status: 409, errors: [{ code: 'err_resource_exists' }] };

/** As many booked talks a session remembers. */
const MOST_TALKS = 20;

/** Books a talk in two stages; whatever is refused, all that was typed stays (APPT-01 to APPT-04). */
export async function bookTalk(inHand: ApplicationInHand, form: FormData) {
  const { visit, application } = inHand;
  const t = visit.t('appointment');
  const config = visit.config.appointments;
  const id = application.applicationId;
  if (!config) throw await leave(t('unavailable'));
  // The last stage may be sent again by who does not know whether it was booked.
  const isSent = !['pick', 'contact'].includes(String(form.get(STEP)));
  if (application.is_appointment_created && !isSent) throw await leave(t('already'));

  const { timeZone } = visit.config;
  const pick = talkPickSchema({
    meetingTypes: config.meeting_types.map(({ value }) => value).filter(isMeetingType),
    days: bookableDays(config, timeZone, visit.serverTime()),
    isTime: (time) =>
      isBookableTime(config, time) && talkBegins(String(form.get('day')), time, timeZone) !== null,
  });
  const picked = parseWithZod(form, { schema: pick });
  if (form.get(STEP) === 'pick' || picked.status !== 'success') {
    const isRefused = form.get(STEP) !== 'pick' && picked.status !== 'success';
    return isRefused
      ? stage('pick', picked.reply(), 400)
      : stage('pick', { initialValue: typedValues(form) }, 200);
  }
  if (form.get(STEP) === 'contact') return stage('contact', { initialValue: typedValues(form) }, 200);

  const contact = parseWithZod(form, { schema: talkContactSchema });
  if (contact.status !== 'success') return stage('contact', contact.reply(), 400);
  const { meetingType, day, time } = picked.value;
  const startsAt = talkBegins(day, time, timeZone);
  if (startsAt === null || !isMeetingType(meetingType)) return stage('pick', picked.reply(), 400);
  const { firstName, lastName, companyName, contactEmail, contactPhone, notes } = contact.value;
  const talk = {
    meeting_type: meetingType,
    meeting_time: startsAt,
    first_name: firstName,
    last_name: lastName,
    company_name: companyName,
    contact_email: contactEmail,
    contact_phone: contactPhone,
    ...(notes !== undefined && { notes }),
  };
  const outcome = await makeByForm(visit, form, {
    content: talk,
    // An application has one talk; the lending system tells of it no more than that it is there.
    identity: id,
    isUnique: true,
    idOf: () => id,
    entries: async () => {
      const present = await applications.get(visit.api, id);
      if (!present.ok) return present;
      const entries = present.data.is_appointment_created ? [{ id, identity: id, made: { is: null } }] : [];
      return { ok: true, data: entries };
    },
    send: async () =>
      application.is_appointment_created
        ? { ok: false, error: BOOKED }
        : answerOf(await appointments.book(visit.api, id, talk), () => null),
  });
  if (outcome.kind === 'madeBefore') throw await leave(t('already'));
  if (outcome.kind === 'failed') return refuse(outcome.error);
  await visit.change((session) => ({
    ...session,
    talks: Object.fromEntries(
      [...Object.entries(session.talks ?? {}), [id, { meetingType, startsAt }] as const].slice(-MOST_TALKS),
    ),
  }));
  throw visit.redirect(`${tabPath(id, 'overview')}?appointment`, 303);

  function stage(shown: TalkStage, result: TaskAnswer['result'], status: number) {
    const answer: TaskAnswer = { result, talk: { stage: shown, typed: typedValues(form) } };
    return data<TaskAnswer>(answer, { status });
  }

  async function leave(text: string) {
    await visit.change((session) => withFlash(session, { tone: 'info', text }));
    return visit.redirect(tabPath(id, 'overview'), 303);
  }

  /** What is refused of the time is said where another one can be picked, the rest where it was typed. */
  async function refuse(error: ApiError) {
    if (
      error.kind === 'refused' &&
      error.errors.some(({ code, field }) => code === 'err_resource_exists' && !field)
    ) {
      throw await leave(t('already'));
    }
    const { formErrors, fieldErrors } = withDoubt(visit, error, () => explain(visit, error, FIELDS));
    if (error.kind === 'refused') {
      for (const { code, field } of error.errors) {
        if (field !== 'meeting_time') continue;
        if (code === 'err_resource_exists') fieldErrors.time = [message('appointmentTaken')];
        if (ABOUT_THE_DAY.includes(code ?? '')) {
          fieldErrors.day = fieldErrors.time ?? [];
          delete fieldErrors.time;
        }
      }
    }
    const isAboutPick = ['meetingType', 'day', 'time'].some((name) => name in fieldErrors);
    const submission = isAboutPick ? picked : contact;
    const result = submission.reply({ formErrors: [t('failed'), ...formErrors], fieldErrors });
    return stage(isAboutPick ? 'pick' : 'contact', result, statusOf(error));
  }
}
