import { useTranslation } from 'react-i18next';
import { getDateFormat } from '~/domain/locale';
import type { AppointmentsView, MeetingTypeView } from './appointment-view.server';

export const IN_PERSON_MEETING = 'in_person';

const MEETING_TYPES_WITH_OWN_NAME = [IN_PERSON_MEETING, 'telephone', 'webex'] as const;

export function useAppointmentTexts(appointments: AppointmentsView) {
  const { t, i18n } = useTranslation('appointment');
  const typeName = ({ value, label }: Pick<MeetingTypeView, 'value' | 'label'>) => {
    const knownMeetingType = MEETING_TYPES_WITH_OWN_NAME.find((name) => name === value);
    return label ?? (knownMeetingType ? t(`type.${knownMeetingType}`) : value);
  };
  return {
    typeName,
    when(day: string, time: string) {
      const date = new Date(`${day}T${time}:00Z`);
      if (Number.isNaN(date.getTime())) return null;
      const clock = getDateFormat('de', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
      const dateTimeFormat = getDateFormat(i18n.language, {
        weekday: 'short',
        day: 'numeric',
        month: 'long',
        timeZone: 'UTC',
      });
      const endDate = new Date(date.getTime() + appointments.minutes * 60_000);
      return t('chosen', {
        day: dateTimeFormat.format(date),
        from: clock.format(date),
        to: clock.format(endDate),
      });
    },
    how(meetingType: string) {
      const type = appointments.types.find(({ value }) => value === meetingType) ?? {
        value: meetingType,
        label: null,
      };
      return t('minutes', { type: typeName(type), minutes: appointments.minutes });
    },
  };
}
