import { describe, expect, it } from 'vitest';
import { calculateFilmLength } from './film-length';

const click = (id: string, caption: string) => ({
  ...{ id, caption, timeText: '', isIncluded: true },
  category: 'bank' as const,
});
const WHOLE = { from: null, to: null };
const DATA = {
  heading: 'x'.repeat(60),
  clicks: [click('a', 'short'), click('b', 'y'.repeat(80)), click('c', 'short')],
};
const ALL = {
  title: 'A film',
  pace: 'normal',
  hasCaptions: true,
  steps: ['a', 'b', 'c'],
  part: WHOLE,
} as const;

describe('SIM-12 length of a film of clicks', () => {
  it('adds up the reading time of each picture, and more time for the last picture', () => {
    const { pictures, seconds, millisecondsById: of } = calculateFilmLength(DATA, ALL);
    expect([...of.values()]).toEqual([2_000, 4_400, 4_500]);
    expect([pictures, seconds]).toEqual([4, 13]);
  });

  it('excludes steps that the user removed, and shows the last remaining picture longer', () => {
    const { pictures, millisecondsById: of } = calculateFilmLength(DATA, { ...ALL, steps: ['a', 'b'] });
    expect([...of]).toEqual([
      ['a', 2_000],
      ['b', 6_900],
    ]);
    expect(pictures).toBe(3);
  });

  it.each([
    [{ from: 'b', to: null }, ['b', 'c']],
    [{ from: null, to: 'b' }, ['a', 'b']],
    [{ from: 'b', to: 'b' }, ['b']],
    [{ from: 'c', to: 'b' }, ['b', 'c']],
    [{ from: 'gone', to: 'gone' }, ['a', 'b', 'c']],
  ])('counts only the steps of the range %j', (part, steps) => {
    const { pictures, millisecondsById: of } = calculateFilmLength(DATA, { ...ALL, part });
    expect([...of.keys()]).toEqual(steps);
    expect(pictures).toBe(steps.length + 1);
  });

  it('the length of a film depends on the pace and on captions', () => {
    expect(calculateFilmLength(DATA, { ...ALL, pace: 'calm' }).seconds).toBe(17);
    expect(calculateFilmLength(DATA, { ...ALL, pace: 'brisk' }).seconds).toBe(8);
    expect(calculateFilmLength(DATA, { ...ALL, hasCaptions: false }).millisecondsById.get('b')).toBe(2_000);
  });

  it('includes the title of the simulator scenario if the film has no title', () => {
    expect(calculateFilmLength(DATA, { ...ALL, title: ' ' }).seconds).toBe(14);
  });

  it('the length of a film is zero without steps', () => {
    expect(calculateFilmLength(DATA, { ...ALL, steps: [] })).toEqual({
      pictures: 0,
      seconds: 0,
      millisecondsById: new Map(),
    });
  });
});
