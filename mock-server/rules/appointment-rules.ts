import type { NewAppointment } from 'contracts/api/appointments';
import { type AppointmentConfig, featureValues } from 'contracts/api/configuration';
import { WEEKDAYS } from 'contracts/api/enumerations';
import type { Deployment } from 'fixtures/deployments';
import { DateTime } from 'luxon';
import { findEmailViolation } from './account-rules';
import { findTextViolations, REMARK_SHAPE, SINGLE_LINE_SHAPE } from './field-rules';
import { isPhoneNumber } from './phone-number';
import type { Violation } from './violation';

type AppointmentViolation = Violation<keyof NewAppointment>;

export function readAppointmentConfig({ publicFeatures }: Deployment): AppointmentConfig | undefined {
  const feature = publicFeatures.find(({ name }) => name === 'appointments');
  return feature?.is_active ? featureValues.appointments.safeParse(feature.value).data : undefined;
}

export interface AppointmentTimes {
  startsAt: DateTime<true>;
  endsAt: DateTime<true>;
}

/** Converts to the deployment's time zone (D-47). @throws for an invalid zone or instant */
export function toAppointmentTimes(
  meetingTime: string,
  config: AppointmentConfig,
  timeZone: string,
): AppointmentTimes {
  const startsAt = DateTime.fromISO(meetingTime, { zone: timeZone });
  if (!startsAt.isValid) throw new Error(`Invalid meeting time ${meetingTime} in time zone ${timeZone}`);
  return { startsAt, endsAt: startsAt.plus({ minutes: config.meeting_duration_minutes }) };
}

export function findAppointmentViolations(
  appointment: NewAppointment,
  startsAt: DateTime,
  config: AppointmentConfig,
  now: Date,
): AppointmentViolation[] {
  const time = timeViolation(startsAt, config, now);
  const isOffered = config.meeting_types.some(({ value }) => value === appointment.meeting_type);
  return [
    ...(time === null ? [] : [time]),
    ...(isOffered ? [] : [invalid('meeting_type')]),
    ...findTextViolations('first_name', appointment.first_name, SINGLE_LINE_SHAPE),
    ...findTextViolations('last_name', appointment.last_name, SINGLE_LINE_SHAPE),
    ...findTextViolations('company_name', appointment.company_name, SINGLE_LINE_SHAPE),
    ...(findEmailViolation(appointment.contact_email) === null ? [] : [invalid('contact_email')]),
    ...(isPhoneNumber(appointment.contact_phone) ? [] : [invalid('contact_phone')]),
    ...findTextViolations('notes', appointment.notes, REMARK_SHAPE),
  ];
}

function invalid(field: keyof NewAppointment): AppointmentViolation {
  return { code: 'err_validation_failed', field };
}

function timeViolation(
  startsAt: DateTime,
  config: AppointmentConfig,
  now: Date,
): AppointmentViolation | null {
  const field = 'meeting_time';
  const today = DateTime.fromJSDate(now, { zone: startsAt.zone }).startOf('day');
  const day = startsAt.startOf('day');
  if (day <= today) return { code: 'err_appointment_too_early', field };
  if (day > today.plus({ days: config.end_date_in_days })) return { code: 'err_appointment_too_far', field };
  if (!config.days_of_week_allowed.some((name) => WEEKDAYS.indexOf(name) + 1 === startsAt.weekday)) {
    return { code: 'err_appointment_weekday_invalid', field };
  }
  // Elapsed minutes since midnight would be wrong when the clock changes.
  const time = startsAt.hour * 60 + startsAt.minute + (startsAt.second + startsAt.millisecond / 1000) / 60;
  const startMinutes = minutesOf(config.start_time);
  if (time < startMinutes) return { code: 'err_appointment_before_start_time', field };
  if (time > minutesOf(config.end_time)) return { code: 'err_appointment_after_end_time', field };
  return (time - startMinutes) % config.minute_step === 0 ? null : invalid(field);
}

function minutesOf(timeOfDay: string): number {
  const [hours, minutes] = timeOfDay.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

export function appointmentsOverlap(
  left: { startsAt: string; endsAt: string },
  right: { startsAt: string; endsAt: string },
): boolean {
  return (
    Date.parse(left.startsAt) < Date.parse(right.endsAt) &&
    Date.parse(right.startsAt) < Date.parse(left.endsAt)
  );
}
