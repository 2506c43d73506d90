// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showForm } from '~/ui/testing/show';
import { DayField } from './day-field';

const DAYS = ['2026-11-27', '2026-11-30', '2026-12-01', '2027-01-04'];

function showDays({ day, language = 'de' }: { day?: string; language?: string } = {}) {
  return showForm({
    values: day === undefined ? {} : { day },
    children: (field) => (
      <DayField
        field={field('day')}
        label="Tag"
        days={DAYS}
        language={language}
        turn={{ previous: (month) => `Zurück zu ${month}`, next: (month) => `Weiter zu ${month}` }}
      />
    ),
  });
}

const month = () => screen.getByRole('table').parentElement?.querySelector('p')?.textContent;
const days = () => screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'));

describe('APPT-02: the calendar', () => {
  it('shows a month at a time, and only offered days can be chosen', () => {
    showDays();
    expect(month()).toBe('November 2026');
    expect(days()).toEqual(['Freitag, 27. November', 'Montag, 30. November']);
  });

  it('turns to the months that have days, and no further', async () => {
    const { user } = showDays();
    expect(screen.getByRole('button', { name: 'Zurück zu Oktober 2026' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Weiter zu Dezember 2026' }));
    expect([month(), days()]).toEqual(['Dezember 2026', ['Dienstag, 1. Dezember']]);
    await user.click(screen.getByRole('button', { name: 'Weiter zu Januar 2027' }));
    expect(screen.getByRole('button', { name: 'Weiter zu Februar 2027' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Zurück zu Dezember 2026' }));
    expect(month()).toBe('Dezember 2026');
  });

  it('keeps the chosen day while other months are looked at', async () => {
    const { user, sent } = showDays();
    await user.click(screen.getByRole('radio', { name: 'Montag, 30. November' }));
    await user.click(screen.getByRole('button', { name: /^Weiter/ }));
    expect(sent()).toEqual({ day: '2026-11-30' });
    await user.click(screen.getByRole('radio', { name: 'Dienstag, 1. Dezember' }));
    expect(sent()).toEqual({ day: '2026-12-01' });
  });

  it('opens at the month of the day that was sent', () => {
    const { sent } = showDays({ day: '2027-01-04' });
    expect([month(), sent()]).toEqual(['Januar 2027', { day: '2027-01-04' }]);
  });

  it.each(['2026-11-28', '2031-02-31', 'morgen'])('chooses nothing for %s, which is not offered', (day) => {
    const { sent } = showDays({ day });
    expect([month(), sent()]).toEqual(['November 2026', {}]);
  });

  it.each([
    ['de', 'November 2026', 'Freitag, 27. November', 'Mo'],
    ['en', 'November 2026', 'Friday 27 November', 'Mon'],
    ['fr', 'novembre 2026', 'vendredi 27 novembre', 'lun.'],
    ['pl', 'listopad 2026', 'piątek, 27 listopada', 'pon.'],
  ])('SHELL-23: names months and days in %s, from Monday on', (language, name, first, monday) => {
    showDays({ language });
    expect([month(), days()[0], screen.getAllByRole('columnheader')[0]?.textContent]).toEqual([
      name,
      first,
      monday,
    ]);
  });
});
