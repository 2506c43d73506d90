import type { LoaderFunctionArgs } from '@remix-run/node';
import { createEvent } from 'ics';
import { applications } from '~/api/applications.server';
import { tabPath } from '~/dashboard/rules/tabs';
import { formatContentDisposition } from '~/domain/content-disposition';
import { requireUser } from '~/request/guards.server';
import { findUpcomingAppointment } from './appointment-view.server';

export { action } from '~/request/get-only';

export async function loader({ request: httpRequest, context, params }: LoaderFunctionArgs) {
  const request = await requireUser({ request: httpRequest, context });
  const id = params.id ?? '';
  const result = await applications.get(request.api, id);
  const appointment = result.ok ? await findUpcomingAppointment({ request, application: result.data }) : null;
  const config = request.config.appointments;
  if (!result.ok || !appointment || !config) return request.redirect(tabPath(id, 'overview'));
  const t = request.t('appointment');
  const { error, value } = createEvent({
    uid: `${id}@${request.facts.host.split(':')[0]}`,
    productId: request.config.displayName,
    start: Date.parse(appointment.startsAt),
    startOutputType: 'utc',
    duration: { minutes: config.meeting_duration_minutes },
    title: t('event.title', { name: config.advisor?.name ?? request.config.displayName }),
    description: t('event.text', { number: result.data.shortApplicationId }),
    ...(appointment.meetingType === 'in_person' && config.address ? { location: config.address } : {}),
    status: 'CONFIRMED',
  });
  if (error || !value) throw error ?? new Error('the calendar file is empty');
  const headers = new Headers();
  headers.set('Content-Type', 'text/calendar; charset=utf-8');
  const name = t('event.fileName', { number: result.data.shortApplicationId });
  headers.set('Content-Disposition', formatContentDisposition('attachment', name));
  return new Response(value, { headers });
}
