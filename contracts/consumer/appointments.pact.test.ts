import { CALLS } from 'contracts/api';
import type { ErrorCode } from 'contracts/api/error-codes';
import { katrinBrandt, sabineKoch } from 'fixtures/people';
import { describe, it } from 'vitest';
import { appointments, type NewAppointment } from '~/api/appointments.server';
import { itRefusesUnauthorizedAccess } from './access-refusals';
import { createExample } from './example';
import { createExpectedRefusal, createExpectedResponse, recordExchange } from './exchange';
import { createProvidedPath, EXAMPLE_ID, type ProviderState } from './provider-state';

const NOW = '2026-03-05T10:00:00Z';
const OPEN: ProviderState = { scenario: 'first-application', now: NOW, loggedIn: katrinBrandt.key };

const appointment: NewAppointment = {
  meeting_type: 'telephone',
  meeting_time: '2026-03-09T10:15:00+01:00',
  first_name: 'Katrin',
  last_name: 'Brandt',
  company_name: 'Metallbau Brandt GmbH',
  contact_email: 'katrin.brandt@metallbau-brandt.example',
  contact_phone: '+49 421 5550126',
};

describe('QA-01 APPT-01 bookAppointment', () => {
  const call = CALLS.bookAppointment;
  const path = createProvidedPath(call.path, { id: 'applicationId' });
  const send = (newAppointment: NewAppointment) => (api: Parameters<typeof appointments.book>[0]) =>
    appointments.book(api, EXAMPLE_ID, newAppointment);

  it.each([
    ['by telephone', appointment],
    ['after a clock change (D-47)', { ...appointment, meeting_time: '2026-03-30T10:15:00+02:00' }],
    ['with a topic', { ...appointment, meeting_type: 'webex', notes: 'Vorfinanzierung' }],
  ] as const)('books an appointment %s', async (condition, newAppointment) => {
    await recordExchange(call, {
      case: condition,
      given: OPEN,
      path,
      body: newAppointment,
      expected: createExpectedResponse(call, {
        ...newAppointment,
        appointment_id: createExample(EXAMPLE_ID),
      }),
      send: send(newAppointment),
    });
  });

  const refusedChanges: [
    situation: string,
    change: Partial<NewAppointment>,
    code: ErrorCode,
    field: string,
  ][] = [
    ['today', { meeting_time: '2026-03-05T15:00:00+01:00' }, 'err_appointment_too_early', 'meeting_time'],
    [
      'in half a year',
      { meeting_time: '2026-09-07T10:00:00+02:00' },
      'err_appointment_too_far',
      'meeting_time',
    ],
    [
      'on a Saturday',
      { meeting_time: '2026-03-07T10:00:00+01:00' },
      'err_appointment_weekday_invalid',
      'meeting_time',
    ],
    [
      'too early in the morning',
      { meeting_time: '2026-03-09T07:00:00+01:00' },
      'err_appointment_before_start_time',
      'meeting_time',
    ],
    [
      'too late in the evening',
      { meeting_time: '2026-03-09T19:00:00+01:00' },
      'err_appointment_after_end_time',
      'meeting_time',
    ],
    ['without a telephone', { contact_phone: 'none' }, 'err_validation_failed', 'contact_phone'],
  ];

  it.each(refusedChanges)(
    'APPT-02 APPT-04 refuses an appointment %s',
    async (situation, change, code, field) => {
      const changedAppointment = { ...appointment, ...change };
      await recordExchange(call, {
        case: situation,
        given: OPEN,
        path,
        body: changedAppointment,
        expected: createExpectedRefusal(code, field),
        send: send(changedAppointment),
      });
    },
  );

  it.each([
    [
      'of an application with an appointment',
      { scenario: 'appointment-booked', now: NOW, loggedIn: katrinBrandt.key },
      'err_resource_exists',
    ],
    [
      'of a deployment without appointments',
      { scenario: 'no-new-applications', now: NOW, loggedIn: sabineKoch.key, partner: 'closed' },
      'err_feature_not_enabled',
    ],
    [
      'by a signatory',
      { scenario: 'open-again', now: NOW, loggedIn: 'jonas', applicationOf: katrinBrandt.key },
      'err_no_permission',
    ],
  ] as [string, ProviderState, ErrorCode][])(
    'OVER-11 refuses to book an appointment %s: $2',
    async (situation, given, code) => {
      await recordExchange(call, {
        case: situation,
        given,
        path,
        body: appointment,
        expected: createExpectedRefusal(code),
        send: send(appointment),
      });
    },
  );

  itRefusesUnauthorizedAccess(call, {
    body: appointment,
    send: (api, id) => appointments.book(api, id, appointment),
  });
});
