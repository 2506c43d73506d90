import { z } from 'zod';
import { defineCall } from './call';
import { MEETING_TYPES } from './enumerations';
import { identifier } from './values';

/** Specification 2, section 3. `meeting_time` includes its zone offset. */
export const newAppointment = z.strictObject({
  meeting_type: z.enum(MEETING_TYPES),
  meeting_time: z.iso.datetime({ offset: true }),
  first_name: z.string(),
  last_name: z.string(),
  company_name: z.string(),
  contact_email: z.string(),
  contact_phone: z.string(),
  notes: z.string().optional(),
});
export type NewAppointment = z.infer<typeof newAppointment>;

export const bookAppointment = defineCall({
  name: 'bookAppointment',
  summary: 'Books an appointment at a free time of the configured days',
  method: 'POST',
  path: '/user/applications/:id/appointments',
  access: 'user',
  params: z.strictObject({ id: z.string() }),
  body: newAppointment,
  status: 201,
  response: z.object({ ...newAppointment.shape, appointment_id: identifier }),
  errors: [
    'err_entity_not_found',
    'err_email_not_confirmed',
    'err_no_permission',
    'err_feature_not_enabled',
    'err_resource_exists',
    'err_appointment_before_start_time',
    'err_appointment_after_end_time',
    'err_appointment_weekday_invalid',
    'err_appointment_too_early',
    'err_appointment_too_far',
  ],
});
