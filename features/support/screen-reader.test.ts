import { describe, expect, it } from 'vitest';
import {
  findAnnouncementFaults,
  formatTranscript,
  type HeardEvent,
  type HeardStep,
  isSuccessfulSave,
  withoutPassedStops,
} from './screen-reader';

const createFocusEvent = (name: string, byKey = false, description = ''): HeardEvent => ({
  kind: 'focus',
  role: 'button',
  name,
  description,
  byKey,
});
const createAnnouncement = (text: string): HeardEvent => ({ kind: 'says', text });
const step = (facts: Partial<HeardStep>): HeardStep => ({
  step: 'I save',
  pageTitle: 'Page',
  events: [],
  hasSaved: false,
  opensNextStage: false,
  isFocusOnBody: false,
  ...facts,
});

describe('findAnnouncementFaults (faults in what a screen reader announces)', () => {
  it.each<[string, Partial<HeardStep>, string[]]>([
    [
      'a confirmed save, which has none',
      { hasSaved: true, events: [createFocusEvent('Overview'), createAnnouncement('Saved')] },
      [],
    ],
    [
      'a save that opens the next page, which has none',
      { hasSaved: true, opensNextStage: true, events: [createFocusEvent('Next')] },
      [],
    ],
    [
      'a save without an announcement',
      { hasSaved: true, events: [createFocusEvent('84,000 €')] },
      ['nothing confirms what was saved'],
    ],
    [
      'a repeated announcement',
      { events: [createAnnouncement('Saved'), createAnnouncement('Saved')] },
      ['"Saved" is heard twice'],
    ],
    [
      'an announcement of the focused name',
      { events: [createFocusEvent('Saved'), createAnnouncement('Saved')] },
      ['"Saved" is heard twice'],
    ],
    [
      'an announcement of the description',
      { events: [createFocusEvent('x', false, 'Wrong'), createAnnouncement('Wrong')] },
      ['"Wrong" is heard twice'],
    ],
    ['a dropped announcement', { events: [{ kind: 'lost', text: 'Saved' }] }, ['"Saved" is not heard']],
    ['a button without a name', { events: [createFocusEvent('')] }, ['a button has no name']],
    ['focus on body', { isFocusOnBody: true }, ['the focus is on body']],
  ])('returns the faults of %s', (_, facts, faults) => {
    expect(findAnnouncementFaults([step(facts)])).toEqual(faults.map((fault) => `I save: ${fault}`));
  });
});

describe('isSuccessfulSave (whether a step saved something)', () => {
  it.each([
    ['a redirect after a change', '/dashboard/applications/a-1.data', 202, true],
    ['a bank account that is only checked', '/dashboard/applications/a-1.data', 200, false],
    ['a step of a booking', '/dashboard/applications/a-1/appointment.data', 200, false],
    ['an upload', '/dashboard/applications/a-1/documents/upload', 200, true],
    ['a new password', '/dashboard/settings.data', 200, true],
    ['a search for the name of a bank', '/dashboard/bank-name', 200, false],
    ['autosave', '/application/keep', 204, false],
    ['a refused change', '/dashboard/applications/a-1.data', 400, false],
  ])('isSuccessfulSave for %s (%s, status %s) returns %s', (_, pathname, status, expected) => {
    expect(isSuccessfulSave(pathname, status)).toBe(expected);
  });
});

it('withoutPassedStops keeps only the last of several consecutive Tab stops', () => {
  const events = [
    createFocusEvent('a', true),
    createFocusEvent('b', true),
    createAnnouncement('x'),
    createFocusEvent('c', true),
    createFocusEvent('d'),
  ];
  expect(withoutPassedStops(events)).toEqual([
    createAnnouncement('x'),
    createFocusEvent('c', true),
    createFocusEvent('d'),
  ]);
});

it('transcript lists title changes, announcements and focus for each step', () => {
  const steps = [
    step({ step: 'I open', events: [createFocusEvent('me@x.example', false, 'hint')] }),
    step({ events: [createAnnouncement('Saved')], isFocusOnBody: true }),
  ];
  expect(formatTranscript(steps, new Map([['me@x.example', 'customer@example.com']]))).toBe(
    'I open\n  title: "Page"\n  focus: button "customer@example.com", "hint"\nI save\n  says: "Saved"\n  focus: body\n',
  );
});
