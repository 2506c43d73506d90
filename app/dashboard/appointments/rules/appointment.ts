import { z } from 'zod';
import { checkEmail } from '~/domain/credentials';
import { choiceSchema, optionalTextSchema, requiredTextSchema } from '~/domain/form-schema';
import { encodeMessage, invalid, type ValidationResult, type ValidationRule, valid } from '~/domain/message';
import { createPhoneNumberRule } from '~/domain/phone-number';
import { createTextRule } from '~/domain/text';

export interface AppointmentOffer {
  readonly meetingTypes: readonly string[];
  readonly days: readonly string[];
  readonly isTime: (time: string) => boolean;
}

export const MAX_NAME_LENGTH = 100;
export const MAX_NOTES_LENGTH = 700;

const line = requiredTextSchema(createTextRule({ max: MAX_NAME_LENGTH }));

export function createAppointmentTimeSchema({ meetingTypes, days, isTime }: AppointmentOffer) {
  const time: ValidationRule<string> = (typed): ValidationResult<string> =>
    isTime(typed) ? valid(typed) : invalid('appointmentTimeInvalid');
  return z.object({
    meetingType: choiceSchema(meetingTypes),
    day: choiceSchema(days, 'appointmentDateInvalid'),
    time: z
      .string({ error: encodeMessage('choose') })
      .min(1, encodeMessage('choose'))
      .pipe(requiredTextSchema(time)),
  });
}

/** APPT-04. @param country for national telephone numbers (D-88) */
export const createAppointmentContactSchema = (country: string) =>
  z.object({
    firstName: line,
    lastName: line,
    companyName: requiredTextSchema(createTextRule({ max: 255 })),
    contactEmail: requiredTextSchema(checkEmail),
    contactPhone: requiredTextSchema(createPhoneNumberRule(country)),
    notes: optionalTextSchema(createTextRule({ max: MAX_NOTES_LENGTH, multiline: true })),
  });
