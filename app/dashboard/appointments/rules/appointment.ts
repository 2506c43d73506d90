import { z } from 'zod';
import { type Checked, invalid, type Rule, valid } from '~/domain/checked';
import { checkEmail } from '~/domain/email';
import { choice, optional, required } from '~/domain/form-schema';
import { message } from '~/domain/message';
import { phoneNumberRule } from '~/domain/phone-number';
import { textRule } from '~/domain/text';

/** What can be picked; the server and the browser judge by the same days, the server also by times that are not on offer. */
export interface TalkOffer {
  readonly meetingTypes: readonly string[];
  /** `YYYY-MM-DD`. */
  readonly days: readonly string[];
  readonly isTime: (time: string) => boolean;
}

export const NAME_LONGEST = 100;
export const NOTES_LONGEST = 700;

const line = required(textRule({ max: NAME_LONGEST }));

/** The first stage: how, on which day and when (APPT-01). Messages: `appointmentDateInvalid`, `appointmentTimeInvalid`. */
export function talkPickSchema({ meetingTypes, days, isTime }: TalkOffer) {
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

/** The second stage: whom the advisor talks with (APPT-04). National telephone numbers are the deployment's `country`'s (D-88). */
export const talkContactSchema = (country: string) =>
  z.object({
    firstName: line,
    lastName: line,
    companyName: required(textRule({ max: 255 })),
    contactEmail: required(checkEmail),
    contactPhone: required(phoneNumberRule(country)),
    notes: optional(textRule({ max: NOTES_LONGEST, multiline: true })),
  });
