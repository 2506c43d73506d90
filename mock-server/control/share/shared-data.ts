import type { Language } from 'contracts/api/enumerations';
import {
  type ListedLink,
  SHARED_KINDS,
  type SharedData,
  type SharedKind,
} from '../../pages/share/shared-data';
import type { Sandbox } from '../../store/sandbox';
import { getTexts } from '../../texts/texts';
import { deploymentOfWorld } from '../bank-in-world';
import { scenarioTitleOf } from '../page/scenario-texts';
import type { PageView } from '../page/view';
import { createMadeLinkView } from '../share-form';
import { linkStateOf, type SharedLink } from '../shared-links';
import { formatDateTime } from '../time-in-language';

interface Shared {
  readonly worlds: readonly { readonly world: Sandbox; readonly links: readonly SharedLink[] }[];
  readonly kind: SharedKind | null;
  readonly asked: string | null;
  readonly openNow: (link: SharedLink) => number;
}

export function createSharedData(view: PageView, { worlds, kind, asked, openNow }: Shared): SharedData {
  const all = worlds.flatMap(({ world, links }) =>
    links.map((link) => listed(view, world, { link, openNow })),
  );
  const newestFirst = all
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ row }) => row);
  const open = newestFirst.filter(({ state }) => state === 'open');
  const isShown = (link: ListedLink) => kind === null || link.kind === kind;
  return {
    open: open.length,
    openNow: open.filter((link) => link.openNow > 0).length,
    kinds: [null, ...SHARED_KINDS].map((each) => ({
      kind: each,
      count: open.filter((link) => each === null || link.kind === each).length,
      isShown: each === kind,
    })),
    links: open.filter(isShown),
    ended: newestFirst.filter((link) => link.state !== 'open' && isShown(link)),
    asked: open.some(({ id }) => id === asked) ? asked : null,
  };
}

function listed(
  view: PageView,
  world: Sandbox,
  { link, openNow }: { link: SharedLink; openNow: Shared['openNow'] },
): { at: Date; row: ListedLink } {
  const { language } = view;
  const made = createMadeLinkView(view, link);
  const { kind, name, madeAt, lastVisit } = link;
  return {
    at: madeAt,
    row: {
      ...made,
      ...{ kind, name },
      world: [
        scenarioTitleOf(world.start.scenario, language),
        deploymentOfWorld(world).partner.parameters.display_name,
      ].join(', '),
      made: dayOrTime(madeAt, language),
      last: lastVisit && dayOrTime(lastVisit, language),
      openNow: openNow(link),
      state: linkStateOf(link),
    },
  };
}

function dayOrTime(at: Date, language: Language): string {
  const time = formatDateTime(at, language);
  const isToday = time.hasSame(formatDateTime(new Date(), language), 'day');
  if (!isToday) return time.toLocaleString({ dateStyle: 'medium' });
  return getTexts('shared', language)('today', { time: time.toLocaleString({ timeStyle: 'short' }) });
}
