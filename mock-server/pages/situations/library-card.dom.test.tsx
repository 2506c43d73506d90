// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { getTexts } from '../../texts/texts';
import { TestPage } from '../testing/test-page';
import { LibraryCard } from './library-card';
import type { Situation, SituationGroup } from './situation';

const situation = (id: string, group: SituationGroup, searchText: string): Situation => ({
  ...{ id, group, searchText, title: id, description: '', summary: '', isLoaded: false },
  miniature: { tones: [], application: null },
});

const SITUATIONS = [
  situation('rejected', 'list', 'rejected abgelehnt geschaftsfuhrer'),
  situation('approved', 'list', 'approved genehmigt'),
  situation('failed-video', 'signing', 'video failed geschaftsfuhrer'),
];

const library = (situations: readonly Situation[] = SITUATIONS, search = '') => (
  <TestPage language="de">
    <LibraryCard
      {...{ search, situations, group: null, groups: ['list', 'signing'] }}
      matrix={{
        providers: [{ code: 'idnow', label: 'Video' }],
        rows: [{ code: 'failed', label: 'failed', cells: ['failed-video'] }],
      }}
    />
  </TestPage>
);

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (text: string) => fireEvent.input(field(), { target: { value: text } });
const listedTitles = () =>
  [...document.querySelectorAll<HTMLButtonElement>('button[name=scenario]')].map(({ value }) => value);
const counted = () => document.querySelector('[data-count]')?.textContent;

const openGroups = () =>
  [...document.querySelectorAll<HTMLDetailsElement>('details[open] > summary[id^=group-]')].map(
    ({ id }) => id,
  );

afterEach(cleanup);

it('SIM-09: the list of situations opens only the group of the loaded situation; a search opens every group', () => {
  const loaded = { ...situation('loaded', 'list', 'offen'), isLoaded: true };
  const { rerender } = render(library([...SITUATIONS, loaded]));
  expect(openGroups()).toEqual(['group-list']);
  expect(listedTitles()).toHaveLength(4);
  screen.getByText(`${getTexts('pages', 'de')('groups.list')}`, { selector: 'summary *' });
  type('geschaftsfuhrer');
  expect(openGroups()).toEqual(['group-list', 'group-signing']);
  type('');
  expect(openGroups()).toEqual(['group-list']);
  const loadedElsewhere = SITUATIONS.map((each) => ({ ...each, isLoaded: each.id === 'failed-video' }));
  rerender(library([...loadedElsewhere, { ...loaded, isLoaded: false }]));
  expect(openGroups()).toEqual(['group-list']);
});

it('SIM-09: each open group starts with a link to the next group, the last one to the loaded situation', () => {
  render(library(SITUATIONS));
  const links = [...document.querySelectorAll('details > a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#group-signing', '#scenario']);
  for (const href of links.slice(0, -1)) expect(document.querySelector(href ?? '')?.tagName).toBe('SUMMARY');
});

it('SIM-09: the list of situations narrows while the user types, and shows the number of matches', () => {
  render(library());
  expect([listedTitles(), counted()]).toEqual([['rejected', 'approved', 'failed-video'], '3']);
  type('GESCHÄFTSFÜHRER');
  expect([listedTitles(), counted()]).toEqual([['rejected', 'failed-video'], '2']);
  expect(screen.queryByRole('table')).not.toBeNull();
  type('geschäftsführer abgelehnt');
  expect([listedTitles(), counted()]).toEqual([['rejected'], '1']);
  expect(screen.queryByRole('table')).toBeNull();
  type('xylophon');
  expect([listedTitles(), counted()]).toEqual([[], '0']);
  screen.getByText(getTexts('pages', 'de')('noMatch'));
});

it('SIM-09: a search lists situations with a matching title first', () => {
  const situationWithSeveral = {
    ...situation('several', 'list', 'abgelehnt'),
    miniature: { tones: ['ok', 'bad'] as const, application: null },
  };
  const one = {
    ...situation('one', 'signing', 'abgelehnt'),
    miniature: { tones: ['bad'] as const, application: null },
  };
  const named = { ...situation('named', 'list', 'abgelehnt'), title: 'Ein abgelehnter Antrag' };
  render(library([situationWithSeveral, one, named]));
  expect(listedTitles()).toEqual(['several', 'named', 'one']);
  type('abgelehnt');
  expect(listedTitles()).toEqual(['named', 'several', 'one']);
  type('');
  expect(listedTitles()).toEqual(['several', 'named', 'one']);
});

it('SIM-09: a live update keeps the typed search and its focus', () => {
  const { rerender } = render(library());
  field().focus();
  type('genehmigt');
  rerender(library([...SITUATIONS, situation('approved-too', 'list', 'genehmigt')]));
  expect(listedTitles()).toEqual(['approved', 'approved-too']);
  expect([document.activeElement, field().value]).toEqual([field(), 'genehmigt']);
});

it('SIM-09: a shorter typed search finds more situations than the search in the URL', () => {
  render(library(SITUATIONS, 'genehmigt'));
  expect(listedTitles()).toEqual(['approved']);
  type('');
  expect(listedTitles()).toHaveLength(3);
});
