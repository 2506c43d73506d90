import { describe, expect, it } from 'vitest';
import { compilePattern, matchesInTime } from './pattern';

/** CPU microseconds on a busy machine. An exponential pattern takes minutes. */
const NO_TIME_US = 4_000_000;

const LARGE_PATTERN = 'b{999}c{999}d';

describe('DYN-14 D-77 patterns of a form', () => {
  it.each([
    ['^[A-Z]{2}\\d+$', 'linear', 'AB12', 'ab12'],
    ['^(a+)+$', 'linear', 'aaa', 'aab'],
    ['^(?=.{4,6}$)[a-z]+$', 'limited', 'abcd', 'abc'],
    ['^(?!x)\\p{L}+$', 'limited', 'äbc', 'xbc'],
    ['^(.)\\1$', 'limited', 'aa', 'ab'],
    ['^(?<n>a)\\k<n>$', 'limited', 'aa', 'a'],
    ['^[^\\s]+$', 'linear', 'ab', 'a\u3000b'],
    ['^a.b$', 'linear', 'a b', 'a\u2028b'],
    ['^\\p{Script=Latin}+$', 'limited', 'ab', 'a1'],
    ['^a{0,99999}$', 'limited', 'aa', 'b'],
    ['^(?:a+)+c|^a+$', 'linear', 'a'.repeat(60), 'b'],
  ])('patterns match only the expected text: the pattern %s in the mode %s', (source, kind, fits, unfit) => {
    const pattern = compilePattern(source);
    expect(pattern.kind).toBe(kind);
    expect(pattern.kind !== 'none' && [pattern.matches(fits), pattern.matches(unfit)]).toEqual([true, false]);
  });

  it.each(['([a-z', '(?<n>a)(?<n>b)', '(?i:a)', 'a'.repeat(1_001)])(
    'patterns are rejected if no engine can run them: $0',
    (source) => {
      expect(compilePattern(source)).toEqual({ kind: 'none' });
    },
  );

  it('patterns are compiled and run within milliseconds even if they may become large', () => {
    // Zero CPU time allows all retries, even if other threads are busy.
    const used = () => 0;
    const began = process.cpuUsage();
    for (let count = 41; count <= 60; count += 1) {
      const source = `^${'\\p{L}{0,1000}'.repeat(count)}$`;
      expect(compilePattern(source).kind).toBe('limited');
      expect(matchesInTime(source, 'Straße', { readCpuMs: used })).toBe(true);
    }
    expect(process.cpuUsage(began).user).toBeLessThan(NO_TIME_US);
  });

  it('patterns are compiled within milliseconds even if they are long and have many properties', () => {
    const began = process.cpuUsage();
    for (let at = 0; at < 100; at += 1)
      expect(compilePattern(`${'\\p{L}'.repeat(195)}${at}`).kind).toBe('linear');
    expect(process.cpuUsage(began).user).toBeLessThan(NO_TIME_US);
  });

  it('patterns are stopped if their time is exponential, and report no match', () => {
    const pattern = compilePattern('^(?=(a+)+$)(a+)+$');
    const began = process.cpuUsage();
    expect(pattern.kind !== 'none' && pattern.matches(`${'a'.repeat(50)}!`)).toBe(false);
    expect(process.cpuUsage(began).user).toBeLessThan(NO_TIME_US);
    expect(pattern.kind !== 'none' && pattern.matches('aaa')).toBe(true);
    expect(matchesInTime('^(?=(a+)+$)(a+)+$', `${'a'.repeat(50)}!`)).toBeNull();
  });

  it.each([
    ['RE2 runs the pattern', '^(a+)+$', 'linear', `${'a'.repeat(50)}!`],
    ['RE2 reads the pattern differently', '^(a+)+[\\b]?$', 'linear', `${'a'.repeat(50)}!`],
    ['the pattern is too large for RE2', `^(?:a+)+c|^a+$|${LARGE_PATTERN}`, 'limited', 'a'.repeat(50)],
  ])('patterns return no match if their time is exponential and %s', (_, source, kind, text) => {
    const pattern = compilePattern(source);
    expect(pattern.kind).toBe(kind);
    expect(pattern.kind !== 'none' && pattern.matches(text)).toBe(false);
  });

  it('patterns are compiled once each', () => {
    expect(compilePattern('^once$')).toBe(compilePattern('^once$'));
  });

  it.each([
    ['was stopped with little CPU time runs again', [null, null, true], [2, 74, 1], true, 3],
    ['has used its CPU time is not repeated and has no result', [null, true], [90, 1], null, 1],
    ['has used just enough CPU time is not repeated', [null, true], [75, 1], null, 1],
    ['gets no CPU time ends after seven tries', Array(30).fill(null), Array(30).fill(1), null, 7],
  ])(
    'patterns are matched in attempts with a limit of CPU time: an attempt that %s',
    (_, verdicts, times, verdict, runs) => {
      let [ran, used] = [0, 0];
      const run = () => {
        used += times[ran] ?? 0;
        ran += 1;
        return verdicts[ran - 1] ?? null;
      };
      expect(matchesInTime('a', 'a', { run, readCpuMs: () => used })).toBe(verdict);
      expect(ran).toBe(runs);
    },
  );
});
