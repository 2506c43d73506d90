import { describe, expect, it } from 'vitest';
import { createFrames } from './frames';

const picture = (byte: number) => new Uint8Array([byte]);
const steps = ['an application', 'I open it', 'time passes', 'it says "paid out"', 'it goes on'];

const FILMED_SCENARIO = {
  title: 'Somebody looks',
  feature: 'Looking',
  steps,
  pictures: new Map([
    [1, picture(1)],
    [3, picture(3)],
  ]),
  missedSteps: [{ step: 3, reason: 'it says "versé"' }],
};

describe('B12 createFrames (frames of a film from the steps of a scenario)', () => {
  const frames = createFrames(FILMED_SCENARIO);

  it('starts with the Given steps without screenshots, then shows each step with its screenshot', () => {
    expect(frames.map(({ captions, picture }) => [captions, picture?.[0] ?? null])).toEqual([
      [['Somebody looks', 'an application'], null],
      [['I open it'], 1],
      [['time passes'], 1],
      [['≠ it says "paid out"'], 3],
    ]);
    expect(frames.map(({ heading }) => heading)).toEqual([
      'Looking',
      'Somebody looks · 2/5',
      'Somebody looks · 3/5',
      'Somebody looks · 4/5',
    ]);
  });

  it('shows each frame long enough to read its caption, and the last frame longer', () => {
    const [title, step, , last] = frames.map(({ durationMs }) => durationMs);
    expect([step, last]).toEqual([2_000, 4_500]);
    expect(title).toBe(2_000);
    const long = createFrames({
      title: 'x'.repeat(100),
      feature: '',
      steps: [],
      pictures: new Map(),
      missedSteps: [],
    });
    expect(long[0]?.durationMs).toBe(5_500 + 2_500);
  });

  it.each([
    ['calm', [2_700, 2_700, 2_700, 6_075]],
    ['brisk', [1_300, 1_300, 1_300, 2_925]],
  ] as const)('shows each frame longer or shorter at the pace %s', (pace, expected) => {
    expect(
      createFrames(FILMED_SCENARIO, { pace, hasCaptions: true }).map(({ durationMs }) => durationMs),
    ).toEqual(expected);
  });

  it('shows captions only on the title frame of a film without captions', () => {
    const long = { ...FILMED_SCENARIO, steps: steps.map((step) => step.padEnd(90, '.')) };
    const bare = createFrames(long, { pace: 'normal', hasCaptions: false });
    expect(bare.map(({ showsCaptions }) => showsCaptions)).toEqual([true, false, false, false]);
    expect(bare.map(({ durationMs }) => durationMs).slice(1)).toEqual([2_000, 2_000, 4_500]);
    expect(bare[1]?.captions).toEqual([long.steps[1]]);
  });
});
