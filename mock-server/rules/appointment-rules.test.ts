import type { NewAppointment } from 'contracts/api/appointments';
import { type AppointmentConfig, featureValues } from 'contracts/api/configuration';
import { DEPLOYMENTS } from 'fixtures/deployments';
import { describe, expect, test } from 'vitest';
import {
  appointmentsOverlap,
  findAppointmentViolations,
  readAppointmentConfig,
  toAppointmentTimes,
} from './appointment-rules';

const CONFIG: AppointmentConfig = featureValues.appointments.parse({
  meeting_types: [{ value: 'telephone' }, { value: 'webex' }],
  days_of_week_allowed: ['mon', 'tue', 'wed', 'thu', 'fri'],
  end_date_in_days: 60,
  start_time: '09:00',
  end_time: '17:00',
  minute_step: 15,
  meeting_duration_minutes: 30,
});

const APPOINTMENT: NewAppointment = {
  meeting_type: 'telephone',
  meeting_time: '2026-03-10T10:00:00+01:00',
  first_name: 'Katrin',
  last_name: 'Brandt',
  company_name: 'Metallbau Brandt GmbH',
  contact_email: 'katrin@brandt.example',
  contact_phone: '+49 421 330 81',
};

const MONDAY = '2026-03-02T09:00:00Z';

function refusals(
  change: Partial<NewAppointment>,
  { now = MONDAY, zone = 'Europe/Berlin', config = {} as Partial<AppointmentConfig> } = {},
): string[] {
  const sent = { ...APPOINTMENT, ...change };
  const whole = { ...CONFIG, ...config };
  const { startsAt } = toAppointmentTimes(sent.meeting_time, whole, zone);
  return findAppointmentViolations(sent, startsAt, whole, new Date(now)).map(
    ({ code, field }) => `${code} ${field}`,
  );
}

describe('the time of an appointment (APPT-02, D-47)', () => {
  test.each([
    ['tomorrow, the first slot', '2026-03-03T09:00:00+01:00', null],
    ['tomorrow, the last slot', '2026-03-03T17:00:00+01:00', null],
    ['a quarter past', '2026-03-04T11:15:00+01:00', null],
    ['without seconds', '2026-03-04T11:15+01:00', null],
    ['as UTC', '2026-03-04T10:15:00Z', null],
    ['the last day', '2026-05-01T09:00:00+02:00', null],
    ['today', '2026-03-02T16:00:00+01:00', 'err_appointment_too_early'],
    ['yesterday', '2026-03-01T10:00:00+01:00', 'err_appointment_too_early'],
    ['the day after the last', '2026-05-02T09:00:00+02:00', 'err_appointment_too_far'],
    ['in a thousand years', '3026-03-03T09:00:00+01:00', 'err_appointment_too_far'],
    ['Saturday', '2026-03-07T10:00:00+01:00', 'err_appointment_weekday_invalid'],
    ['Sunday', '2026-03-08T10:00:00+01:00', 'err_appointment_weekday_invalid'],
    ['before the first slot', '2026-03-03T08:45:00+01:00', 'err_appointment_before_start_time'],
    ['a millisecond before', '2026-03-03T08:59:59.999+01:00', 'err_appointment_before_start_time'],
    ['a second before', '2026-03-03T08:59:59+01:00', 'err_appointment_before_start_time'],
    ['after the last slot', '2026-03-03T17:15:00+01:00', 'err_appointment_after_end_time'],
    ['a millisecond after', '2026-03-03T17:00:00.001+01:00', 'err_appointment_after_end_time'],
    ['a second after', '2026-03-03T17:00:01+01:00', 'err_appointment_after_end_time'],
    ['off the step', '2026-03-03T09:10:00+01:00', 'err_validation_failed'],
    ['off by a second', '2026-03-03T09:15:01+01:00', 'err_validation_failed'],
    ['off by a millisecond', '2026-03-03T09:15:00.001+01:00', 'err_validation_failed'],
  ])('“%s”, %s, has the violation: %s', (_, meeting_time, code) => {
    expect(refusals({ meeting_time })).toEqual(code === null ? [] : [`${code} meeting_time`]);
  });

  test.each([
    ['Berlin, the Friday before', '2026-03-27T09:00:00+01:00', 'Europe/Berlin', null],
    ['Berlin, the Monday after', '2026-03-30T09:00:00+02:00', 'Europe/Berlin', null],
    ['Berlin, an hour too early by the new time', '2026-03-30T09:00:00+01:00', 'Europe/Berlin', null],
    [
      'Berlin, 8:00 by the new time',
      '2026-03-30T07:00:00+01:00',
      'Europe/Berlin',
      'err_appointment_before_start_time',
    ],
    ['Zurich', '2026-03-30T17:00:00+02:00', 'Europe/Zurich', null],
    ['Warsaw, as UTC', '2026-03-30T07:00:00Z', 'Europe/Warsaw', null],
    [
      'London, an hour behind',
      '2026-03-30T09:00:00+02:00',
      'Europe/London',
      'err_appointment_before_start_time',
    ],
  ])(
    '“%s” near the change to summer time, %s in %s, has the violation: %s',
    (_, meeting_time, zone, code) => {
      expect(refusals({ meeting_time }, { zone })).toEqual(code === null ? [] : [`${code} meeting_time`]);
    },
  );

  test('The time is compared as wall-clock time on the day of a clock change', () => {
    const config = { days_of_week_allowed: ['sun' as const] };
    expect(refusals({ meeting_time: '2026-03-29T09:00:00+02:00' }, { config })).toEqual([]);
    expect(refusals({ meeting_time: '2026-03-29T08:00:00+02:00' }, { config })).toEqual([
      'err_appointment_before_start_time meeting_time',
    ]);
    const autumnCase = { config, now: '2026-10-20T09:00:00Z' };
    expect(refusals({ meeting_time: '2026-10-25T17:00:00+01:00' }, autumnCase)).toEqual([]);
    expect(refusals({ meeting_time: '2026-10-25T17:00:00+02:00' }, autumnCase)).toEqual([]);
    expect(refusals({ meeting_time: '2026-10-25T18:00:00+01:00' }, autumnCase)).toEqual([
      'err_appointment_after_end_time meeting_time',
    ]);
  });

  test("The appointment's day is counted in the time zone of the partner, not in UTC", () => {
    const now = '2026-03-02T23:30:00Z';
    expect(refusals({ meeting_time: '2026-03-03T10:00:00+01:00' }, { now })).toEqual([
      'err_appointment_too_early meeting_time',
    ]);
    expect(refusals({ meeting_time: '2026-03-03T10:00:00+00:00' }, { now, zone: 'Europe/London' })).toEqual(
      [],
    );
  });

  test('the time of an appointment must be a whole number of time slots after the first slot, with a default slot length', () => {
    const config = { start_time: '09:10', minute_step: 25 };
    expect(refusals({ meeting_time: '2026-03-03T09:35:00+01:00' }, { config })).toEqual([]);
    expect(refusals({ meeting_time: '2026-03-03T09:25:00+01:00' }, { config })).toEqual([
      'err_validation_failed meeting_time',
    ]);
    const hourlyConfig = { start_time: '09:10', minute_step: 60 };
    expect(refusals({ meeting_time: '2026-03-03T10:10:00+01:00' }, { config: hourlyConfig })).toEqual([]);
    const { minute_step: _, ...configWithoutStep } = CONFIG;
    expect(featureValues.appointments.parse(configWithoutStep).minute_step).toBe(1);
    expect(featureValues.appointments.safeParse({ ...CONFIG, minute_step: 61 }).success).toBe(false);
    expect(featureValues.appointments.safeParse({ ...CONFIG, minute_step: 0 }).success).toBe(false);
  });
});

describe('the contact person (APPT-04)', () => {
  test.each<Partial<NewAppointment>>([
    { notes: '' },
    { notes: 'Umschuldung' },
    { contact_phone: '+49 (0)421-330' },
    { contact_email: ' Katrin@Brandt.example ' },
    { meeting_type: 'webex' },
  ])('the contact person is accepted with the data %j', (change) => {
    expect(refusals(change)).toEqual([]);
  });

  test.each<[keyof NewAppointment, string]>([
    ['meeting_type', 'in_person'],
    ['first_name', ''],
    ['last_name', '  '],
    ['company_name', ''],
    ['company_name', 'x'.repeat(256)],
    ['contact_email', 'katrin'],
    ['contact_email', ''],
    ['contact_phone', ''],
    ['contact_phone', '0421 33081'],
    ['contact_phone', '+49 421'],
    ['contact_phone', '+49 421 330 81 22'],
    ['contact_phone', '+49 421 x330'],
    ['contact_phone', '+        '],
    ['notes', 'x'.repeat(2001)],
  ])('the contact person is refused if $0 is $1', (field, value) => {
    expect(refusals({ [field]: value })).toEqual([`err_validation_failed ${field}`]);
  });
});

test('an appointment ends after its duration and blocks the advisor until its end', () => {
  const appointment = (meetingTime: string) => {
    const { startsAt, endsAt } = toAppointmentTimes(meetingTime, CONFIG, 'Europe/Berlin');
    return { startsAt: startsAt.toJSDate().toISOString(), endsAt: endsAt.toJSDate().toISOString() };
  };
  const ten = appointment('2026-03-10T10:00:00+01:00');
  expect(ten.endsAt).toBe('2026-03-10T09:30:00.000Z');
  expect(appointmentsOverlap(ten, appointment('2026-03-10T09:00:00Z'))).toBe(true);
  expect(appointmentsOverlap(ten, appointment('2026-03-10T10:15:00+01:00'))).toBe(true);
  expect(appointmentsOverlap(ten, appointment('2026-03-10T09:45:00+01:00'))).toBe(true);
  expect(appointmentsOverlap(ten, appointment('2026-03-10T10:30:00+01:00'))).toBe(false);
  expect(appointmentsOverlap(ten, appointment('2026-03-10T09:30:00+01:00'))).toBe(false);
});

test.each([
  ['2026-03-10T10:00:00+01:00', 'Europe/Atlantis'],
  ['2026-02-30T10:00:00+01:00', 'Europe/Berlin'],
])('toAppointmentTimes rejects %s in %s as the start of an appointment', (meetingTime, zone) => {
  expect(() => toAppointmentTimes(meetingTime, CONFIG, zone)).toThrow(
    `Invalid meeting time ${meetingTime} in time zone ${zone}`,
  );
});

test.each([
  ['demo', 'Europe/Berlin', 15],
  ['swiss', 'Europe/Zurich', 15],
  ['polska', 'Europe/Warsaw', 15],
  ['factoring', 'Europe/Berlin', 30],
] as const)(
  'D-47 the deployment %s offers appointments in %s in steps of %d minutes',
  (id, time_zone, minute_step) => {
    expect(readAppointmentConfig(DEPLOYMENTS[id])).toMatchObject({ time_zone, minute_step });
    expect(DEPLOYMENTS[id].timeZone).toBe(time_zone);
  },
);

test.each(['closed', 'lean'] as const)('the deployment %s offers no appointments', (id) => {
  expect(readAppointmentConfig(DEPLOYMENTS[id])).toBeUndefined();
});
