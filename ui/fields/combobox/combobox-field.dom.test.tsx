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
  const onChoose = vi.fn();
  const { sent, element } = renderForm({
    children: (field) => (
      <ComboboxField field={field('company')} label="Firma" load={loader} onChoose={onChoose} {...props} />
    ),
  });
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  element.addEventListener('submit', onSubmit);
  const user = userEvent.setup({
    advanceTimers: (ms) => act(() => vi.advanceTimersByTimeAsync(ms)),
    delay: null,
  });
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Firma' });
  await user.type(input, text);
  return { user, input, loader, onChoose, onSubmit, sent };
}

const passMs = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const announcement = () => screen.getByRole('status').textContent;
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const loadBothCompanies = () => Promise.resolve([BRANDT, KRUSE]);

describe('CLA-08: ComboboxField', () => {
  it('searches once from the fourth character, half a second after the last one', async () => {
    const { user, input, loader } = await typed('Met', loadBothCompanies);
    await passMs(2_000);
    expect(loader).not.toHaveBeenCalled();
    await user.type(input, 'all');
    await passMs(499);
    expect(loader).not.toHaveBeenCalled();
    await passMs(1);
    expect(loader.mock.calls.map(([query]) => query)).toEqual(['Metall']);
  });

  it('announces the search and the number of results', async () => {
    const { input } = await typed(
      'Metall',
      () => new Promise((resolve) => setTimeout(resolve, 1_000, [BRANDT, KRUSE])),
    );
    await passMs(500);
    await passMs(550);
    expect([announcement(), input.getAttribute('aria-expanded')]).toEqual([
      'Vorschläge werden gesucht',
      'false',
    ]);
    await passMs(950);
    await passMs(150);
    expect([announcement(), input.getAttribute('aria-expanded')]).toEqual([
      '2 Vorschläge, mit den Pfeiltasten erreichbar',
      'true',
    ]);
    expect(options()).toEqual(['Metallbau Brandt GmbHHamburg', 'Metallbau Kruse KGKiel']);
  });

  it('moves through options by arrow keys and chooses by Enter', async () => {
    const { user, input, onChoose, onSubmit, sent } = await typed('Metall', loadBothCompanies);
    await passMs(500);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const activeOption = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    expect([activeOption?.textContent, document.activeElement]).toEqual(['Metallbau Kruse KGKiel', input]);
    await user.keyboard('{Enter}');
    await passMs(300);
    expect([sent(), onChoose.mock.calls, options(), announcement()]).toEqual([
      { company: KRUSE.label },
      [[KRUSE]],
      [],
      'Metallbau Kruse KG übernommen',
    ]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('does not announce a choice that opens the next page', async () => {
    const { user, onChoose } = await typed('Metall', loadBothCompanies, { announcesChoice: false });
    await passMs(500);
    await user.keyboard('{ArrowDown}{Enter}');
    await passMs(300);
    expect(onChoose.mock.calls).toEqual([[BRANDT]]);
    expect(announcement()).not.toContain(BRANDT.label);
  });

  it('chooses a clicked option', async () => {
    const { user, sent } = await typed('Metall', loadBothCompanies);
    await passMs(500);
    await user.click(screen.getByRole('option', { name: /Brandt/ }));
    expect([sent(), options()]).toEqual([{ company: BRANDT.label }, []]);
  });

  it.each([
    ['Escape closes the list', '{Escape}'],
    ['leaving chooses nothing', '{ArrowDown}{Tab}'],
  ])('keeps the typed text: %s', async (_, pressedKeys) => {
    const { user, sent, onChoose } = await typed('Metall', loadBothCompanies);
    await passMs(500);
    await user.keyboard(pressedKeys);
    expect([sent(), options(), onChoose.mock.calls]).toEqual([{ company: 'Metall' }, [], []]);
  });

  it('submits the form by Enter if no option is highlighted', async () => {
    const { user, onSubmit } = await typed('Metall{Enter}', loadBothCompanies);
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await passMs(500);
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
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
    await passMs(500);
    await passMs(150);
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
    const { user } = await typed('Metall{Tab}', loadBothCompanies);
    await passMs(500);
    expect(options()).toEqual([]);
    await user.tab({ shift: true });
    await user.keyboard('{ArrowDown}');
    expect(options()).toHaveLength(2);
  });

  it('ignores results of an earlier search', async () => {
    const loadFirstQuerySlowly = (query: string): Promise<ComboboxOption[]> =>
      new Promise((resolve) =>
        setTimeout(resolve, query === 'Metall' ? 3_000 : 100, query === 'Metall' ? [BRANDT] : [KRUSE]),
      );
    const { user, input } = await typed('Metall', loadFirstQuerySlowly);
    await passMs(500);
    await user.type(input, 'bau K');
    await passMs(5_000);
    expect(options()).toEqual(['Metallbau Kruse KGKiel']);
  });
});
