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

interface SharedPageState {
  readonly worlds: readonly { readonly world: Sandbox; readonly links: readonly SharedLink[] }[];
  readonly kind: SharedKind | null;
  readonly linkToConfirm: string | null;
  readonly countOpenWorlds: (link: SharedLink) => number;
}

export function createSharedData(
  view: PageView,
  { worlds, kind, linkToConfirm, countOpenWorlds }: SharedPageState,
): SharedData {
  const entries = worlds.flatMap(({ world, links }) =>
    links.map((link) => createListedLink(view, world, { link, countOpenWorlds })),
  );
  const newestFirst = entries
    .toSorted((left, right) => right.createdAt.getTime() - left.createdAt.getTime())
    .map(({ row }) => row);
  const open = newestFirst.filter(({ state }) => state === 'open');
  const isShown = (link: ListedLink) => kind === null || link.kind === kind;
  return {
    open: open.length,
    openLinkCount: open.filter((link) => link.openWorldCount > 0).length,
    kinds: [null, ...SHARED_KINDS].map((kindOption) => ({
      kind: kindOption,
      count: open.filter((link) => kindOption === null || link.kind === kindOption).length,
      isShown: kindOption === kind,
    })),
    links: open.filter(isShown),
    endedLinks: newestFirst.filter((link) => link.state !== 'open' && isShown(link)),
    linkToConfirm: open.some(({ id }) => id === linkToConfirm) ? linkToConfirm : null,
  };
}

function createListedLink(
  view: PageView,
  world: Sandbox,
  { link, countOpenWorlds }: { link: SharedLink; countOpenWorlds: SharedPageState['countOpenWorlds'] },
): { createdAt: Date; row: ListedLink } {
  const { language } = view;
  const madeLink = createMadeLinkView(view, link);
  const { kind, name, madeAt, lastVisit } = link;
  return {
    createdAt: madeAt,
    row: {
      ...madeLink,
      ...{ kind, name },
      world: [
        scenarioTitleOf(world.start.scenario, language),
        deploymentOfWorld(world).partner.parameters.display_name,
      ].join(', '),
      createdText: formatDayOrTime(madeAt, language),
      lastVisit: lastVisit && formatDayOrTime(lastVisit, language),
      openWorldCount: countOpenWorlds(link),
      state: linkStateOf(link),
    },
  };
}

function formatDayOrTime(instant: Date, language: Language): string {
  const time = formatDateTime(instant, language);
  const isToday = time.hasSame(formatDateTime(new Date(), language), 'day');
  if (!isToday) return time.toLocaleString({ dateStyle: 'medium' });
  return getTexts('shared', language)('today', { time: time.toLocaleString({ timeStyle: 'short' }) });
}
