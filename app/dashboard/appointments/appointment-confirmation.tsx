import CalendarPlus from 'virtual:icon/calendar-plus';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from 'ui/layout/button';
import { Stack } from 'ui/layout/layout';
import { Terms } from 'ui/layout/sheet';
import { tabPath } from '~/dashboard/rules/tabs';
import { IN_PERSON_MEETING, useAppointmentTexts } from './appointment-texts';
import type { AppointmentsView } from './appointment-view.server';

export function AppointmentConfirmation({
  applicationId,
  appointments,
}: {
  applicationId: string;
  appointments: AppointmentsView;
}) {
  const { t } = useTranslation('appointment');
  const appointmentTexts = useAppointmentTexts(appointments);
  if (!appointments.bookedAppointment)
    return <p>{t(appointments.isElsewhere ? 'booked.elsewhere' : 'already')}</p>;
  const { meetingType, startsAt } = appointments.bookedAppointment;
  const type = appointments.types.find(({ value }) => value === meetingType);
  const address = meetingType === IN_PERSON_MEETING ? appointments.address : null;
  return (
    <Stack gap="s5">
      <Terms
        layout="column"
        items={[
          {
            label: appointmentTexts.how(meetingType),
            value: appointmentTexts.when(startsAt.slice(0, 10), startsAt.slice(11, 16)),
            note: t('time.zone', { zone: appointments.timeZone.split('/').at(-1)?.replaceAll('_', ' ') }),
          },
          ...(address ? [{ label: t('booked.where'), value: address }] : []),
        ]}
      />
      {type?.confirmation && <p>{type.confirmation}</p>}
      <div>
        <CalendarLink applicationId={applicationId} />
      </div>
    </Stack>
  );
}

export function CalendarLink({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation('appointment');
  return (
    <ButtonLink
      reloadDocument
      download
      to={`${tabPath(applicationId, 'overview')}/appointment.ics`}
      icon={CalendarPlus}
    >
      {t('booked.calendar')}
    </ButtonLink>
  );
}
