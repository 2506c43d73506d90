import CalendarPlus from 'virtual:icon/calendar-plus';
import { useTranslation } from 'react-i18next';
import { tabPath } from '~/dashboard/rules/tabs';
import { ButtonLink } from '~/ui/layout/button';
import { Stack } from '~/ui/layout/layout';
import { Terms } from '~/ui/layout/terms';
import type { ShownTalks } from './talk.server';
import { IN_PERSON, useTalkWords } from './talk-words';

/** APPT-01, APPT-03 */
export function TalkConfirmation({ applicationId, talks }: { applicationId: string; talks: ShownTalks }) {
  const { t } = useTranslation('appointment');
  const words = useTalkWords(talks);
  if (!talks.booked) return <p>{t(talks.isElsewhere ? 'booked.elsewhere' : 'already')}</p>;
  const { meetingType, startsAt } = talks.booked;
  const type = talks.types.find(({ value }) => value === meetingType);
  const where = meetingType === IN_PERSON ? talks.address : null;
  return (
    <Stack gap="s5">
      <Terms
        layout="column"
        items={[
          {
            label: words.how(meetingType),
            value: words.when(startsAt.slice(0, 10), startsAt.slice(11, 16)),
            note: t('time.zone', { zone: talks.timeZone.split('/').at(-1)?.replaceAll('_', ' ') }),
          },
          ...(where ? [{ label: t('booked.where'), value: where }] : []),
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
