import { describe, expect, it } from 'vitest';
import { faultsOf, type Heard, type HeardStep, transcript, withoutPassedStops } from './listener';

const focus = (name: string, byKey = false, description = ''): Heard => ({
  kind: 'focus',
  role: 'button',
  name,
  description,
  byKey,
});
const says = (text: string): Heard => ({ kind: 'says', text });
const step = (facts: Partial<HeardStep>): HeardStep => ({
  step: 'I save',
  pageTitle: 'Page',
  events: [],
  saved: false,
  leadsOn: false,
  onBody: false,
  ...facts,
});

describe('faultsOf', () => {
  it.each<[string, Partial<HeardStep>, string[]]>([
    ['a confirmed save', { saved: true, events: [focus('Overview'), says('Saved')] }, []],
    ['a save that leads to the next page', { saved: true, leadsOn: true, events: [focus('Next')] }, []],
    [
      'a save without a word',
      { saved: true, events: [focus('84,000 €')] },
      ['nothing confirms what was saved'],
    ],
    ['a repeated announcement', { events: [says('Saved'), says('Saved')] }, ['"Saved" is heard twice']],
    [
      'an announcement of the focused name',
      { events: [focus('Saved'), says('Saved')] },
      ['"Saved" is heard twice'],
    ],
    [
      'an announcement of the description',
      { events: [focus('x', false, 'Wrong'), says('Wrong')] },
      ['"Wrong" is heard twice'],
    ],
    ['a dropped announcement', { events: [{ kind: 'lost', text: 'Saved' }] }, ['"Saved" is not heard']],
    ['a nameless stop', { events: [focus('')] }, ['a button has no name']],
    ['focus on body', { onBody: true }, ['the focus is on body']],
  ])('judges %s', (_, facts, faults) => {
    expect(faultsOf([step(facts)])).toEqual(faults.map((fault) => `I save: ${fault}`));
  });
});

it('withoutPassedStops keeps the last of several Tab stops in a row', () => {
  const events = [focus('a', true), focus('b', true), says('x'), focus('c', true), focus('d')];
  expect(withoutPassedStops(events)).toEqual([says('x'), focus('c', true), focus('d')]);
});

it('transcript lists title changes, announcements and focus for each step', () => {
  const steps = [
    step({ step: 'I open', events: [focus('me@x.example', false, 'hint')] }),
    step({ events: [says('Saved')], onBody: true }),
  ];
  expect(transcript(steps, new Map([['me@x.example', 'customer@example.com']]))).toBe(
    'I open\n  title: "Page"\n  focus: button "customer@example.com", "hint"\nI save\n  says: "Saved"\n  focus: body\n',
  );
});
