import { bookAppointment } from 'contracts/api/appointments';
import { sendAppointmentMail } from '../mail/send-mail';
import {
  appointmentsOverlap,
  findAppointmentViolations,
  readAppointmentConfig,
  toAppointmentTimes,
} from '../rules/appointment-rules';
import { appointmentDayIndexKey } from '../store/store';
import { requireApplicationFor } from './access';
import { implementForUser } from './implement';
import { createRefusal, createRefusalFor } from './refusal';

export const appointmentEndpoints = [
  implementForUser(bookAppointment, (exchange) => {
    const { body, params, sandbox, deployment, sender, user } = exchange;
    const { application } = requireApplicationFor(exchange, params.id, 'applicant');
    const config = readAppointmentConfig(deployment);
    if (config === undefined) throw createRefusal('err_feature_not_enabled');
    const appointment = toAppointmentTimes(
      body.meeting_time,
      config,
      config.time_zone ?? deployment.timeZone,
    );
    const [violation, ...otherViolations] = findAppointmentViolations(
      body,
      appointment.startsAt,
      config,
      sandbox.clock.now(),
    );
    if (violation !== undefined) throw createRefusalFor([violation, ...otherViolations]);
    if (application.facts.is_appointment_created) throw createRefusal('err_resource_exists');
    const { appointments, applications } = sandbox.store;
    const times = {
      day: appointment.startsAt.toISODate(),
      startsAt: appointment.startsAt.toJSDate().toISOString(),
      endsAt: appointment.endsAt.toJSDate().toISOString(),
    };
    const bookedAppointments = appointments.findBy('day', appointmentDayIndexKey(deployment.id, times.day));
    if (bookedAppointments.some((bookedAppointment) => appointmentsOverlap(times, bookedAppointment)))
      throw createRefusal('err_resource_exists', 'meeting_time');
    const { id, fields } = appointments.insert({
      id: sandbox.ids.next(),
      applicationId: application.id,
      deployment: deployment.id,
      ...times,
      fields: { ...body, meeting_time: appointment.startsAt.toISO({ suppressMilliseconds: true }) },
    });
    applications.update(application.id, { facts: { ...application.facts, is_appointment_created: true } });
    sendAppointmentMail(sandbox, sender, {
      user,
      application,
      appointment: {
        id,
        email: body.contact_email,
        advisor: config.advisor?.name,
        startsAt: appointment.startsAt,
        meetingType: body.meeting_type,
        address: config.address,
        phone: body.contact_phone,
      },
    });
    return { ...fields, appointment_id: id };
  }),
];
