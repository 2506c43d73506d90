// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { GermanTexts } from 'ui/testing/answered-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TranslatedText } from '~/i18n/translated-text';
import { Toasts } from './toast';
import type { ToastItem } from './toast-queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const SAVED: ToastItem = { id: '1', tone: 'success', text: 'Gespeichert' as TranslatedText };
const FAILED: ToastItem = {
  id: '2',
  tone: 'error',
  text: 'Nicht gespeichert\nBitte später' as TranslatedText,
};

function show(items: ToastItem[], pagePath = '/a') {
  const page = (shownToasts: ToastItem[], shownPath: string) => (
    <GermanTexts>
      <main id="content">
        <h1>Ihr Antrag</h1>
        <input aria-label="Straße" />
      </main>
      <Toasts items={shownToasts} pagePath={shownPath} />
    </GermanTexts>
  );
  const { rerender } = render(page(items, pagePath));
  return (next: ToastItem[], shownPath = pagePath) => rerender(page(next, shownPath));
}

const passMs = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const region = () => screen.getByLabelText('Meldungen');
const readShownToasts = () =>
  [...region().querySelectorAll('[data-toast]')].map((toast) => toast.textContent);

describe('D-68: toast', () => {
  it('A toast is announced politely on success and assertively on failure, each sentence in a separate line', () => {
    show([SAVED, FAILED]);
    passMs(150);
    expect(screen.getByRole('status').textContent).toBe('Gespeichert');
    passMs(150);
    expect(screen.getByRole('alert').textContent).toBe('Nicht gespeichert\nBitte später');
    expect(
      [...(region().querySelector('[data-toast=error]')?.children ?? [])].map((line) => line.textContent),
    ).toEqual(['Nicht gespeichert', 'Bitte später']);
  });

  it('a toast disappears after seven seconds together with the live region', () => {
    show([SAVED]);
    passMs(6_999);
    expect(readShownToasts()).toEqual(['Gespeichert']);
    passMs(1);
    expect([readShownToasts(), region().hidden]).toEqual([[], true]);
  });

  it.each([
    [
      'while the pointer is over the toast',
      () => fireEvent.pointerEnter(region()),
      () => fireEvent.pointerLeave(region()),
    ],
    [
      'while focus is inside',
      () => act(() => screen.getByRole('button').focus()),
      () => act(() => screen.getByRole('button').blur()),
    ],
  ])('a toast stays %s and then for the remaining time', (_, startHold, endHold) => {
    show([SAVED]);
    passMs(5_000);
    startHold();
    passMs(60_000);
    expect(readShownToasts()).toEqual(['Gespeichert']);
    endHold();
    passMs(1_999);
    expect(readShownToasts()).toEqual(['Gespeichert']);
    passMs(1);
    expect(readShownToasts()).toEqual([]);
  });

  it('A toast does not expire while its tab is hidden', () => {
    show([SAVED]);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    passMs(60_000);
    expect(readShownToasts()).toEqual(['Gespeichert']);
  });

  it('waits on a narrow screen while a later toast shows, then shows for the remaining time', () => {
    vi.stubGlobal('innerWidth', 390);
    show([SAVED, FAILED]);
    passMs(7_000);
    expect(readShownToasts()).toEqual(['Gespeichert']);
    passMs(6_999);
    expect(readShownToasts()).toEqual(['Gespeichert']);
    passMs(1);
    expect(readShownToasts()).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('A toast is closed by its button, leaves other toasts, and does not return', () => {
    const next = show([SAVED, FAILED]);
    fireEvent.click(screen.getAllByRole('button', { name: 'Meldung schließen' })[0] ?? region());
    expect(readShownToasts()).toEqual(['Nicht gespeichertBitte später']);
    next([SAVED, FAILED, { id: '3', tone: 'info', text: 'Neu' as TranslatedText }]);
    expect(readShownToasts()).toEqual(['Neu']);
  });

  it('Leaving the page removes toasts with errors and keeps other toasts', () => {
    const items = [SAVED, FAILED];
    const next = show(items);
    next(items, '/b');
    expect(readShownToasts()).toEqual(['Gespeichert']);
  });

  it.each([
    [
      'the field that had the focus',
      () => screen.getByLabelText('Straße').focus(),
      () => screen.getByLabelText('Straße'),
    ],
    ['the heading if no element had the focus', () => {}, () => screen.getByRole('heading')],
  ])('returns the focus to %s when the toast is closed', (_, closeToast, expected) => {
    show([SAVED]);
    act(closeToast);
    const close = screen.getByRole('button');
    act(() => close.focus());
    fireEvent.click(close);
    expect([readShownToasts(), document.activeElement]).toEqual([[], expected()]);
  });

  it('does not return the focus to a field that the user has already left', () => {
    const next = show([SAVED]);
    const field = screen.getByLabelText('Straße');
    act(() => field.focus());
    fireEvent.pointerDown(screen.getByRole('button'));
    act(() => field.blur());
    fireEvent.click(screen.getByRole('button'));
    expect(document.activeElement).toBe(field);
    act(() => field.blur());
    next([SAVED, FAILED]);
    fireEvent.pointerDown(screen.getByRole('button'));
    fireEvent.click(screen.getByRole('button'));
    expect(document.activeElement).toBe(screen.getByRole('heading'));
  });
});
