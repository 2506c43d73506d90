import CalendarDays from 'virtual:icon/calendar-days';
import { parseWithZod } from '@conform-to/zod/v4';
import { useTranslation } from 'react-i18next';
import { useAnnouncement } from 'ui/feedback/announce';
import { useHydrated } from 'ui/feedback/use-hydrated';
import { DayField, SlotField } from 'ui/fields/date/day-field';
import { PortalForm } from 'ui/fields/form/form';
import { usePortalForm } from 'ui/fields/form/use-portal-form';
import { ChoiceCardsField } from 'ui/fields/radio/choice-cards-field';
import { TextAreaField } from 'ui/fields/text/text-area-field';
import { TextField } from 'ui/fields/text/text-field';
import { metaText } from 'ui/theme/text.css';
import type { z } from 'zod';
import { normalizeIfValid } from '~/domain/message';
import { createPhoneNumberRule } from '~/domain/phone-number';
import { DefaultButton } from '~/forms/default-button';
import { INTENT_FIELD } from '~/forms/intents';
import * as css from './appointment.css';
import { MEETING_TYPE_ICONS } from './appointment-card';
import { IN_PERSON_MEETING, useAppointmentTexts } from './appointment-texts';
import type { AppointmentsView } from './appointment-view.server';
import {
  createAppointmentContactSchema,
  createAppointmentTimeSchema,
  MAX_NOTES_LENGTH,
} from './rules/appointment';
import { findFirstFreeTime, listDaysWithFreeTime, listFreeTimes, parseTakenTimes } from './rules/free-times';
import {
  BOOK_INTENT,
  BOOKING_FORM_ID,
  type BookingActionData,
  CONTACT_INTENT,
  TAKEN_TIMES_FIELD,
} from './urls';

const TIME_FIELDS = ['meetingType', 'day', 'time'] as const;
const CONTACT_FIELDS = [
  'firstName',
  'lastName',
  'companyName',
  'contactEmail',
  'contactPhone',
  'notes',
] as const;

type PickSchema = ReturnType<typeof createAppointmentTimeSchema>;
type ContactSchema = ReturnType<typeof createAppointmentContactSchema>;

interface StageProps {
  appointments: AppointmentsView;
  actionData: BookingActionData | undefined;
}

const AFTERNOON_START = '12:00';

export function BookingTimeForm({ appointments, actionData }: StageProps) {
  const { t, i18n } = useTranslation('appointment');
  const appointmentTexts = useAppointmentTexts(appointments);
  const typed = actionData?.booking?.typed ?? {};
  const takenTimes = parseTakenTimes(typed[TAKEN_TIMES_FIELD]);
  const days = listDaysWithFreeTime(appointments.days, appointments.times, takenTimes);
  const createSchemaFor = (day: string | undefined) =>
    createAppointmentTimeSchema({
      meetingTypes: appointments.types.map(({ value }) => value),
      days,
      isTime: (time) => listFreeTimes(appointments.times, day, takenTimes).includes(time),
    });
  const [onlyType] = appointments.types.length === 1 ? appointments.types : [];
  const [form, fields] = usePortalForm<z.input<PickSchema>, z.output<PickSchema>>({
    id: BOOKING_FORM_ID,
    lastResult: actionData?.result,
    defaultValue: {
      meetingType: onlyType?.value,
      ...findFirstFreeTime(appointments.days, appointments.times, takenTimes),
      ...typed,
    },
    onValidate: ({ formData }) =>
      parseWithZod(formData, { schema: createSchemaFor(String(formData.get('day'))) }),
  });
  const hydrated = useHydrated();
  const { value } = form;
  const times = listFreeTimes(appointments.times, value?.day, takenTimes);
  // Without JavaScript the text would not follow the choice.
  const chosenTime =
    hydrated && value?.day && value.time ? appointmentTexts.when(value.day, value.time) : null;
  useAnnouncement(chosenTime ?? '');
  const labels = { meetingType: t('type.label'), day: t('day.label'), time: t('time.label') };
  return (
    <PortalForm form={form} sendsFormKey labels={labels}>
      <input type="hidden" name={INTENT_FIELD} value={CONTACT_INTENT} />
      <HiddenFields names={[...CONTACT_FIELDS, TAKEN_TIMES_FIELD]} typed={typed} />
      {appointments.info && <p className={metaText}>{appointments.info}</p>}
      <ChoiceCardsField
        field={fields.meetingType}
        label={labels.meetingType}
        choices={appointments.types.map((type) => ({
          value: type.value,
          title: appointmentTexts.typeName(type),
          text: descriptionWithAddress(type, appointments.address),
          icon: MEETING_TYPE_ICONS.get(type.value) ?? CalendarDays,
        }))}
      />
      <div className={css.dayAndTime}>
        <DayField
          field={fields.day}
          label={labels.day}
          days={days}
          language={i18n.language}
          turnLabels={{
            previous: (month) => t('day.previous', { month }),
            next: (month) => t('day.next', { month }),
          }}
        />
        <div className={css.slots}>
          <SlotField
            field={fields.time}
            label={labels.time}
            hint={t('time.zone', { zone: appointments.timeZone.split('/').at(-1)?.replaceAll('_', ' ') })}
            groups={[
              { name: t('time.morning'), times: times.filter((time) => time < AFTERNOON_START) },
              { name: t('time.afternoon'), times: times.filter((time) => time >= AFTERNOON_START) },
            ]}
          />
        </div>
      </div>
      <p>{chosenTime && <b>{chosenTime}</b>}</p>
    </PortalForm>
  );
}

export function BookingContactForm({ appointments, actionData }: StageProps) {
  const { t } = useTranslation('appointment');
  const appointmentTexts = useAppointmentTexts(appointments);
  const typed = actionData?.booking?.typed ?? {};
  const schema = createAppointmentContactSchema(appointments.country);
  const [form, fields] = usePortalForm<z.input<ContactSchema>, z.output<ContactSchema>>({
    id: BOOKING_FORM_ID,
    lastResult: actionData?.result.status === 'error' ? actionData.result : undefined,
    defaultValue: { ...appointments.contact, ...nonEmpty(typed) },
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  });
  const labels = Object.fromEntries(CONTACT_FIELDS.map((name) => [name, t(name)]));
  return (
    <PortalForm form={form} sendsFormKey labels={labels}>
      <DefaultButton intent={BOOK_INTENT} />
      <HiddenFields names={[...TIME_FIELDS, TAKEN_TIMES_FIELD]} typed={typed} />
      <p>
        <b>{appointmentTexts.when(typed.day ?? '', typed.time ?? '')}</b>
        <br />
        <span className={metaText}>{appointmentTexts.how(typed.meetingType ?? '')}</span>
      </p>
      <div className={css.twoColumns}>
        <TextField field={fields.firstName} label={t('firstName')} autoComplete="given-name" />
        <TextField field={fields.lastName} label={t('lastName')} autoComplete="family-name" />
      </div>
      <TextField field={fields.companyName} label={t('companyName')} autoComplete="organization" />
      <TextField field={fields.contactEmail} label={t('contactEmail')} type="email" autoComplete="email" />
      <TextField
        field={fields.contactPhone}
        label={t('contactPhone')}
        hint={t('phoneHint')}
        type="tel"
        autoComplete="tel"
        tidy={normalizeIfValid(createPhoneNumberRule(appointments.country))}
      />
      <TextAreaField field={fields.notes} label={t('notes')} optional counter={{ max: MAX_NOTES_LENGTH }} />
    </PortalForm>
  );
}

function HiddenFields({
  names,
  typed,
}: {
  names: readonly string[];
  typed: Readonly<Record<string, string>>;
}) {
  return (
    <>
      {names.map((name) => typed[name] && <input key={name} type="hidden" name={name} value={typed[name]} />)}
    </>
  );
}

function descriptionWithAddress(
  { value, description }: AppointmentsView['types'][number],
  address: string | null,
) {
  const parts = [description, value === IN_PERSON_MEETING ? address : null].filter((text) => text !== null);
  return parts.length > 0 ? parts.join(' ') : undefined;
}

function nonEmpty(typed: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ''));
}
