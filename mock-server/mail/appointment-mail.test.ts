import { LANGUAGES } from 'contracts/api/enumerations';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { type AppointmentFacts, formatAppointment } from './appointment-mail';

const startsAt = DateTime.fromISO('2026-03-04T10:15', { zone: 'Europe/Berlin' });
if (!startsAt.isValid) throw new Error('no day');

const APPOINTMENT_FACTS: AppointmentFacts = {
  partner: 'Lindhof Bank',
  company: 'Metallbau Brandt GmbH',
  shortId: '7K2M9Q',
  amount: '250.000 €',
  advisor: 'Merle Jansen',
  startsAt,
  meetingType: 'in_person',
  address: 'Ballindamm 40, 20095 Hamburg',
  phone: '+49 40 66969 120',
  link: 'https://portal.example/dashboard/applications/1',
  videoLink: 'https://video.example/1',
};

describe('SIM-07: the e-mail that confirms an appointment', () => {
  it.each([
    ['de', 'Ihr Termin bei Lindhof Bank: Mittwoch, 4. März 2026, 10:15', 'Ihr Termin mit Merle Jansen steht'],
    [
      'en',
      'Your appointment with Lindhof Bank: Wednesday, 4 March 2026, 10:15',
      'Your appointment with Merle Jansen is confirmed',
    ],
    [
      'fr',
      'Votre rendez-vous avec Lindhof Bank\u00a0: mercredi 4 mars 2026, 10:15',
      'Votre rendez-vous avec Merle Jansen est fixé',
    ],
    [
      'pl',
      'Spotkanie z\u00a0Lindhof Bank: środa, 4 marca 2026, 10:15',
      'Termin spotkania z\u00a0Merle Jansen',
    ],
  ] as const)('the e-mail is written in the language %s', (language, subject, sentence) => {
    const text = formatAppointment(language, APPOINTMENT_FACTS);
    expect(text.subject).toBe(subject);
    expect(text.paragraphs.join('\n')).toContain(sentence);
  });

  it.each(LANGUAGES)(
    'the e-mail in the language %s states the application and the place, or explains that the place is missing',
    (language) => {
      expect(formatAppointment(language, APPOINTMENT_FACTS).paragraphs[3]).toMatch(/7K2M9Q.*250\.000 €/);
      const how = (facts: Partial<AppointmentFacts>) =>
        formatAppointment(language, { ...APPOINTMENT_FACTS, ...facts }).paragraphs[2];
      expect(how({})).toContain('Ballindamm 40');
      expect(how({ address: null })).toMatch(/\.$/);
      expect(how({ meetingType: 'telephone' })).toContain('+49 40 66969 120');
      expect(how({ meetingType: 'webex' })).toContain('https://video.example/1');
    },
  );
});
