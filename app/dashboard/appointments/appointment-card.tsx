import CalendarDays from 'virtual:icon/calendar-days';
import MapPin from 'virtual:icon/map-pin';
import Phone from 'virtual:icon/phone';
import Video from 'virtual:icon/video';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from 'ui/layout/button';
import { Card, CardBody, CardHeader, TitledCard } from 'ui/layout/card';
import { Icon } from 'ui/layout/icon';
import { Stack } from 'ui/layout/layout';
import { Avatar } from 'ui/records/avatar';
import { metaText, mutedText, smallText } from 'ui/theme/text.css';
import * as css from './appointment.css';
import { CalendarLink } from './appointment-confirmation';
import { IN_PERSON_MEETING, useAppointmentTexts } from './appointment-texts';
import type { Advisor, AppointmentsView } from './appointment-view.server';
import { appointmentPath } from './urls';

export const MEETING_TYPE_ICONS = new Map([
  ['telephone', Phone],
  ['webex', Video],
  [IN_PERSON_MEETING, MapPin],
]);

export function AppointmentCard({
  applicationId,
  appointments,
}: {
  applicationId: string;
  appointments: AppointmentsView;
}) {
  const { t } = useTranslation('appointment');
  const appointmentTexts = useAppointmentTexts(appointments);
  const { advisor, bookedAppointment: booked, minutes } = appointments;
  if (booked) {
    const address = booked.meetingType === IN_PERSON_MEETING ? appointments.address : null;
    return (
      <TitledCard id="appointment" title={t('booked.title')} gap="s3">
        <div>
          <p>
            <b>{appointmentTexts.when(booked.startsAt.slice(0, 10), booked.startsAt.slice(11, 16))}</b>
          </p>
          <p className={metaText}>{appointmentTexts.how(booked.meetingType)}</p>
          {address && <p className={metaText}>{address}</p>}
        </div>
        <CalendarLink applicationId={applicationId} />
      </TitledCard>
    );
  }
  if (appointments.isElsewhere) {
    return (
      <TitledCard id="appointment" title={t('booked.title')} gap="s3">
        <p>{t('booked.elsewhere')}</p>
      </TitledCard>
    );
  }
  if (!appointments.invitesToBook) return null;
  return (
    <Card labelledBy="appointment">
      {!advisor && <CardHeader id="appointment" title={t('card.title')} />}
      <CardBody>
        <Stack gap="s4">
          {advisor && <AdvisorHeader id="appointment" advisor={advisor} />}
          <p className={`${smallText} ${mutedText}`}>
            {t(`card.${appointments.isAboutToDos ? 'text' : 'question'}${advisor ? '' : 'WithoutAdvisor'}`, {
              minutes,
            })}
          </p>
          <ul className={css.meetingTypes}>
            {appointments.types.map((type) => (
              <li key={type.value} className={css.meetingType}>
                <Icon of={MEETING_TYPE_ICONS.get(type.value) ?? CalendarDays} size={16} />
                <span>{appointmentTexts.typeName(type)}</span>
              </li>
            ))}
          </ul>
          <ButtonLink block to={appointmentPath(applicationId)} preventScrollReset icon={CalendarDays}>
            {t('card.choose')}
          </ButtonLink>
        </Stack>
      </CardBody>
    </Card>
  );
}

export function AdvisorHeader({ id, advisor }: { id: string; advisor: Advisor }) {
  return (
    <div className={css.advisor}>
      {advisor.avatar ? (
        <img src={advisor.avatar} alt="" className={css.portrait} />
      ) : (
        <Avatar of={advisor.name} size="l" />
      )}
      <div>
        <h2 id={id}>{advisor.name}</h2>
        {advisor.role && <p className={metaText}>{advisor.role}</p>}
      </div>
    </div>
  );
}
