import { z } from 'zod';
import { checkEmail } from '~/domain/credentials';
import { choice, optional, required } from '~/domain/form-schema';
import { type Checked, invalid, message, type Rule, valid } from '~/domain/message';
import { phoneNumberRule } from '~/domain/phone-number';
import { textRule } from '~/domain/text';

export interface AppointmentOffer {
  readonly meetingTypes: readonly string[];
  readonly days: readonly string[];
  readonly isTime: (time: string) => boolean;
}

export const MAX_NAME_LENGTH = 100;
export const MAX_NOTES_LENGTH = 700;

const line = required(textRule({ max: MAX_NAME_LENGTH }));

/** APPT-01 */
export function appointmentTimeSchema({ meetingTypes, days, isTime }: AppointmentOffer) {
  const time: Rule<string> = (typed): Checked<string> =>
    isTime(typed) ? valid(typed) : invalid('appointmentTimeInvalid');
  return z.object({
    meetingType: choice(meetingTypes),
    day: choice(days, 'appointmentDateInvalid'),
    time: z
      .string({ error: message('choose') })
      .min(1, message('choose'))
      .pipe(required(time)),
  });
}

/** APPT-04. @param country for national telephone numbers (D-88) */
export const appointmentContactSchema = (country: string) =>
  z.object({
    firstName: line,
    lastName: line,
    companyName: required(textRule({ max: 255 })),
    contactEmail: required(checkEmail),
    contactPhone: required(phoneNumberRule(country)),
    notes: optional(textRule({ max: MAX_NOTES_LENGTH, multiline: true })),
  });
