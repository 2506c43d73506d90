import { getApplication, listApplications } from 'contracts/api/applications';
import { bookAppointment, type NewAppointment } from 'contracts/api/appointments';
import { beforeEach, describe, expect, it } from 'vitest';
import { asSignatory } from '../testing/as-signatory';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { JONAS_LOGIN, KATRIN_LOGIN, logInUser, registerUser } from '../testing/people';
import { TestSandbox } from '../testing/test-simulator';

const test = exchangeInSandbox();
let katrin: TestSandbox;
let ids: string[];

beforeEach(async () => {
  katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
  ids = (await katrin.expectSuccess(listApplications)).map(({ applicationId }) => applicationId);
});

const APPOINTMENT: NewAppointment = {
  meeting_type: 'webex',
  meeting_time: '2026-03-04T10:15:00+01:00',
  first_name: 'Katrin',
  last_name: 'Brandt',
  company_name: 'Metallbau Brandt GmbH',
  contact_email: 'katrin.brandt@metallbau-brandt.example',
  contact_phone: '+49 421 330 81',
  notes: 'Umschuldung',
};

function bookWith(change: Partial<NewAppointment> = {}, id = ids[0] ?? '', user = katrin) {
  return user.call(bookAppointment, { params: { id }, body: { ...APPOINTMENT, ...change } });
}

function refusalOfBooking(change: Partial<NewAppointment> = {}, id = ids[0] ?? '', user = katrin) {
  return user.expectRefusal(bookAppointment, { params: { id }, body: { ...APPOINTMENT, ...change } });
}

const mailsOf = async (kind: string) => (await test.sandbox().outbox()).filter((mail) => mail.kind === kind);

const isCreated = async (id = ids[0] ?? '') =>
  (await katrin.expectSuccess(getApplication, { params: { id } })).is_appointment_created;

describe('an appointment with the advisor', () => {
  it('APPT-01 an appointment appears on the application after booking', async () => {
    expect(await isCreated()).toBe(false);
    const booked = await katrin.expectSuccess(bookAppointment, {
      params: { id: ids[0] ?? '' },
      body: APPOINTMENT,
    });
    expect(booked).toEqual({ ...APPOINTMENT, appointment_id: booked.appointment_id });
    expect(await isCreated()).toBe(true);
    const listed = await katrin.expectSuccess(listApplications);
    expect(listed.filter(({ is_appointment_created }) => is_appointment_created)).toHaveLength(1);
  });

  it.each([
    ['in_person', 'Lindhof Bank AG, Ballindamm 40', 1],
    ['telephone', '+49 421 330 81', 1],
    ['webex', 'https://video.example/', 2],
  ] as const)(
    'SIM-07 an appointment of the type %s is confirmed by e-mail with the place "%s"',
    async (meeting_type, how, links) => {
      await bookWith({ meeting_type, contact_email: 'termin@beispiel.example' });
      const [mail, ...others] = await mailsOf('talk_booked');
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ to: 'termin@beispiel.example' });
      expect(mail?.subject).toBe('Ihr Termin bei Lindhof Bank: Mittwoch, 4. März 2026, 10:15');
      expect(mail?.text).toContain('Merle Jansen');
      expect(mail?.text).toContain(how);
      expect(mail?.links).toHaveLength(links);
      expect(mail?.links[0]).toBe(`http://demo.localhost:3000/dashboard/applications/${ids[0]}`);
      expect(mail?.text).toContain(mail?.links.at(-1));
    },
  );

  it('SIM-07 sends no e-mail if the booking is refused', async () => {
    await refusalOfBooking({ meeting_time: '2026-03-01T10:00:00+01:00' });
    expect(await mailsOf('talk_booked')).toEqual([]);
  });

  it('D-47 uses the offset of the partner’s time zone, also in summer', async () => {
    const winterBooking = await bookWith({ meeting_time: '2026-03-04T09:15:00Z' });
    expect(winterBooking).toMatchObject({ ok: true, body: { meeting_time: '2026-03-04T10:15:00+01:00' } });
    const summerBooking = await bookWith({ meeting_time: '2026-03-30T07:00:00Z' }, ids[1]);
    expect(summerBooking).toMatchObject({ ok: true, body: { meeting_time: '2026-03-30T09:00:00+02:00' } });
    const swiss = katrin.with({ 'x-forwarded-host': 'swiss.localhost' });
    const zurichBooking = await bookWith({ meeting_time: '2026-03-30T06:00:00Z' }, ids[2], swiss);
    expect(zurichBooking).toMatchObject({ ok: true, body: { meeting_time: '2026-03-30T08:00:00+02:00' } });
  });

  it.each([
    ['2026-03-02T16:00:00+01:00', '422 err_appointment_too_early meeting_time'],
    ['2026-05-02T10:00:00+02:00', '422 err_appointment_too_far meeting_time'],
    ['2026-03-07T10:00:00+01:00', '422 err_appointment_weekday_invalid meeting_time'],
    ['2026-03-04T08:45:00+01:00', '422 err_appointment_before_start_time meeting_time'],
    ['2026-03-04T17:15:00+01:00', '422 err_appointment_after_end_time meeting_time'],
    ['2026-03-04T10:05:00+01:00', '422 err_validation_failed meeting_time'],
    ['2026-03-04T10:15:00', '422 err_validation_failed meeting_time'],
    ['2026-02-30T10:15:00+01:00', '422 err_validation_failed meeting_time'],
    ['tomorrow', '422 err_validation_failed meeting_time'],
  ])('APPT-02 APPT-04 an appointment is refused at the time %s: %s', async (meeting_time, expected) => {
    expect(await refusalOfBooking({ meeting_time })).toBe(expected);
    expect(await isCreated()).toBe(false);
  });

  it.each<[Partial<NewAppointment>, string]>([
    [{ first_name: '' }, 'first_name'],
    [{ last_name: ' ' }, 'last_name'],
    [{ company_name: '' }, 'company_name'],
    [{ contact_email: 'katrin' }, 'contact_email'],
    [{ contact_phone: '0421 33081' }, 'contact_phone'],
    [{ notes: 'x'.repeat(2001) }, 'notes'],
  ])('APPT-04 an appointment is refused with an invalid value of the field $1', async (change, field) => {
    expect(await refusalOfBooking(change)).toBe(`422 err_validation_failed ${field}`);
  });

  it('APPT-03 requires a type that the partner offers', async () => {
    const factoring = katrin.with({ 'x-forwarded-host': 'factoring.localhost' });
    const change = { meeting_type: 'in_person', meeting_time: '2026-03-04T10:30:00+01:00' } as const;
    expect(await refusalOfBooking(change, ids[0], factoring)).toBe('422 err_validation_failed meeting_type');
    const body = { ...APPOINTMENT, meeting_type: 'pigeon' };
    const response = await katrin.request('POST', `/user/applications/${ids[0]}/appointments`, { body });
    expect(response.body).toEqual({ errors: [{ code: 'err_validation_failed', field: 'meeting_type' }] });
  });

  it('blocks the time of the advisor for all other applications', async () => {
    await bookWith();
    const jonas = await logInUser(test.sandbox(), JONAS_LOGIN);
    const [jonasApplication] = await jonas.expectSuccess(listApplications);
    const id = jonasApplication?.applicationId ?? '';
    for (const time of ['10:00', '10:15', '10:30']) {
      const meeting_time = `2026-03-04T${time}:00+01:00`;
      expect(await refusalOfBooking({ meeting_time }, id, jonas)).toBe(
        '409 err_resource_exists meeting_time',
      );
    }
    expect(await bookWith({ meeting_time: '2026-03-04T10:45:00+01:00' }, id, jonas)).toMatchObject({
      ok: true,
    });
    const swiss = katrin.with({ 'x-forwarded-host': 'swiss.localhost' });
    expect(await bookWith({}, ids[1], swiss)).toMatchObject({ ok: true });
  });

  it('An appointment with the advisor is created only once by many simultaneous requests for the same slot', async () => {
    const outcomes = await Promise.all(ids.slice(0, 4).map((id) => bookWith({}, id)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  });

  it('An appointment with the advisor is refused if the application already has an appointment', async () => {
    await bookWith();
    expect(await refusalOfBooking({ meeting_time: '2026-03-05T10:15:00+01:00' })).toBe(
      '409 err_resource_exists',
    );
  });

  it('SIM-10 the earliest day is counted from the virtual clock', async () => {
    await test.sandbox().advance('P30D');
    katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
    expect(await refusalOfBooking()).toBe('422 err_appointment_too_early meeting_time');
    expect(await bookWith({ meeting_time: '2026-05-04T10:15:00+02:00' })).toMatchObject({ ok: true });
  });

  it('An appointment with the advisor is refused if the partner offers no appointments', async () => {
    for (const host of ['closed.localhost', 'medic.localhost']) {
      const user = katrin.with({ 'x-forwarded-host': host });
      expect(await refusalOfBooking({}, ids[0], user)).toBe('403 err_feature_not_enabled');
    }
  });

  it('an appointment can be booked only by the applicant', async () => {
    expect(await refusalOfBooking({}, 'nothing')).toBe('404 err_entity_not_found');
    expect(await refusalOfBooking({}, ids[0], test.sandbox())).toBe('401 err_auth_session_not_found');
    const jonas = await logInUser(test.sandbox(), JONAS_LOGIN);
    expect(await refusalOfBooking({}, ids[0], jonas)).toBe('404 err_entity_not_found');
    const signatory = await asSignatory(test.sandbox(), ids[0] ?? '');
    expect(await refusalOfBooking({}, ids[0], signatory)).toBe('403 err_no_permission');
  });
});

it('an appointment in a simulator scenario blocks its time for other applications', async () => {
  const sandbox = await TestSandbox.open(test.origin(), { scenario: 'appointment-booked' });
  const user = await logInUser(sandbox, KATRIN_LOGIN);
  const [booked, free] = await user.expectSuccess(listApplications);
  expect([booked?.is_appointment_created, free?.is_appointment_created]).toEqual([true, false]);
  const monday = { meeting_time: '2026-03-09T10:00:00+01:00' };
  expect(await refusalOfBooking(monday, free?.applicationId, user)).toBe(
    '409 err_resource_exists meeting_time',
  );
  expect(await refusalOfBooking({}, booked?.applicationId, user)).toBe('409 err_resource_exists');
});

it('booking is refused for unconfirmed users if the deployment requires a confirmed e-mail address', async () => {
  const sandbox = await TestSandbox.open(test.origin(), { scenario: 'confirmation-demanded' });
  const user = await registerUser(sandbox.with({ 'x-forwarded-host': 'lean.localhost' }));
  expect(await refusalOfBooking({}, 'any', user)).toBe('403 err_email_not_confirmed');
});
