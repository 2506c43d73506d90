import { describe, expect, it } from 'vitest';
import { APPOINTMENT_INPUT } from '~/testing/form-inputs';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

const TIME_IN_EMAIL = 'You’ll find the day and time in the confirmation we emailed you.';

async function openAppointments(
  world: string,
  { as = 'applicant', language = 'en', now }: VisitOptions = {},
) {
  const visitor = await visit(world, { as, language, ...(now && { now }) });
  const id = visitor.world.application();
  const overview = `/dashboard/applications/${id}`;
  const words = async (path = overview) => (await visitor.get(path)).words('main');
  return { visitor, id, overview, words };
}

type VisitOptions = { as?: string; language?: string; now?: string };

describe('OVER-11, APPT-03 invitation to an appointment', () => {
  it('the overview shows advisor, meeting types and duration', async () => {
    const { visitor, overview } = await openAppointments('object-financing');
    const page = await visitor.get(overview);
    const words = page.words('main');
    expect(words).toContain('Merle Jansen Business customer advisor');
    expect(words).toContain('An appointment takes 30 minutes.');
    expect(words).toMatch(/In person ?Telephone ?Video conference/);
    expect(page.count(`a[href="${overview}?appointment"]`)).toBe(1);
    expect(page.count('img[src^="data:image/svg+xml"]')).toBeGreaterThan(0);
  });

  it.each([
    ['fr', 'Conseil aux entreprises'],
    ['pl', 'Doradztwo dla firm'],
  ])("the overview shows the invitation in the user's language: %s", async (language, role) => {
    const { words } = await openAppointments('object-financing', { language });
    expect(await words()).toContain(role);
  });

  it('The invitation to an appointment is hidden from users who only sign and in deployments without appointments', async () => {
    const signer = await openAppointments('open-again', { as: 'jonas' });
    expect(await signer.words()).not.toContain('Merle Jansen');
    const { visitor, overview } = await openAppointments('no-new-applications');
    const page = await visitor.get(overview);
    expect(page.count('a[href*="?appointment"]')).toBe(0);
  });

  it('the overview offers only the deployment’s meeting types and times', async () => {
    const { visitor, overview } = await openAppointments('factoring-limits');
    const page = await visitor.get(`${overview}?appointment`);
    const types = [...page.document.querySelectorAll('[name=meetingType]')];
    expect(types.map((type) => type.getAttribute('value'))).toEqual(['telephone', 'webex']);
    expect(page.words('main')).not.toContain('In person');
    expect(page.words('main')).toContain('The talk is free of charge and commits you to nothing.');
    expect(page.words('main')).toContain('Berlin time');
  });

  it('the overview shows the meeting place before the user chooses a meeting type', async () => {
    const { words, overview } = await openAppointments('object-financing');
    expect(await words(`${overview}?appointment`)).toContain(
      'We’ll meet at our office. Lindhof Bank AG, Ballindamm 40, 20095 Hamburg',
    );
  });
});

describe('APPT-03 configured text', () => {
  const WORDINGS: [string | Readonly<Record<string, string>> | null | undefined, string | null][] = [
    ['for everybody', 'for everybody'],
    [{ de: 'deutsch', en: 'english', pl: 'polski' }, 'english'],
    [{ pl: 'polski', de: 'deutsch' }, 'deutsch'],
    [{ pl: 'polski', fr: 'français' }, 'polski'],
    [{}, null],
    ['', null],
    [null, null],
    [undefined, null],
  ];

  it.each(WORDINGS)(
    'a configured text is shown in the visitor’s language, else in the deployment’s, else in any language: %j',
    async (wording, expected) => {
      const { selectAdvisorText } = await import('./appointment-view.server');
      const config = { languages: { default: 'de' } } as Parameters<typeof selectAdvisorText>[1]['config'];
      expect(selectAdvisorText(wording, { facts: { language: 'en' }, config })).toBe(expected);
    },
  );
});

describe('APPT-02 choice of a day', () => {
  it('the page offers the coming working days without public holidays', async () => {
    const { visitor, overview } = await openAppointments('object-financing', { now: '2026-03-26T09:00:00Z' });
    const { body } = await visitor.get(`${overview}?appointment`);
    for (const day of ['2026-03-27', '2026-03-30', '2026-04-02', '2026-05-22']) expect(body).toContain(day);
    for (const day of ['2026-03-26', '2026-03-28', '2026-04-03', '2026-04-06', '2026-05-01', '2026-05-26'])
      expect(body).not.toContain(day);
  });
});

describe('APPT-04 contact details in the form', () => {
  const contact = async (world: string, change?: { email?: string; telephone?: string | null }) => {
    const { visitor, overview } = await openAppointments(world);
    const people = visitor.world.rows.signatories;
    const katrin = people.all().find(({ first_name }) => first_name === 'Katrin');
    if (katrin && change) people.update(katrin.id, change);
    const contactForm = { intent: 'contact', meetingType: 'webex', day: '2026-03-10', time: '10:15' };
    return (await visitor.post(`${overview}?appointment`, contactForm)).form().fields;
  };
  const email = 'katrin.brandt@metallbau-brandt.example';

  it("the form starts with the details of the user's profile and representative record", async () => {
    expect(await contact('representatives')).toMatchObject({
      firstName: 'Katrin',
      lastName: 'Brandt',
      companyName: 'Metallbau Brandt GmbH',
      contactEmail: email,
      contactPhone: '+49 421 5550126',
    });
  });

  it('the contact details contain no name if the applicant is not a representative', async () => {
    expect(await contact('object-financing')).toMatchObject({
      firstName: '',
      lastName: '',
      companyName: 'Metallbau Brandt GmbH',
      contactEmail: email,
      contactPhone: '',
    });
  });

  it('the contact details contain no telephone number if the representative record has none', async () => {
    expect(await contact('representatives', { telephone: null })).toMatchObject({
      firstName: 'Katrin',
      contactPhone: '',
    });
  });
});

describe('APPT-01 booked appointment', () => {
  const NOW = '2026-03-26T09:00:00Z';

  async function openBookedAppointment(typed: Record<string, string> = {}) {
    const all = await openAppointments('object-financing', { now: NOW });
    const form = { ...APPOINTMENT_INPUT, day: '2026-03-30', time: '10:15', ...typed };
    const response = await all.visitor.post(`${all.overview}?appointment`, form);
    expect(response.status).toBe(303);
    return { ...all, icsPath: `${all.overview}/appointment.ics` };
  }

  it('a booked appointment appears on the overview with its meeting place', async () => {
    const { words } = await openBookedAppointment({ meetingType: 'in_person' });
    const shown = await words();
    expect(shown).toContain('Your appointment');
    expect(shown).toContain('Mon 30 March, 10:15 to 10:45');
    expect(shown).toContain('Lindhof Bank AG, Ballindamm 40, 20095 Hamburg');
    expect(shown).not.toContain('Book an appointment');
    const call = await openBookedAppointment();
    expect(await call.words()).not.toContain('Ballindamm');
  });

  it('a booked appointment appears in every browser in which the user is logged in', async () => {
    const { visitor, overview } = await openBookedAppointment();
    const other = visitor.copy(new Map());
    await other.logIn('applicant');
    expect((await other.get(overview)).words('main')).toContain('Mon 30 March, 10:15 to 10:45');
  });

  it.each([
    ['P3DT23H', true],
    ['P4DT30M', false],
  ])(
    'a booked appointment is shown until its end (time since the booking %s, shown: %s)',
    async (by, isShown) => {
      const { visitor, overview } = await openBookedAppointment();
      await visitor.world.advance(by);
      const otherBrowser = visitor.copy(new Map());
      await otherBrowser.logIn('applicant');
      const shown = (await otherBrowser.get(overview)).words('main');
      expect(shown.includes('30 March')).toBe(isShown);
      expect(shown).not.toContain(TIME_IN_EMAIL);
      expect(shown).not.toContain('Book an appointment');
    },
  );

  it('a booked appointment appears without a time if the API returns none, until the application is paid out or rejected', async () => {
    const { visitor, id, words } = await openAppointments('appointment-booked');
    expect(await words()).toContain(TIME_IN_EMAIL);
    for (const status of ['Paid_Out', 'Rejected']) {
      visitor.world.changeAsLender(id, { status });
      expect(await words()).not.toContain(TIME_IN_EMAIL);
    }
  });

  it('the calendar file contains time, advisor and application of the appointment', async () => {
    const { visitor, id, icsPath } = await openBookedAppointment();
    const response = await visitor.get(icsPath);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="Appointment \w{6}\.ics"$/,
    );
    const lines = response.body.replace(/\r\n[\t ]/g, '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        `UID:${id}@demo.localhost`,
        'PRODID:Lindhof Bank',
        'DTSTART:20260330T081500Z',
        'DURATION:PT30M',
        'SUMMARY:Appointment with Merle Jansen',
        expect.stringMatching(/^DESCRIPTION:Finance application \w{6}$/),
        'STATUS:CONFIRMED',
      ]),
    );
    expect(response.body).not.toContain('LOCATION');
  });

  it('the calendar file contains the meeting place', async () => {
    const { visitor, icsPath } = await openBookedAppointment({ meetingType: 'in_person' });
    expect((await visitor.get(icsPath)).body).toContain('LOCATION:Lindhof Bank AG\\, Ballindamm 40');
  });

  it.each(['object-financing', 'appointment-booked', 'no-new-applications'])(
    'a booked appointment redirects from the calendar file to the overview if the time of the appointment is unknown (scenario %s)',
    async (world) => {
      const { visitor, overview } = await openAppointments(world);
      const response = await visitor.get(`${overview}/appointment.ics`);
      expect([response.status, response.location]).toEqual([302, overview]);
    },
  );

  it('the calendar file is missing for unknown applications and anonymous visitors', async () => {
    const { visitor, icsPath, id } = await openBookedAppointment();
    const missing = await visitor.get(icsPath.replace(id, 'nobody'));
    expect([missing.status, missing.location]).toEqual([302, '/dashboard/applications/nobody']);
    const stranger = await visitor.copy(new Map()).get(icsPath);
    expect(stranger.location).toMatch(/^\/login\?redirectTo=/);
  });

  it('the calendar file is missing after the end of the appointment', async () => {
    const { visitor, overview, icsPath } = await openBookedAppointment();
    await visitor.world.advance('P5D');
    const otherBrowser = visitor.copy(new Map());
    await otherBrowser.logIn('applicant');
    expect((await otherBrowser.get(icsPath)).location).toBe(overview);
  });
});
