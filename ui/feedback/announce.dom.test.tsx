// @vitest-environment happy-dom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announce, announcementQueue, LiveRegions, useAnnouncement } from './announce';

beforeEach(() => {
  vi.useFakeTimers();
  announcementQueue.splice(0);
});
afterEach(() => {
  vi.advanceTimersByTime(20_000);
  vi.useRealTimers();
  cleanup();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const spoken = () => [screen.getByRole('status').textContent, screen.getByRole('alert').textContent];

describe('announce (message for screen readers)', () => {
  it('changes the live region 150 ms after the call and empties the region later', () => {
    render(<LiveRegions />);
    announce('Saved');
    wait(149);
    expect(spoken()).toEqual(['', '']);
    wait(1);
    expect(spoken()).toEqual(['Saved', '']);
    wait(8_000);
    expect(spoken()).toEqual(['', '']);
  });

  it('announces two messages one after the other', () => {
    render(<LiveRegions />);
    announce('Saved');
    announce('Connection lost', 'alert');
    wait(150);
    expect(spoken()).toEqual(['Saved', '']);
    wait(150);
    expect(spoken()).toEqual(['', 'Connection lost']);
  });

  it('announces two equal queued messages once, and the same message again if it is queued later', () => {
    render(<LiveRegions />);
    announce('Saved');
    announce('Saved');
    wait(300);
    expect(spoken()).toEqual(['Saved', '']);
    announce('Saved');
    expect(spoken()).toEqual(['', '']);
    wait(150);
    expect(spoken()).toEqual(['Saved', '']);
  });

  it('announces inside an open dialog, because the rest of the page is inert', () => {
    render(
      <>
        <dialog open>
          <LiveRegions />
        </dialog>
        <LiveRegions />
      </>,
    );
    announce('Saved');
    wait(150);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['Saved', '']);
  });
});

describe('useAnnouncement (announces a changing text to screen readers)', () => {
  function spokenOf(first: string, after = 0) {
    render(<LiveRegions />);
    const { rerender } = renderHook((text: string) => useAnnouncement(text, after), { initialProps: first });
    return { becomes: rerender, spoken: () => screen.getByRole('status').textContent };
  }

  it('announces later changes but not the initial text', () => {
    const text = spokenOf('In Bearbeitung');
    wait(500);
    expect(text.spoken()).toBe('');
    text.becomes('Erledigt');
    wait(150);
    expect(text.spoken()).toBe('Erledigt');
    text.becomes('In Bearbeitung');
    wait(300);
    expect(text.spoken()).toBe('In Bearbeitung');
  });

  it('announces a text after one second without changes', () => {
    const text = spokenOf('', 1_000);
    text.becomes('1 of 5');
    wait(600);
    text.becomes('2 of 5');
    wait(600);
    expect(text.spoken()).toBe('');
    wait(550);
    expect(text.spoken()).toBe('2 of 5');
  });

  it('announces the initial text if the text returns after a change', () => {
    const text = spokenOf('0 of 700', 1_000);
    wait(5_000);
    expect(text.spoken()).toBe('');
    text.becomes('1 of 700');
    text.becomes('0 of 700');
    wait(1_150);
    expect(text.spoken()).toBe('0 of 700');
  });

  it('drops a text that is replaced by an empty text before the pause has passed', () => {
    const text = spokenOf('', 400);
    text.becomes('Saving');
    wait(399);
    text.becomes('');
    wait(1_000);
    expect(text.spoken()).toBe('');
  });

  it('does not announce a queued text that becomes empty before its turn', () => {
    const text = spokenOf('', 400);
    text.becomes('Saving');
    wait(390);
    announce('Saved');
    wait(20);
    text.becomes('');
    wait(150);
    expect(text.spoken()).toBe('Saved');
    wait(1_000);
    expect(text.spoken()).toBe('Saved');
  });
});
