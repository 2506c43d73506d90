// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { renderForm } from 'ui/testing/render-form';
import { describe, expect, it } from 'vitest';
import { DayField } from './day-field';

const OFFERED_DAYS = ['2026-11-27', '2026-11-30', '2026-12-01', '2027-01-04'];

function renderDays({
  day,
  language = 'de',
  offeredDays = OFFERED_DAYS,
}: {
  day?: string;
  language?: string;
  offeredDays?: string[];
} = {}) {
  return renderForm({
    values: day === undefined ? {} : { day },
    children: (field) => (
      <DayField
        field={field('day')}
        label="Tag"
        days={offeredDays}
        language={language}
        turnLabels={{ previous: (month) => `Zurück zu ${month}`, next: (month) => `Weiter zu ${month}` }}
      />
    ),
  });
}

const month = () => document.querySelector('fieldset p')?.textContent;
const year = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Jahr' });
const days = () => screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'));

describe('APPT-02: DayField', () => {
  it('shows one month with only offered days enabled', () => {
    renderDays();
    expect(month()).toBe('November 2026');
    expect(days()).toEqual(['Freitag, 27. November', 'Montag, 30. November']);
  });

  it('offers only months that have days to choose', async () => {
    const { user } = renderDays();
    expect(screen.getByRole('button', { name: 'Zurück zu Oktober 2026' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await user.click(screen.getByRole('button', { name: 'Weiter zu Dezember 2026' }));
    expect([month(), days()]).toEqual(['Dezember 2026', ['Dienstag, 1. Dezember']]);
    await user.click(screen.getByRole('button', { name: 'Weiter zu Januar 2027' }));
    expect(screen.getByRole('button', { name: 'Weiter zu Februar 2027' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await user.click(screen.getByRole('button', { name: 'Zurück zu Dezember 2026' }));
    expect(month()).toBe('Dezember 2026');
  });

  it('offers the current and the next year and keeps the month if the chosen year has days in that month', async () => {
    const { user, sent } = renderDays({ offeredDays: [...OFFERED_DAYS, '2027-11-02'] });
    expect([year().value, Array.from(year().options, ({ text }) => text)]).toEqual([
      '2026',
      ['2026', '2027'],
    ]);
    await user.selectOptions(year(), '2027');
    expect([month(), document.activeElement, sent()]).toEqual(['November 2027', year(), {}]);
    await user.selectOptions(year(), '2026');
    expect([month(), year().value]).toEqual(['November 2026', '2026']);
  });

  it('shows the first month with days to choose if the chosen year lacks the shown month', async () => {
    const { user } = renderDays();
    await user.selectOptions(year(), '2027');
    expect([month(), days()]).toEqual(['Januar 2027', ['Montag, 4. Januar']]);
    await user.click(screen.getByRole('button', { name: 'Zurück zu Dezember 2026' }));
    expect([month(), year().value]).toEqual(['Dezember 2026', '2026']);
  });

  it('names the next year even without days', () => {
    renderDays({ offeredDays: ['2026-11-27'] });
    expect(Array.from(year().options, ({ text, disabled }) => [text, disabled])).toEqual([
      ['2026', false],
      ['2027', true],
    ]);
  });

  it('keeps the focus on the button for the next or previous month', async () => {
    const { user } = renderDays();
    await user.click(screen.getByRole('button', { name: 'Weiter zu Dezember 2026' }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Weiter zu Januar 2027');
  });

  it('keeps the chosen day while other months are shown', async () => {
    const { user, sent } = renderDays();
    await user.click(screen.getByRole('radio', { name: 'Montag, 30. November' }));
    await user.click(screen.getByRole('button', { name: /^Weiter/ }));
    expect(sent()).toEqual({ day: '2026-11-30' });
    await user.click(screen.getByRole('radio', { name: 'Dienstag, 1. Dezember' }));
    expect(sent()).toEqual({ day: '2026-12-01' });
  });

  it('opens at the month of the submitted day', () => {
    const { sent } = renderDays({ day: '2027-01-04' });
    expect([month(), sent()]).toEqual(['Januar 2027', { day: '2027-01-04' }]);
  });

  it.each(['2026-11-28', '2031-02-31', 'morgen'])('selects nothing for %s, which is not offered', (day) => {
    const { sent } = renderDays({ day });
    expect([month(), sent()]).toEqual(['November 2026', {}]);
  });

  it.each([
    ['de', 'November 2026', 'Freitag, 27. November', 'Mo'],
    ['en', 'November 2026', 'Friday 27 November', 'Mon'],
    ['fr', 'novembre 2026', 'vendredi 27 novembre', 'lun.'],
    ['pl', 'listopad 2026', 'piątek, 27 listopada', 'pon.'],
  ])('SHELL-23: names months and days in %s, from Monday on', (language, name, first, monday) => {
    renderDays({ language });
    expect([month(), days()[0], screen.getAllByRole('columnheader')[0]?.textContent]).toEqual([
      name,
      first,
      monday,
    ]);
  });
});
