import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { createEvent } from 'ics';
import { openApplication } from './dashboard/open-application.server';
import { bookedTalk } from './overview/talk.server';

/** `/dashboard/applications/:id/appointment.ics`: the talk that was booked, as a file for any calendar. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { visit, application, head } = await openApplication(request, params.id, 'overview');
  const talk = bookedTalk({ visit, application });
  const config = visit.config.appointments;
  const headers = visit.headers();
  if (!talk || !config) throw data(null, { status: 404, headers });
  const t = visit.t('appointment');
  const { error, value } = createEvent({
    uid: `${application.applicationId}@${visit.host.split(':')[0]}`,
    productId: visit.config.displayName,
    start: Date.parse(talk.startsAt),
    startOutputType: 'utc',
    duration: { minutes: config.meeting_duration_minutes },
    title: t('event.title', { name: config.advisor?.name ?? visit.config.displayName }),
    description: t('event.text', { number: head.number }),
    ...(talk.meetingType === 'in_person' && config.address ? { location: config.address } : {}),
    status: 'CONFIRMED',
  });
  if (error || !value) throw error ?? new Error('the calendar file is empty');
  headers.set('Content-Type', 'text/calendar; charset=utf-8');
  headers.set('Content-Disposition', 'attachment; filename="appointment.ics"');
  return new Response(value, { headers });
}
