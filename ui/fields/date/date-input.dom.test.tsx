// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { renderForm } from 'ui/testing/render-form';
import { describe, expect, it } from 'vitest';
import { DateInput } from './date-input';

const text = {
  read: (typed: string) => {
    const [, day, month, year] = /^(\d\d?)\.?(\d\d?)\.?(2\d{3})$/.exec(typed) ?? [];
    const date = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
    return new Date(date).toJSON()?.startsWith(date) ? date : null;
  },
  write: (day: string) => day.split('-').reverse().join('.'),
};

function renderDate({ date, min = '2026-02-22' }: { date?: string; min?: string } = {}) {
  const changes: string[] = [];
  const renderedForm = renderForm({
    children: () => (
      <DateInput
        id="date"
        name="date"
        label="Stichtag"
        defaultValue={date}
        min={min}
        max="2026-03-08"
        text={text}
        onChange={(text) => changes.push(text)}
      />
    ),
  });
  const input = screen.getByRole('textbox');
  return { ...renderedForm, changes, input };
}

const open = () => screen.getByRole('button', { name: 'Kalender öffnen, Stichtag' });
const calendar = () => screen.queryByRole('dialog', { name: 'Stichtag' });
const readFocusedLabel = () => document.activeElement?.getAttribute('aria-label');

describe('DOC-05 SHELL-27 DateInput', () => {
  it('shows the date format as placeholder', () => {
    expect(renderDate().input.getAttribute('placeholder')).toBe('TT.MM.JJJJ');
  });

  it.each([
    ['28022026', '28.02.2026'],
    ['1.3.2026', '01.03.2026'],
    ['31.02.2026', '31.02.2026'],
    ['gestern', 'gestern'],
  ])('formats %s as %s on blur', async (typed, written) => {
    const { user, input, sent, changes } = renderDate();
    await user.type(input, typed);
    await user.tab();
    expect([sent(), changes.at(-1)]).toEqual([{ date: written }, written]);
  });

  it('opens the calendar at the entered date and fills in the picked day', async () => {
    const { user, input, sent, changes } = renderDate({ date: '27.02.2026' });
    await user.click(open());
    expect([screen.getByText('Februar 2026').tagName, readFocusedLabel()]).toEqual([
      'P',
      'Freitag, 27. Februar',
    ]);
    await user.click(screen.getByRole('button', { name: 'Samstag, 28. Februar' }));
    expect([calendar(), sent(), changes]).toEqual([null, { date: '28.02.2026' }, ['28.02.2026']]);
    expect(document.activeElement).toBe(input);
  });

  it('opens at the latest allowed day if the field is empty, and limits keyboard moves to the bounds', async () => {
    const { user, sent } = renderDate();
    await user.click(open());
    expect(readFocusedLabel()).toBe('Sonntag, 8. März');
    await user.keyboard('{ArrowRight}');
    expect(readFocusedLabel()).toBe('Sonntag, 8. März');
    await user.keyboard('{ArrowUp}{ArrowLeft}');
    expect([screen.getByText('Februar 2026').tagName, readFocusedLabel()]).toEqual([
      'P',
      'Samstag, 28. Februar',
    ]);
    await user.keyboard('{PageUp}');
    expect(readFocusedLabel()).toBe('Sonntag, 22. Februar');
    await user.keyboard('{Enter}');
    expect(sent()).toEqual({ date: '22.02.2026' });
  });

  it('offers no day outside the bounds of the field', async () => {
    const { user } = renderDate();
    await user.click(open());
    expect(screen.getByRole('button', { name: 'Montag, 9. März' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: /April 2026/ }).getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('button', { name: /Februar 2026/ }));
    expect(screen.getByRole('button', { name: 'Samstag, 21. Februar' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: /Januar 2026/ }).getAttribute('aria-disabled')).toBe('true');
  });

  it('closes on Escape without a choice and returns the focus', async () => {
    const { user, sent } = renderDate();
    await user.click(open());
    await user.keyboard('{Escape}');
    expect([calendar(), document.activeElement, sent()]).toEqual([null, open(), { date: '' }]);
  });

  it('closes when the focus moves to a different field, and leaves the focus there', async () => {
    const { user, element } = renderDate();
    const next = document.createElement('button');
    element.append(next);
    await user.click(open());
    await user.tab();
    expect([calendar(), document.activeElement]).toEqual([null, next]);
  });

  it('The calendar stays open while the focus is in the calendar, the field or the button', async () => {
    const { user } = renderDate();
    await user.click(open());
    await user.tab({ shift: true });
    expect([document.activeElement?.getAttribute('aria-label'), calendar()]).not.toContain(null);
    await user.click(screen.getByRole('textbox'));
    expect(calendar()).not.toBeNull();
  });

  it('The calendar has lists of months and years for ranges above a year, usable by keyboard', async () => {
    const { user, sent } = renderDate({ min: '1900-01-31', date: '27.02.2026' });
    await user.click(open());
    const year = screen.getByRole('combobox', { name: 'Jahr' });
    const month = screen.getByRole('combobox', { name: 'Monat' });
    await user.selectOptions(year, '1981');
    await user.selectOptions(month, 'Juni');
    await expect.poll(() => screen.getByRole('status').textContent).toBe('Juni 1981');
    expect(document.activeElement).toBe(month);
    await user.click(screen.getByRole('button', { name: 'Samstag, 27. Juni' }));
    expect(sent()).toEqual({ date: '27.06.1981' });
  });

  it('offers no month or year outside the bounds of the field', async () => {
    const { user } = renderDate({ min: '1900-01-31' });
    await user.click(open());
    const year = screen.getByRole('combobox', { name: 'Jahr' });
    const month = screen.getByRole('combobox', { name: 'Monat' });
    const readOptions = (list: HTMLElement) => [...list.querySelectorAll('option')].map(({ text }) => text);
    expect([readOptions(year).length, readOptions(year)[0], readOptions(year).at(-1)]).toEqual([
      127,
      '2026',
      '1900',
    ]);
    await user.selectOptions(year, '1900');
    await user.selectOptions(month, 'Januar');
    expect(screen.getByRole('button', { name: 'Mittwoch, 31. Januar' })).toHaveProperty('disabled', false);
    await user.selectOptions(month, 'Dezember');
    await user.selectOptions(year, '2026');
    expect([screen.getByText('März 2026').tagName, readOptions(month)]).toEqual([
      'P',
      ['Januar', 'Februar', 'März'],
    ]);
  });

  it('The calendar shows no lists of months and years if the range is a few months', async () => {
    const { user } = renderDate();
    await user.click(open());
    expect(screen.queryAllByRole('combobox')).toEqual([]);
  });
});
