import { Then, When } from '@cucumber/cucumber';
import type { HttpResponse } from '../support/http';
import { loadSituationPages } from '../support/situation-pages';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

When<PortalWorld>(
  'I follow the links to all situations of the simulator',
  { timeout: 240_000 },
  async function () {
    this.situations.push(...(await loadSituationPages()));
  },
);

Then<PortalWorld>(
  'there are at least {int}, under {int} partners',
  function (minCount: number, partners: number) {
    expect(this.situations.length).toBeGreaterThanOrEqual(minCount);
    expect(new Set(this.situations.map(({ partner }) => partner)).size).toBe(partners);
  },
);

Then<PortalWorld>('each leads under its partner to the applications of a logged-in person', function () {
  const misplacedSituations = this.situations
    .filter(isOrdinary)
    .filter(
      ({ partner, list }) =>
        list.url.hostname !== `${partner}.localhost` || list.url.pathname !== '/dashboard/applications',
    );
  expect(misplacedSituations.map(({ id, list }) => `${id}: ${list.url}`)).toEqual([]);
});

Then<PortalWorld>('each application that I open first has its overview', function () {
  const overviews = this.situations.filter(isOrdinary).flatMap(({ overview }) => overview ?? []);
  expect(overviews.length).toBeGreaterThan(this.situations.length / 2);
  expect(overviews.filter(({ status }) => status !== 200).map(withoutMarkup)).toEqual([]);
});

Then<PortalWorld>('in {string} the e-mail address must be confirmed first', function (id: string) {
  const refusedSituations = this.situations.filter(isOrdinary).filter(({ list }) => list.status !== 200);
  expect(refusedSituations.map((situation) => `${situation.id}: ${situation.list.status}`)).toEqual([
    `${id}: 403`,
  ]);
});

Then<PortalWorld>('those in which the list fails say so, and betray nothing of the inside', function () {
  const failingSituations = this.situations.filter(
    (situation) => !isOrdinary(situation) && situation.tags.includes('list'),
  );
  expect(failingSituations.length).toBeGreaterThan(0);
  for (const { id, list } of failingSituations) {
    expect(`${id}: ${list.status >= 400}`).toBe(`${id}: true`);
    expect(list.body).not.toMatch(/node_modules|node:internal/);
  }
});

const isOrdinary = ({ tags }: { tags: string[] }) => !tags.includes('failure');

const withoutMarkup = ({ status, url }: HttpResponse) => `${status} at ${url}`;
