import CalendarDays from 'virtual:icon/calendar-days';
import { parseWithZod } from '@conform-to/zod/v4';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { OverviewAnswer } from '~/dashboard/overview/overview-answer';
import { asStored } from '~/domain/checked';
import { phoneNumberRule } from '~/domain/phone-number';
import { EnterGoesOn } from '~/forms/enter-goes-on';
import { INTENT } from '~/forms/intents';
import { meta } from '~/theme/text.css';
import { ChoiceCardsField } from '~/ui/fields/choice-cards-field';
import { DayField, SlotField } from '~/ui/fields/day-field';
import { PortalForm } from '~/ui/fields/form';
import { TextAreaField } from '~/ui/fields/text-area-field';
import { TextField } from '~/ui/fields/text-field';
import { usePortalForm } from '~/ui/fields/use-portal-form';
import { NOTES_LONGEST, talkContactSchema, talkPickSchema } from './rules/appointment';
import { daysWithFreeTime, freeTimes, takenTimes } from './rules/free-times';
import * as css from './talk.css';
import type { ShownTalks } from './talk.server';
import { BOOK, CONTACT, TAKEN, TALK_FORM } from './talk-answer';
import { TALK_ICONS } from './talk-card';
import { IN_PERSON, useTalkWords } from './talk-words';

const PICKED = ['meetingType', 'day', 'time'] as const;
const CONTACT_FIELDS = [
  'firstName',
  'lastName',
  'companyName',
  'contactEmail',
  'contactPhone',
  'notes',
] as const;

type PickSchema = ReturnType<typeof talkPickSchema>;
type ContactSchema = ReturnType<typeof talkContactSchema>;

interface StageProps {
  talks: ShownTalks;
  answer: OverviewAnswer | undefined;
}

const AFTERNOON = '12:00';

/** APPT-01 to APPT-03 */
export function TalkPickForm({ talks, answer }: StageProps) {
  const { t, i18n } = useTranslation('appointment');
  const words = useTalkWords(talks);
  const typed = answer?.talk?.typed ?? {};
  const taken = takenTimes(typed[TAKEN]);
  const days = daysWithFreeTime(talks.days, talks.times, taken);
  const schemaOn = (day: string | undefined) =>
    talkPickSchema({
      meetingTypes: talks.types.map(({ value }) => value),
      days,
      isTime: (time) => freeTimes(talks.times, day, taken).includes(time),
    });
  const [only] = talks.types.length === 1 ? talks.types : [];
  const [form, fields] = usePortalForm<z.input<PickSchema>, z.output<PickSchema>>({
    id: TALK_FORM,
    lastResult: answer?.result,
    defaultValue: { meetingType: only?.value, ...typed },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: schemaOn(String(formData.get('day'))) }),
  });
  const { value } = form;
  const times = freeTimes(talks.times, value?.day, taken);
  const chosen = value?.day && value.time ? words.when(value.day, value.time) : null;
  const labels = { meetingType: t('type.label'), day: t('day.label'), time: t('time.label') };
  return (
    <PortalForm form={form} makesOne labels={labels}>
      <input type="hidden" name={INTENT} value={CONTACT} />
      <Hidden names={[...CONTACT_FIELDS, TAKEN]} typed={typed} />
      {talks.info && <p className={meta}>{talks.info}</p>}
      <ChoiceCardsField
        field={fields.meetingType}
        label={labels.meetingType}
        choices={talks.types.map((type) => ({
          value: type.value,
          title: words.typeName(type),
          text: placed(type, talks.address),
          icon: TALK_ICONS.get(type.value) ?? CalendarDays,
        }))}
      />
      <div className={css.when}>
        <DayField
          field={fields.day}
          label={labels.day}
          days={days}
          language={i18n.language}
          turn={{
            previous: (month) => t('day.previous', { month }),
            next: (month) => t('day.next', { month }),
          }}
        />
        <div className={css.slots}>
          <SlotField
            field={fields.time}
            label={labels.time}
            hint={t('time.zone', { zone: talks.timeZone.split('/').at(-1)?.replaceAll('_', ' ') })}
            groups={[
              { name: t('time.morning'), times: times.filter((time) => time < AFTERNOON) },
              { name: t('time.afternoon'), times: times.filter((time) => time >= AFTERNOON) },
            ]}
          />
        </div>
      </div>
      <p role="status">{chosen && <b>{chosen}</b>}</p>
    </PortalForm>
  );
}

/** APPT-04 */
export function TalkContactForm({ talks, answer }: StageProps) {
  const { t } = useTranslation('appointment');
  const words = useTalkWords(talks);
  const typed = answer?.talk?.typed ?? {};
  const schema = talkContactSchema(talks.country);
  const [form, fields] = usePortalForm<z.input<ContactSchema>, z.output<ContactSchema>>({
    id: TALK_FORM,
    lastResult: answer?.result.status === 'error' ? answer.result : undefined,
    defaultValue: { ...talks.contact, ...nonEmpty(typed) },
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  });
  const labels = Object.fromEntries(CONTACT_FIELDS.map((name) => [name, t(name)]));
  return (
    <PortalForm form={form} makesOne labels={labels}>
      <EnterGoesOn intent={BOOK} />
      <Hidden names={[...PICKED, TAKEN]} typed={typed} />
      <p>
        <b>{words.when(typed.day ?? '', typed.time ?? '')}</b>
        <br />
        <span className={meta}>{words.how(typed.meetingType ?? '')}</span>
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
        tidy={asStored(phoneNumberRule(talks.country))}
      />
      <TextAreaField field={fields.notes} label={t('notes')} optional counter={{ max: NOTES_LONGEST }} />
    </PortalForm>
  );
}

function Hidden({ names, typed }: { names: readonly string[]; typed: Readonly<Record<string, string>> }) {
  return (
    <>
      {names.map((name) => typed[name] && <input key={name} type="hidden" name={name} value={typed[name]} />)}
    </>
  );
}

function placed({ value, description }: ShownTalks['types'][number], address: string | null) {
  const said = [description, value === IN_PERSON ? address : null].filter((text) => text !== null);
  return said.length > 0 ? said.join(' ') : undefined;
}

function nonEmpty(typed: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ''));
}
