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
const readAnnouncedText = () => [
  screen.getByRole('status').textContent,
  screen.getByRole('alert').textContent,
];

describe('announce (message for screen readers)', () => {
  it('changes the live region 150 ms after the call and empties the region later', () => {
    render(<LiveRegions />);
    announce('Saved');
    wait(149);
    expect(readAnnouncedText()).toEqual(['', '']);
    wait(1);
    expect(readAnnouncedText()).toEqual(['Saved', '']);
    wait(8_000);
    expect(readAnnouncedText()).toEqual(['', '']);
  });

  it('announces two messages one after the other', () => {
    render(<LiveRegions />);
    announce('Saved');
    announce('Connection lost', 'alert');
    wait(150);
    expect(readAnnouncedText()).toEqual(['Saved', '']);
    wait(150);
    expect(readAnnouncedText()).toEqual(['', 'Connection lost']);
  });

  it('announces two equal queued messages once, and the same message again if it is queued later', () => {
    render(<LiveRegions />);
    announce('Saved');
    announce('Saved');
    wait(300);
    expect(readAnnouncedText()).toEqual(['Saved', '']);
    announce('Saved');
    expect(readAnnouncedText()).toEqual(['', '']);
    wait(150);
    expect(readAnnouncedText()).toEqual(['Saved', '']);
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
  function renderAnnouncement(first: string, after = 0) {
    render(<LiveRegions />);
    const { rerender } = renderHook((text: string) => useAnnouncement(text, after), { initialProps: first });
    return { changeText: rerender, spoken: () => screen.getByRole('status').textContent };
  }

  it('announces later changes but not the initial text', () => {
    const text = renderAnnouncement('In Bearbeitung');
    wait(500);
    expect(text.spoken()).toBe('');
    text.changeText('Erledigt');
    wait(150);
    expect(text.spoken()).toBe('Erledigt');
    text.changeText('In Bearbeitung');
    wait(300);
    expect(text.spoken()).toBe('In Bearbeitung');
  });

  it('announces a text after one second without changes', () => {
    const text = renderAnnouncement('', 1_000);
    text.changeText('1 of 5');
    wait(600);
    text.changeText('2 of 5');
    wait(600);
    expect(text.spoken()).toBe('');
    wait(550);
    expect(text.spoken()).toBe('2 of 5');
  });

  it('announces the initial text if the text returns after a change', () => {
    const text = renderAnnouncement('0 of 700', 1_000);
    wait(5_000);
    expect(text.spoken()).toBe('');
    text.changeText('1 of 700');
    text.changeText('0 of 700');
    wait(1_150);
    expect(text.spoken()).toBe('0 of 700');
  });

  it('drops a text that is replaced by an empty text before the pause has passed', () => {
    const text = renderAnnouncement('', 400);
    text.changeText('Saving');
    wait(399);
    text.changeText('');
    wait(1_000);
    expect(text.spoken()).toBe('');
  });

  it('does not announce a queued text that becomes empty before its turn', () => {
    const text = renderAnnouncement('', 400);
    text.changeText('Saving');
    wait(390);
    announce('Saved');
    wait(20);
    text.changeText('');
    wait(150);
    expect(text.spoken()).toBe('Saved');
    wait(1_000);
    expect(text.spoken()).toBe('Saved');
  });
});
