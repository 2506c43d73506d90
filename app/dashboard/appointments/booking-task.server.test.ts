import { describe, expect, it } from 'vitest';
import { APPOINTMENT_INPUT } from '~/testing/form-inputs';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

const ALREADY_BOOKED = 'You already have an appointment for this application.';
const FAILURE_MESSAGE = 'We couldn’t book the appointment.';
const MAY_BE_SAVED = 'We can’t tell yet whether this was saved.';
const TAKEN = 'Someone has just taken this time. Choose another one';

async function openAppointments(world = 'object-financing') {
  const visitor = await visit(world, { as: 'applicant' });
  const id = visitor.world.application();
  const overview = `/dashboard/applications/${id}`;
  const address = `${overview}?appointment`;
  const booking = `POST /user/applications/${id}/appointments`;
  const countBookings = () => visitor.world.takeCalls().filter((call) => call === booking).length;
  const appointments = visitor.world.rows.appointments;
  const send = (typed: Record<string, string>) => visitor.post(address, { ...APPOINTMENT_INPUT, ...typed });
  const refuse = (fault: { code: string; field?: string }) => visitor.world.failAllChanges(fault);
  visitor.world.takeCalls();
  return { visitor, id, overview, address, countBookings, appointments, send, refuse };
}

const findErrors = ({ body }: { body: string }) => [
  ...new Set(Array.from(body.matchAll(/ id="book-appointment-(\w+)-error"/g), ([, name]) => name)),
];

describe('APPT-01 first stage of booking', () => {
  it('the first stage names the advisor in its title', async () => {
    const { visitor, address } = await openAppointments();
    const page = await visitor.get(address);
    expect(page.title).toMatch(/^Appointment with Merle Jansen · /);
    expect(page.words('main')).toContain('Appointment with Merle Jansen, step 1 of 3');
    expect(page.form().fields).toMatchObject({ __form__: 'book-appointment', intent: 'contact' });
  });

  it.each([
    ['meetingType', { meetingType: '' }, 'Answer “How would you like to talk?”'],
    ['meetingType', { meetingType: 'fax' }, 'Choose one of the options'],
    ['day', { day: '2026-03-08' }, 'There are no appointments on this day. Choose another one'],
    ['day', { day: '2026-04-03' }, 'There are no appointments on this day. Choose another one'],
    ['time', { time: '10:05' }, 'There are no appointments at this time. Choose another one'],
    ['time', { time: '17:15' }, 'There are no appointments at this time. Choose another one'],
    [
      'time',
      { day: '2026-03-29', time: '02:30' },
      'There are no appointments at this time. Choose another one',
    ],
  ])(
    'the first stage shows the form again with typed values if %s is invalid: %j',
    async (field, typed, expectedText) => {
      const { send, countBookings } = await openAppointments();
      for (const intent of ['contact', 'book']) {
        const response = await send({ intent, ...typed });
        expect([response.status, countBookings()]).toEqual([400, 0]);
        expect(response.words('main')).toContain('step 1 of 3');
        expect(response.words(`#book-appointment-${field}-error`)).toBe(expectedText);
        expect(findErrors(response)).toContain(field);
        expect(response.form().fields.contactPhone).toBe(APPOINTMENT_INPUT.contactPhone);
      }
    },
  );

  it('the first stage opens the second stage with the chosen time and the user’s contact details', async () => {
    const { visitor, address, countBookings } = await openAppointments();
    const contactForm = { intent: 'contact', meetingType: 'webex', day: '2026-03-10', time: '10:15' };
    const response = await visitor.post(address, contactForm);
    expect([response.status, countBookings()]).toEqual([200, 0]);
    expect(response.words('main')).toContain('Your details, step 2 of 3');
    expect(response.words('main')).toContain('Tue 10 March, 10:15 to 10:45');
    expect(response.words('main')).toContain('Video conference, 30 minutes');
    expect(response.form().fields).toMatchObject({ meetingType: 'webex', day: '2026-03-10', time: '10:15' });
    expect(findErrors(response)).toEqual([]);
  });
});

describe('APPT-04 second stage of booking', () => {
  it('the second stage returns to the first stage without validation and keeps the values of both stages', async () => {
    const { send, countBookings } = await openAppointments();
    const response = await send({ intent: 'pick', contactEmail: 'no address', day: '2026-03-11' });
    expect([response.status, countBookings()]).toEqual([200, 0]);
    expect(response.words('main')).toContain('step 1 of 3');
    expect(response.form().fields).toMatchObject({ contactEmail: 'no address', day: '2026-03-11' });
    expect(findErrors(response)).toEqual([]);
  });

  it.each([
    ['firstName', ''],
    ['lastName', ''],
    ['companyName', ''],
    ['contactEmail', 'no address'],
    ['contactPhone', 'x'],
    ['notes', 'x'.repeat(701)],
  ])('the second stage shows the form again if %s is invalid', async (field, value) => {
    const { send, countBookings } = await openAppointments();
    const response = await send({ [field]: value });
    expect([response.status, countBookings(), findErrors(response)]).toEqual([400, 0, [field]]);
    expect(response.words('main')).toContain('step 2 of 3');
    expect(response.form().fields).toMatchObject({
      day: APPOINTMENT_INPUT.day,
      time: APPOINTMENT_INPUT.time,
    });
  });
});

describe('APPT-01 booking an appointment', () => {
  it('booking an appointment sends one request with the deployment’s time zone and redirects to the confirmation', async () => {
    const { visitor, id, overview, address, countBookings, appointments, send } = await openAppointments();
    const response = await send({ day: '2026-03-30', time: '10:15', notes: 'Leasing' });
    expect([response.status, response.location, countBookings()]).toEqual([303, address, 1]);
    expect(appointments.all().find(({ applicationId }) => applicationId === id)?.fields).toEqual({
      meeting_type: 'telephone',
      meeting_time: '2026-03-30T10:15:00+02:00',
      first_name: APPOINTMENT_INPUT.firstName,
      last_name: APPOINTMENT_INPUT.lastName,
      company_name: APPOINTMENT_INPUT.companyName,
      contact_email: APPOINTMENT_INPUT.contactEmail,
      contact_phone: APPOINTMENT_INPUT.contactPhone,
      notes: 'Leasing',
    });
    const page = await visitor.get(address);
    expect(page.title).toMatch(/^Your appointment is booked · /);
    expect(page.words('main')).toContain('Mon 30 March, 10:15 to 10:45');
    expect(page.words('main')).toContain('We will call the number you gave us.');
    expect(page.forms.some(({ action }) => action === page.path)).toBe(false);
    expect((await visitor.get(overview)).words('main')).toContain('Mon 30 March, 10:15 to 10:45');
  });

  it('booking an appointment sends no notes if none are typed', async () => {
    const { appointments, id, send } = await openAppointments();
    expect((await send({ notes: '' })).status).toBe(303);
    expect(appointments.all().find(({ applicationId }) => applicationId === id)?.fields).not.toHaveProperty(
      'notes',
    );
  });

  it.each(['pick', 'contact', 'book'])(
    'booking an appointment redirects with a message if an appointment exists (form %s)',
    async (intent) => {
      const { visitor, overview, countBookings, send } = await openAppointments();
      visitor.world.changeAsLender(visitor.world.application(), { is_appointment_created: true });
      const response = await send({ intent });
      expect([response.status, response.location, countBookings()]).toEqual([303, overview, 0]);
      expect((await visitor.open(overview)).words()).toContain(ALREADY_BOOKED);
    },
  );

  it('booking an appointment redirects to the overview if a concurrent request has booked the appointment', async () => {
    const { visitor, overview, send, refuse } = await openAppointments();
    await refuse({ code: 'err_resource_exists' });
    const response = await send({});
    expect([response.status, response.location]).toEqual([303, overview]);
    expect((await visitor.open(overview)).words()).toContain(ALREADY_BOOKED);
  });

  it('booking an appointment redirects if the deployment no longer offers appointments', async () => {
    const { visitor, overview, countBookings, send } = await openAppointments('no-new-applications');
    for (const intent of ['pick', 'contact', 'book']) {
      const response = await send({ intent });
      expect([response.status, response.location, countBookings()]).toEqual([303, overview, 0]);
    }
    const words = (await visitor.open(overview)).words();
    expect(words).toContain('You can’t book appointments here right now.');
  });
});

describe('APPT-04 refusal by the lending API', () => {
  it.each([
    ['err_appointment_weekday_invalid', 'day', 'We don’t offer appointments on this day of the week.'],
    ['err_appointment_too_early', 'day', 'This appointment is at too short notice.'],
    ['err_appointment_too_far', 'day', 'You can’t book an appointment that far ahead.'],
    ['err_appointment_before_start_time', 'time', 'We don’t offer appointments that early in the day.'],
    ['err_appointment_after_end_time', 'time', 'We don’t offer appointments that late in the day.'],
    ['err_resource_exists', 'time', TAKEN],
  ])(
    'the booking shows an error about the time in the first stage of booking: %s',
    async (code, field, expectedText) => {
      const { send, refuse } = await openAppointments();
      await refuse({ code, field: 'meeting_time' });
      const response = await send({});
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.words('main')).toContain('step 1 of 3');
      expect(response.words('main')).toContain(expectedText);
      expect(response.words('main')).toContain(FAILURE_MESSAGE);
      expect(findErrors(response)).toEqual([field]);
      expect(response.form().fields).toMatchObject({
        day: APPOINTMENT_INPUT.day,
        contactPhone: APPOINTMENT_INPUT.contactPhone,
      });
    },
  );

  it('the booking stops offering each appointment time that the lending API refuses', async () => {
    const { send, refuse } = await openAppointments();
    await refuse({ code: 'err_resource_exists', field: 'meeting_time' });
    const first = await send({});
    const { taken = '' } = first.form().fields;
    expect(taken).toBe('2026-03-10T10:00');
    expect(first.count('[name=time][value="10:00"]:not([disabled]), option[value="10:00"]')).toBe(0);
    const second = await send({ time: '10:15', taken });
    expect(second.form().fields.taken).toBe('2026-03-10T10:00 2026-03-10T10:15');
  });

  it('the booking keeps the offered times if the lending API refuses the booking for a reason other than the time', async () => {
    const { send, refuse } = await openAppointments();
    await refuse({ code: 'err_appointment_after_end_time', field: 'meeting_time' });
    expect((await send({})).form().fields).not.toHaveProperty('taken');
    const carried = await send({ taken: '2026-03-10T09:00' });
    expect(carried.form().fields.taken).toBe('2026-03-10T09:00');
  });

  it.each([
    ['meeting_type', 'meetingType', 1],
    ['first_name', 'firstName', 2],
    ['last_name', 'lastName', 2],
    ['company_name', 'companyName', 2],
    ['contact_email', 'contactEmail', 2],
    ['contact_phone', 'contactPhone', 2],
  ])(
    'the booking shows an error at the refused field, in the stage that has the field: %s',
    async (field, name, step) => {
      const { send, refuse } = await openAppointments();
      await refuse({ code: 'err_validation_failed', field });
      const response = await send({});
      expect([response.status, findErrors(response)]).toEqual([422, [name]]);
      expect(response.words('main')).toContain(`step ${step} of 3`);
      expect(response.words('main')).toContain(FAILURE_MESSAGE);
    },
  );

  it.each([
    [{ code: 'err_no_permission' }, 403, [FAILURE_MESSAGE, 'You don’t have permission to do this.']],
    [{ status: 500 }, 500, [FAILURE_MESSAGE, MAY_BE_SAVED, 'The request failed. Try again.']],
    [{ drop: true }, 503, [MAY_BE_SAVED, 'That didn’t work just now. Try again in a moment.']],
  ])(
    'the booking keeps the second stage of booking and shows the error (simulated fault %j)',
    async (fault, status, expectedText) => {
      const { visitor, send } = await openAppointments();
      await visitor.world.failAllChanges(fault);
      const response = await send({});
      expect([response.status, findErrors(response)]).toEqual([status, []]);
      for (const words of ['step 2 of 3', ...expectedText]) expect(response.words('main')).toContain(words);
      expect(response.words('main').includes(FAILURE_MESSAGE)).toBe(expectedText.includes(FAILURE_MESSAGE));
    },
  );
});

describe('APPT-01 repeated submit of a booking', () => {
  const key = { formKey: '6f0e6c1c-4f3c-4c3b-9f39-0d6f0a8d9a11' };

  it('a repeated submit succeeds if the first request was executed but its response was lost', async () => {
    const { visitor, address, countBookings, send } = await openAppointments();
    await visitor.world.planFault({ method: 'POST', path: '/user/*', status: 504, after: true, times: 1 });
    expect((await send(key)).status).toBe(504);
    expect(countBookings()).toBe(1);
    const secondResponse = await send(key);
    expect([secondResponse.status, secondResponse.location, countBookings()]).toEqual([303, address, 0]);
    expect((await visitor.get(address)).words('main')).toContain('Tue 10 March, 10:00 to 10:30');
  });

  it('a repeated submit sends the request again if the API did not execute the first request', async () => {
    const { visitor, id, address, countBookings, appointments, send } = await openAppointments();
    await visitor.world.planFault({ method: 'POST', path: '/user/*', status: 504, times: 1 });
    expect((await send(key)).status).toBe(504);
    expect(countBookings()).toBe(1);
    const secondResponse = await send(key);
    expect([secondResponse.status, secondResponse.location, countBookings()]).toEqual([303, address, 1]);
    expect(appointments.all().filter(({ applicationId }) => applicationId === id)).toHaveLength(1);
  });

  it('a repeated submit sends no request while the portal cannot tell whether the first request was executed', async () => {
    const { visitor, address, countBookings, send } = await openAppointments();
    await visitor.world.planFault({ method: 'POST', path: '/user/*', status: 504, times: 1 });
    expect((await send(key)).status).toBe(504);
    expect(countBookings()).toBe(1);
    const read = { method: 'GET', path: '/user/applications/:id', times: 1 };
    await visitor.world.planFault({ ...read, status: 503 });
    await visitor.world.planFault({ ...read, latency_ms: 0 });
    const waiting = await send(key);
    expect([waiting.status, countBookings()]).toEqual([503, 0]);
    for (const words of ['step 2 of 3', FAILURE_MESSAGE, MAY_BE_SAVED])
      expect(waiting.words('main')).toContain(words);
    const secondResponse = await send(key);
    expect([secondResponse.status, secondResponse.location, countBookings()]).toEqual([303, address, 1]);
  });

  it('a repeated submit with another time redirects, because an appointment exists', async () => {
    const { visitor, overview, countBookings, send } = await openAppointments();
    await visitor.world.planFault({ method: 'POST', path: '/user/*', status: 504, after: true, times: 1 });
    await send(key);
    expect(countBookings()).toBe(1);
    const secondResponse = await send({ ...key, time: '11:00' });
    expect([secondResponse.status, secondResponse.location, countBookings()]).toEqual([303, overview, 0]);
    expect((await visitor.open(overview)).words()).toContain(ALREADY_BOOKED);
  });
});

it.each(['appointment-booked', 'no-new-applications'])(
  'the booking page shows no form if no appointment can be booked (scenario %s)',
  async (world) => {
    const { visitor, address } = await openAppointments(world);
    const page = await visitor.get(address);
    expect(page.status).toBe(200);
    expect(page.forms.some(({ action }) => action === page.path)).toBe(false);
    const isBooked = world === 'appointment-booked';
    expect(page.title.startsWith('Your appointment · ')).toBe(isBooked);
  },
);
