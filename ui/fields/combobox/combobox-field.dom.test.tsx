// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderForm } from 'ui/testing/render-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ComboboxField, type ComboboxOption } from './combobox-field';

beforeEach(() => {
  vi.useFakeTimers();
  // Testing Library advances fake timers only if a global `jest` exists.
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const BRANDT = { id: '1', label: 'Metallbau Brandt GmbH', description: 'Hamburg' };
const KRUSE = { id: '2', label: 'Metallbau Kruse KG', description: 'Kiel' };

async function typed(
  text: string,
  load: (query: string) => Promise<ComboboxOption[]>,
  props: { announcesChoice?: boolean } = {},
) {
  const loader = vi.fn(load);
  const chosen = vi.fn();
  const { sent, element } = renderForm({
    children: (field) => (
      <ComboboxField field={field('company')} label="Firma" load={loader} onChoose={chosen} {...props} />
    ),
  });
  const submitted = vi.fn((event: Event) => event.preventDefault());
  element.addEventListener('submit', submitted);
  const user = userEvent.setup({
    advanceTimers: (ms) => act(() => vi.advanceTimersByTimeAsync(ms)),
    delay: null,
  });
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Firma' });
  await user.type(input, text);
  return { user, input, loader, chosen, submitted, sent };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const announcement = () => screen.getByRole('status').textContent;
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const both = () => Promise.resolve([BRANDT, KRUSE]);

describe('CLA-08: ComboboxField', () => {
  it('searches once from the fourth character, half a second after the last one', async () => {
    const { user, input, loader } = await typed('Met', both);
    await pass(2_000);
    expect(loader).not.toHaveBeenCalled();
    await user.type(input, 'all');
    await pass(499);
    expect(loader).not.toHaveBeenCalled();
    await pass(1);
    expect(loader.mock.calls.map(([query]) => query)).toEqual(['Metall']);
  });

  it('announces the search and the number of results', async () => {
    const { input } = await typed(
      'Metall',
      () => new Promise((done) => setTimeout(done, 1_000, [BRANDT, KRUSE])),
    );
    await pass(500);
    await pass(550);
    expect([announcement(), input.getAttribute('aria-expanded')]).toEqual([
      'Vorschläge werden gesucht',
      'false',
    ]);
    await pass(950);
    await pass(150);
    expect([announcement(), input.getAttribute('aria-expanded')]).toEqual([
      '2 Vorschläge, mit den Pfeiltasten erreichbar',
      'true',
    ]);
    expect(options()).toEqual(['Metallbau Brandt GmbHHamburg', 'Metallbau Kruse KGKiel']);
  });

  it('moves through options by arrow keys and chooses by Enter', async () => {
    const { user, input, chosen, submitted, sent } = await typed('Metall', both);
    await pass(500);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const marked = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    expect([marked?.textContent, document.activeElement]).toEqual(['Metallbau Kruse KGKiel', input]);
    await user.keyboard('{Enter}');
    await pass(300);
    expect([sent(), chosen.mock.calls, options(), announcement()]).toEqual([
      { company: KRUSE.label },
      [[KRUSE]],
      [],
      'Metallbau Kruse KG übernommen',
    ]);
    expect(submitted).not.toHaveBeenCalled();
  });

  it('does not announce a choice that opens the next page', async () => {
    const { user, chosen } = await typed('Metall', both, { announcesChoice: false });
    await pass(500);
    await user.keyboard('{ArrowDown}{Enter}');
    await pass(300);
    expect(chosen.mock.calls).toEqual([[BRANDT]]);
    expect(announcement()).not.toContain(BRANDT.label);
  });

  it('chooses a clicked option', async () => {
    const { user, sent } = await typed('Metall', both);
    await pass(500);
    await user.click(screen.getByRole('option', { name: /Brandt/ }));
    expect([sent(), options()]).toEqual([{ company: BRANDT.label }, []]);
  });

  it.each([
    ['Escape closes the list', '{Escape}'],
    ['leaving chooses nothing', '{ArrowDown}{Tab}'],
  ])('keeps the typed text: %s', async (_, keys) => {
    const { user, sent, chosen } = await typed('Metall', both);
    await pass(500);
    await user.keyboard(keys);
    expect([sent(), options(), chosen.mock.calls]).toEqual([{ company: 'Metall' }, [], []]);
  });

  it('submits the form by Enter if no option is highlighted', async () => {
    const { user, submitted } = await typed('Metall{Enter}', both);
    expect(submitted).toHaveBeenCalledTimes(1);
    await pass(500);
    await user.keyboard('{Enter}');
    expect(submitted).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['there are none', () => Promise.resolve([]), 'Keine Vorschläge. Ihre Eingabe gilt trotzdem.'],
    [
      'the server cannot be reached',
      () => Promise.reject(new TypeError('fetch failed')),
      'Vorschläge sind gerade nicht verfügbar. Ihre Eingabe gilt trotzdem.',
    ],
  ])('offers no suggestions if %s, and announces the reason', async (_, load, words) => {
    const { user, input, sent } = await typed('Metall', load);
    await pass(500);
    await pass(150);
    const described = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect([announcement(), described?.textContent, input.getAttribute('aria-expanded')]).toEqual([
      words,
      words,
      'false',
    ]);
    await user.type(input, 'bau');
    expect([input.getAttribute('aria-describedby'), sent()]).toEqual([null, { company: 'Metallbau' }]);
  });

  it('does not open the list after the user has left the field', async () => {
    const { user } = await typed('Metall{Tab}', both);
    await pass(500);
    expect(options()).toEqual([]);
    await user.tab({ shift: true });
    await user.keyboard('{ArrowDown}');
    expect(options()).toHaveLength(2);
  });

  it('ignores results of an earlier search', async () => {
    const slowFirst = (query: string): Promise<ComboboxOption[]> =>
      new Promise((done) =>
        setTimeout(done, query === 'Metall' ? 3_000 : 100, query === 'Metall' ? [BRANDT] : [KRUSE]),
      );
    const { user, input } = await typed('Metall', slowFirst);
    await pass(500);
    await user.type(input, 'bau K');
    await pass(5_000);
    expect(options()).toEqual(['Metallbau Kruse KGKiel']);
  });
});
