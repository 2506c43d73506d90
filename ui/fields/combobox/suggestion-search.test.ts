import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSuggestionSearch, type SuggestionState } from './combobox-field';

type Call = {
  query: string;
  signal: AbortSignal;
  answer: (options: string[]) => void;
  fail: (reason: Error) => void;
};

function setUp() {
  const calls: Call[] = [];
  const states: SuggestionState<string>[] = [];
  const search = createSuggestionSearch<string>({
    load: (query, signal) =>
      new Promise((answer, fail) => {
        calls.push({ query, signal, answer, fail });
      }),
    onChange: (state) => states.push(state),
    minLength: 4,
    delayMs: 500,
  });
  const call = (index: number) => {
    const found = calls[index];
    if (!found) throw new Error(`There was no request ${index}`);
    return found;
  };
  return { search, calls, call, states, last: () => states.at(-1) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const flush = () => vi.advanceTimersByTimeAsync(0);

describe('CLA-08: createSuggestionSearch (search while the user types)', () => {
  it('searches after 4 characters and a pause of 500 ms, not earlier', () => {
    const { search, calls } = setUp();
    search.type('Lin');
    vi.advanceTimersByTime(5_000);
    expect(calls).toHaveLength(0);
    search.type('Lind');
    vi.advanceTimersByTime(499);
    expect(calls).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(calls.map((call) => call.query)).toEqual(['Lind']);
  });

  it('searches once for text typed without a pause', () => {
    const { search, calls } = setUp();
    for (const text of ['Lind', 'Lindh', 'Lindho', 'Lindhof']) {
      search.type(text);
      vi.advanceTimersByTime(300);
    }
    vi.advanceTimersByTime(500);
    expect(calls.map((call) => call.query)).toEqual(['Lindhof']);
  });

  it('does not count surrounding blanks as characters', () => {
    const { search, calls } = setUp();
    search.type('  Li  ');
    vi.advanceTimersByTime(1_000);
    expect(calls).toHaveLength(0);
  });

  it('does not search again if only a blank was added', () => {
    const { search, calls } = setUp();
    search.type('Lind');
    vi.advanceTimersByTime(500);
    search.type('Lind ');
    vi.advanceTimersByTime(500);
    expect(calls).toHaveLength(1);
  });

  it('reports loading, then the results', async () => {
    const { search, call, last } = setUp();
    search.type('Lind');
    vi.advanceTimersByTime(500);
    expect(last()).toEqual({ status: 'loading' });
    call(0).answer(['Lindhof GmbH']);
    await flush();
    expect(last()).toEqual({ status: 'found', query: 'Lind', options: ['Lindhof GmbH'] });
  });

  it('drops stale results in any order of arrival', async () => {
    const { search, call, last } = setUp();
    search.type('Lind');
    vi.advanceTimersByTime(500);
    search.type('Linde');
    vi.advanceTimersByTime(500);
    expect(call(0).signal.aborted).toBe(true);
    call(1).answer(['Linde AG']);
    await flush();
    call(0).answer(['Lindhof GmbH']);
    await flush();
    expect(last()).toEqual({ status: 'found', query: 'Linde', options: ['Linde AG'] });
  });

  it('ignores the late failure of a stale request', async () => {
    const { search, call, last } = setUp();
    search.type('Lind');
    vi.advanceTimersByTime(500);
    search.type('Linde');
    call(0).fail(new Error('down'));
    await flush();
    expect(last()).toEqual({ status: 'idle' });
  });

  it('reports a failure and searches again when the text changes', async () => {
    const { search, call, calls, last } = setUp();
    search.type('Lind');
    vi.advanceTimersByTime(500);
    call(0).fail(new Error('down'));
    await flush();
    expect(last()).toEqual({ status: 'failed' });
    search.type('Linde');
    vi.advanceTimersByTime(500);
    expect(calls).toHaveLength(2);
  });

  it('clears the list when the text has less than 4 characters', async () => {
    const { search, call, last } = setUp();
    search.type('Lind');
    vi.advanceTimersByTime(500);
    call(0).answer(['Lindhof GmbH']);
    await flush();
    search.type('Lin');
    expect(last()).toEqual({ status: 'idle' });
  });

  it('does not search for a chosen name', () => {
    const { search, calls } = setUp();
    search.type('Lind');
    search.acceptText('Lindhof GmbH');
    search.type('Lindhof GmbH');
    vi.advanceTimersByTime(1_000);
    expect(calls).toHaveLength(0);
  });

  it('sends no request after the search was stopped', () => {
    const { search, calls } = setUp();
    search.type('Lind');
    search.stop();
    vi.advanceTimersByTime(1_000);
    expect(calls).toHaveLength(0);
  });
});
