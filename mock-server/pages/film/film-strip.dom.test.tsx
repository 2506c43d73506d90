// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { TestPage } from '../testing/test-page';
import { FilmStrip } from './film-strip';

const CLICKS = ['a', 'b', 'c', 'd'].map((id) => ({
  ...{ id, caption: `Step ${id}`, timeText: '', isIncluded: true },
  category: 'customer' as const,
}));

function Strip() {
  const [part, setPart] = useState<{ from: string | null; to: string | null }>({ from: null, to: null });
  return (
    <form aria-label="film">
      <FilmStrip clicks={CLICKS} tickedIds={['a', 'b', 'd']} part={part} setPart={setPart} />
    </form>
  );
}

function setUp() {
  render(
    <TestPage>
      <Strip />
    </TestPage>,
  );
  const handle = (name: string) => screen.getByRole('slider', { name });
  const move = (name: string, value: number) => fireEvent.change(handle(name), { target: { value } });
  const sent = () => Object.fromEntries(new FormData(screen.getByRole('form')));
  return { handle, move, sent };
}

afterEach(cleanup);

describe('SIM-12 the strip of steps', () => {
  it('sends no range until the user moves a handle', () => {
    const { sent } = setUp();
    expect(sent()).toEqual({ from: '', to: '' });
    expect(screen.getByText('Steps: 4. Trimmed: 0, left out: 1, in the film: 3')).toBeTruthy();
  });

  it('sends the first and last step of the range, and names both steps', () => {
    const { handle, move, sent } = setUp();
    move('First step', 1);
    move('Last step', 3);
    expect(sent()).toEqual({ from: 'b', to: 'c' });
    expect(handle('First step').getAttribute('aria-valuetext')).toBe('2. Step b');
    expect(handle('Last step').getAttribute('aria-valuetext')).toBe('3. Step c');
    expect(screen.getByText('Steps: 4. Trimmed: 2, left out: 1, in the film: 1')).toBeTruthy();
  });

  it('keeps at least one step between the handles', () => {
    const { move, sent } = setUp();
    move('Last step', 2);
    move('First step', 4);
    expect(sent()).toEqual({ from: 'b', to: 'b' });
    move('Last step', 0);
    expect(sent()).toEqual({ from: 'b', to: 'b' });
  });

  it('marks steps that are outside the range or excluded by the user', () => {
    const { move } = setUp();
    move('First step', 1);
    const tiles = screen.getAllByRole('listitem', { hidden: true });
    expect(tiles.map((tile) => tile.hasAttribute('data-out'))).toEqual([true, false, true, false]);
  });
});
