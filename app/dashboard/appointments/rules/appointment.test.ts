import { describe, expect, it } from 'vitest';
import { createAppointmentContactSchema, createAppointmentTimeSchema } from './appointment';

const OFFER = {
  meetingTypes: ['telephone', 'webex'],
  days: ['2026-03-06', '2026-03-09'],
  isTime: (time: string) => time === '09:00',
};
const TIME_INPUT = { meetingType: 'telephone', day: '2026-03-06', time: '09:00' };
const CONTACT = {
  firstName: 'Katrin',
  lastName: 'Brandt',
  companyName: 'Metallbau Brandt GmbH',
  contactEmail: 'katrin@brandt.example',
  contactPhone: '+49 421 5550126',
};

const listErrors = (parsed: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  parsed.error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

describe('APPT-01 schema of the first stage', () => {
  it('the schema requires type, day and time', () => {
    expect(createAppointmentTimeSchema(OFFER).parse(TIME_INPUT)).toEqual(TIME_INPUT);
    expect(listErrors(createAppointmentTimeSchema(OFFER).safeParse({}))).toEqual([
      ['meetingType', 'choose'],
      ['day', 'choose'],
      ['time', 'choose'],
    ]);
  });

  it.each([
    ['APPT-02', { day: '2026-03-07' }, 'day', 'appointmentDateInvalid'],
    ['APPT-02', { day: 'tomorrow' }, 'day', 'appointmentDateInvalid'],
    ['APPT-02', { time: '08:45' }, 'time', 'appointmentTimeInvalid'],
    ['APPT-03', { meetingType: 'in_person' }, 'meetingType', 'choiceInvalid'],
  ])('the schema refuses invalid values (%s): %o', (_, change, field, message) => {
    expect(listErrors(createAppointmentTimeSchema(OFFER).safeParse({ ...TIME_INPUT, ...change }))).toEqual([
      [field, message],
    ]);
  });
});

describe('APPT-04 schema of the second stage', () => {
  it('the schema requires name, company, e-mail address and telephone number, but no notes', () => {
    expect(createAppointmentContactSchema('DE').safeParse(CONTACT).success).toBe(true);
    expect(listErrors(createAppointmentContactSchema('DE').safeParse({})).map(([field]) => field)).toEqual([
      'firstName',
      'lastName',
      'companyName',
      'contactEmail',
      'contactPhone',
    ]);
  });

  it.each([
    ['firstName', 'N'.repeat(101)],
    ['contactEmail', 'no address'],
    ['contactPhone', '0421 55'],
    ['contactPhone', '421 5550126'],
    ['notes', 'N'.repeat(701)],
  ])('the schema refuses an invalid %s', (field, text) => {
    expect(
      listErrors(createAppointmentContactSchema('DE').safeParse({ ...CONTACT, [field]: text })).map(
        ([name]) => name,
      ),
    ).toEqual([field]);
  });
});
