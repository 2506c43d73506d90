// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestPage } from '../testing/test-page';
import { FilmPlayer } from './film-player';

const PICTURES = ['Title', 'Submitted', 'Rejected'].map((caption, index) => ({
  ...{ caption, startText: `0:0${index * 2}`, milliseconds: 2_000 },
  ...{ src: `/picture/${index}`, href: `/film?picture=${index}` },
}));

function setUp() {
  render(
    <TestPage>
      <FilmPlayer title="My film" file="/file" pictures={PICTURES} firstIndex={0} length="0:06" />
    </TestPage>,
  );
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const shown = () => screen.getByRole('img').getAttribute('alt')?.replace('My film, picture ', '');
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  return { press, shown, wait };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('SIM-12 the player of a film', () => {
  it('does not start on its own', () => {
    const { shown, wait } = setUp();
    wait(10_000);
    expect(shown()).toBe('1 of 3: Title');
  });

  it('shows each picture for its time, stops at the end, and starts again on request', () => {
    const { press, shown, wait } = setUp();
    press('Play');
    wait(1_999);
    expect(shown()).toBe('1 of 3: Title');
    wait(1);
    expect(shown()).toBe('2 of 3: Submitted');
    press('Pause');
    wait(10_000);
    expect(shown()).toBe('2 of 3: Submitted');
    press('Play');
    wait(2_000);
    wait(2_000);
    expect(shown()).toBe('3 of 3: Rejected');
    press('Play');
    expect(shown()).toBe('1 of 3: Title');
  });

  it('jumps to a picture, and steps by one picture in both directions', () => {
    const { press, shown } = setUp();
    const link = (name: string) => screen.getByRole('link', { name });
    fireEvent.click(link('0:04 Rejected'));
    expect(shown()).toBe('3 of 3: Rejected');
    expect(link('0:04 Rejected').getAttribute('aria-current')).toBe('true');
    expect(screen.getByText('0:04 / 0:06')).toBeTruthy();
    press('Next');
    expect(shown()).toBe('3 of 3: Rejected');
    press('Back');
    expect(shown()).toBe('2 of 3: Submitted');
  });

  it('lets the browser follow a link if a modifier key opens a new tab', () => {
    const { shown } = setUp();
    fireEvent.click(screen.getByRole('link', { name: '0:04 Rejected' }), { ctrlKey: true });
    expect(shown()).toBe('1 of 3: Title');
  });

  it('preloads only the next picture', () => {
    setUp();
    const loaded = screen.getAllByRole<HTMLImageElement>('img', { hidden: true });
    expect(loaded.map((picture) => picture.getAttribute('src'))).toEqual(['/picture/0', '/picture/1']);
  });
});
