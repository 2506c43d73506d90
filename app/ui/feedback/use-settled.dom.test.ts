// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSettled } from '../fields/text/text-field';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function spokenOf(first: string) {
  const { result, rerender } = renderHook(useSettled, { initialProps: first });
  return {
    announcement: () => result.current,
    becomes: rerender,
    wait: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
  };
}

it('useSettled returns a text after one second without changes', () => {
  const text = spokenOf('');
  text.becomes('1 of 5');
  text.wait(600);
  text.becomes('2 of 5');
  text.wait(600);
  expect(text.announcement()).toBe('');
  text.wait(400);
  expect(text.announcement()).toBe('2 of 5');
});

it('useSettled returns an empty text until the first change', () => {
  const text = spokenOf('0 of 700');
  text.wait(5_000);
  expect(text.announcement()).toBe('');
  text.becomes('1 of 700');
  text.becomes('0 of 700');
  text.wait(1_000);
  expect(text.announcement()).toBe('0 of 700');
});

it('useSettled returns an empty text immediately', () => {
  const text = spokenOf('');
  text.becomes('5 of 5');
  text.wait(1_000);
  text.becomes('');
  text.wait(0);
  expect(text.announcement()).toBe('');
});
