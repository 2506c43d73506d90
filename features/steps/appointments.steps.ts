import { Then, When } from '@cucumber/cucumber';
import { WIZARD_DETAILS } from '../screens/details';
import { sendAndFollow, sendForm } from '../support/http-shortcuts';
import type { LanguageCode } from '../support/locales';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

When<PortalWorld>(
  'I pick an appointment by {string} on {string} at {string}',
  async function (type: string, day: string, time: string) {
    const page = await this.page();
    const next = page.getByRole('button', { name: /^Monat danach: April/ });
    const chooseOption = async (name: string, value: string) => {
      if (value === '') return;
      const radio = page.locator(`main [name="${name}"][value="${value}"]`);
      await (await this.inputMethod()).tick(radio);
    };
    await chooseOption(WIZARD_DETAILS['meeting type'], type);
    if (day.startsWith('2026-04')) await (await this.inputMethod()).press(next);
    await chooseOption(WIZARD_DETAILS.day, day);
    await chooseOption(WIZARD_DETAILS['time of day'], time);
  },
);

When<PortalWorld>('I say who I am', async function () {
  const form = await this.form();
  await form.answer('first name', 'Katrin');
  await form.answer('last name', 'Brandt');
  await form.answer('contact phone', '+49 421 555012');
});

When<PortalWorld>('I come back to the booked appointment in {language}', async function (code: LanguageCode) {
  await (await this.actions()).press({ action: 'finish the booking' });
  const { pathname } = await this.currentUrl();
  await (await this.frame()).switchLanguage(code);
  await expect((await this.page()).locator('html')).toHaveAttribute('lang', code);
  await this.open(`${pathname}?appointment=booked`);
});

Then<PortalWorld>(
  'the days from {string} to {string} can be picked, without weekends',
  async function (first: string, last: string) {
    const form = await this.form();
    const readFirstAndLastDay = async () => {
      const days = await form.options('day');
      return [days[0], days.at(-1)];
    };
    await expect.poll(readFirstAndLastDay).toEqual([first, last]);
    const days = await form.options('day');
    const weekends = days.filter((day) => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay()));
    expect(weekends).toEqual([]);
    expect(new Set(days).size).toBe(days.length);
  },
);

Then<PortalWorld>('of the public holidays {string} none can be picked', async function (holidays: string) {
  const form = await this.form();
  await expect.poll(async () => (await form.options('day')).length).toBeGreaterThan(30);
  const days = await form.options('day');
  expect(holidays.split(', ').filter((holiday) => days.includes(holiday))).toEqual([]);
});

Then<PortalWorld>('the time {string} cannot be picked', async function (time: string) {
  const form = await this.form();
  await expect.poll(() => form.options('time of day')).not.toContain(time);
  expect((await form.options('time of day')).length).toBeGreaterThan(20);
});

Then<PortalWorld>('no time of day is cut off', async function () {
  const page = await this.browserPage();
  const times = page.locator(`main [name="${WIZARD_DETAILS['time of day']}"]`);
  await expect(times).not.toHaveCount(0);
  const readClippedTimes = () =>
    times.evaluateAll((radios) =>
      radios
        .filter((radio) => {
          const box = radio.closest('label')?.getBoundingClientRect();
          for (let frame = radio.closest('label')?.parentElement; box && frame; frame = frame.parentElement) {
            if (getComputedStyle(frame).overflowY === 'visible') continue;
            const { top, bottom, left, right } = frame.getBoundingClientRect();
            if (box.top < top || box.bottom > bottom || box.left < left || box.right > right) return true;
          }
          return false;
        })
        .map((radio) => radio.getAttribute('value')),
    );
  await expect.poll(readClippedTimes).toEqual([]);
});

Then<PortalWorld>(
  'the times from {string} to {string} can be picked, every quarter of an hour',
  async function (first: string, last: string) {
    const form = await this.form();
    const readTimes = async () => {
      const times = await form.options('time of day');
      return [times[0], times[1], times.at(-1), times.length];
    };
    await expect.poll(readTimes).toEqual([first, '09:15', last, 33]);
  },
);

Then<PortalWorld>('the calendar file says {string}', async function (line: string) {
  const page = await this.page();
  const href = await page.locator('a[href$="/appointment.ics"]').first().getAttribute('href');
  const { headers, body } = await sendAndFollow(this, new URL(href ?? '', page.url()));
  expect(headers['content-type']).toContain('text/calendar');
  expect(body).toContain(line);
});

Then<PortalWorld>(
  'an appointment on {string} at {string} is refused with {string}',
  async function (day: string, time: string, words: string) {
    const path = (await this.currentUrl()).pathname;
    const response = await sendForm(this, `${path}?appointment`, {
      intent: 'book',
      meetingType: 'telephone',
      day,
      time,
      firstName: 'Katrin',
      lastName: 'Brandt',
      companyName: 'Metallbau Brandt GmbH',
      contactEmail: 'katrin@brandt.example',
      contactPhone: '+49 421 555012',
    });
    expect(response.status).toBe(400);
    expect(response.html).toContain(words);
    const requests = await (await this.backendAfterNavigation()).control.requests();
    expect(requests.filter((request) => request.path.endsWith('/appointments'))).toEqual([]);
  },
);

Then<PortalWorld>(
  'kind and time of the appointment are on one line each, {string} and {string}',
  async function (kind: string, time: string) {
    const task = (await this.browserPage()).locator('dialog[open], :root:not(:has(dialog[open])) main');
    for (const words of [kind, time]) {
      const text = task.locator('dl').getByText(words);
      await expect(text).toBeVisible();
      const lines = await text.evaluate((element, phrase) => {
        const range = document.createRange();
        const [first] = element.childNodes;
        if (first) range.selectNodeContents(first);
        return {
          said: range.toString().replaceAll('\u00a0', ' ') === phrase,
          count: range.getClientRects().length,
        };
      }, words);
      expect(lines).toEqual({ said: true, count: 1 });
    }
  },
);
