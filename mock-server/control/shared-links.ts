import { createHash } from 'node:crypto';
import type { Simulator } from '../api/exchange';
import { createCapacityRefusal } from '../http/capacity-refusal';
import { LINK_DAYS, type ListedLink, type SharedKind } from '../pages/share/shared-data';
import { createSecret } from '../store/identifiers';
import type { Sandbox } from '../store/sandbox';
import type { Sandboxes } from '../store/sandboxes';

/** `document` is the JSON of a bank or demo script. */
interface DocumentContent {
  readonly kind: 'bank' | 'script';
  /** Hash of the document. */
  readonly contentId: string;
  readonly document: string;
}

interface StoredContent {
  readonly kind: Exclude<SharedKind, DocumentContent['kind']>;
  readonly contentId: string;
  readonly document?: undefined;
}

type Content = DocumentContent | StoredContent;

interface LinkFacts {
  readonly id: string;
  readonly name: string;
  readonly audience: string;
  readonly madeAt: Date;
  readonly validUntil: Date;
  readonly isWithdrawn: boolean;
  readonly visits: number;
  readonly lastVisit: Date | null;
}

export type SharedLink = LinkFacts & Content;

type SharedContent = Pick<SharedLink, 'kind' | 'contentId'>;

type NewLink = Content & Pick<LinkFacts, 'name'> & Partial<Pick<LinkFacts, 'id' | 'audience'>>;

interface StoredLink {
  link: SharedLink;
  readonly sandbox: Sandbox;
  readonly openedWorlds: Set<string>;
  /** Ids before the link was withdrawn and shared again, oldest first. */
  readonly formerIds: string[];
}

const NO_VISITS = { visits: 0, lastVisit: null } as const;

const DAY_MS = 24 * 60 * 60 * 1000;

export const LINK_LIMITS = {
  days: LINK_DAYS,
  openedWorlds: 200,
  formerIds: 20,
  /** The largest bank has a million characters. */
  ofWorld: { links: 60, documentCharacters: 2_000_000 },
  all: { documentCharacters: 20_000_000 },
};

/** Keeps links as long as their world. */
export class SharedLinks {
  readonly #sandboxes: Sandboxes;
  #links: StoredLink[] = [];

  constructor(sandboxes: Sandboxes) {
    this.#sandboxes = sandboxes;
  }

  /**
   * Renews an earlier link to the same content.
   * @throws {Refusal} if the documents of all worlds fill the memory
   */
  share(sandbox: Sandbox, { id = createSecret(), audience = '', ...content }: NewLink): SharedLink {
    const existingLink = this.#findByContent(sandbox, content);
    if (existingLink) return this.#renew(existingLink, audience || existingLink.link.audience);
    const link: SharedLink = {
      ...{ ...content, id, audience },
      ...{ ...validityFromNow(), ...NO_VISITS, isWithdrawn: false },
    };
    this.#makeRoom(sandbox, link);
    this.#links.push({ link, sandbox, openedWorlds: new Set(), formerIds: [] });
    sandbox.announce();
    return link;
  }

  /** Newest first. */
  listLinks(sandbox: Sandbox): readonly SharedLink[] {
    return this.#linksOf(sandbox)
      .map(({ link }) => link)
      .toReversed();
  }

  find(kind: SharedKind, id: string): SharedLink | undefined {
    return this.#find(id, kind)?.link;
  }

  /** Finds a link that was withdrawn and shared again under another address. */
  findRenewed(sandbox: Sandbox, formerId: string): SharedLink | undefined {
    return this.#linksOf(sandbox).find(({ formerIds }) => formerIds.includes(formerId))?.link;
  }

  findByContent(sandbox: Sandbox, content: SharedContent): SharedLink | undefined {
    return this.#findByContent(sandbox, content)?.link;
  }

  /**
   * A visit counts as use of the world that has the link.
   * @param openedWorld the visitor's own world
   */
  countVisit({ id }: SharedLink, openedWorld?: Sandbox): void {
    const storedLink = this.#find(id);
    if (storedLink === undefined) return;
    this.#sandboxes.find(storedLink.sandbox.id);
    if (openedWorld && storedLink.openedWorlds.size < LINK_LIMITS.openedWorlds)
      storedLink.openedWorlds.add(openedWorld.id);
    this.#change(storedLink, { visits: storedLink.link.visits + 1, lastVisit: new Date() });
  }

  countOpenWorlds({ id }: SharedLink): number {
    const worlds = this.#find(id)?.openedWorlds ?? [];
    return [...worlds].filter((world) => this.#sandboxes.peek(world)?.isWatched).length;
  }

  withdraw({ id }: SharedLink): void {
    const storedLink = this.#find(id);
    if (storedLink) this.#change(storedLink, { isWithdrawn: true });
  }

  renew({ id }: SharedLink): void {
    const storedLink = this.#find(id);
    if (storedLink) this.#renew(storedLink, storedLink.link.audience);
  }

  clear(): void {
    this.#links = [];
  }

  #linksOf(sandbox: Sandbox): StoredLink[] {
    this.#forgetGoneWorlds();
    return this.#links.filter((storedLink) => storedLink.sandbox === sandbox);
  }

  #findByContent(sandbox: Sandbox, { kind, contentId }: SharedContent): StoredLink | undefined {
    return this.#linksOf(sandbox).find(({ link }) => link.kind === kind && link.contentId === contentId);
  }

  #find(id: string, kind?: SharedKind): StoredLink | undefined {
    this.#forgetGoneWorlds();
    return this.#links.find(({ link }) => link.id === id && (kind === undefined || link.kind === kind));
  }

  /** After a withdrawal, a new address excludes earlier recipients. */
  #renew(storedLink: StoredLink, audience: string): SharedLink {
    const change = { ...validityFromNow(), audience };
    if (!storedLink.link.isWithdrawn) return this.#change(storedLink, change);
    storedLink.openedWorlds.clear();
    storedLink.formerIds.push(storedLink.link.id);
    storedLink.formerIds.splice(0, storedLink.formerIds.length - LINK_LIMITS.formerIds);
    return this.#change(storedLink, { ...change, ...NO_VISITS, id: createSecret(), isWithdrawn: false });
  }

  #change(storedLink: StoredLink, change: Partial<LinkFacts>): SharedLink {
    storedLink.link = { ...storedLink.link, ...change };
    storedLink.sandbox.announce();
    return storedLink.link;
  }

  #forgetGoneWorlds(): void {
    this.#links = this.#links.filter(({ sandbox }) => this.#sandboxes.has(sandbox.id));
  }

  /** Drops links of this world only: the ended ones first, then the oldest. */
  #makeRoom(sandbox: Sandbox, link: SharedLink): void {
    const worldLinks = this.#linksOf(sandbox);
    const droppedLinks = new Set<StoredLink>();
    let count = worldLinks.length + 1;
    let worldCharacters = charactersIn(worldLinks) + charactersOf(link);
    let allCharacters = charactersIn(this.#links) + charactersOf(link);
    const { ofWorld, all } = LINK_LIMITS;
    for (const storedLink of [
      ...worldLinks.filter(hasEnded),
      ...worldLinks.filter((candidate) => !hasEnded(candidate)),
    ]) {
      const characters = charactersOf(storedLink.link);
      const needsMemory =
        worldCharacters > ofWorld.documentCharacters ||
        (allCharacters > all.documentCharacters && hasEnded(storedLink));
      if (count <= ofWorld.links && !(needsMemory && characters > 0)) continue;
      droppedLinks.add(storedLink);
      count -= 1;
      worldCharacters -= characters;
      allCharacters -= characters;
    }
    if (worldCharacters > ofWorld.documentCharacters || allCharacters > all.documentCharacters)
      throw createCapacityRefusal('links');
    this.#links = this.#links.filter((storedLink) => !droppedLinks.has(storedLink));
  }
}

const charactersOf = ({ document }: SharedLink): number => document?.length ?? 0;

const charactersIn = (storedLinks: readonly StoredLink[]): number =>
  storedLinks.reduce((sum, { link }) => sum + charactersOf(link), 0);

const hasEnded = ({ link }: StoredLink): boolean => !isLinkOpen(link);

function validityFromNow(): Pick<SharedLink, 'madeAt' | 'validUntil'> {
  const madeAt = new Date();
  return { madeAt, validUntil: new Date(madeAt.getTime() + LINK_LIMITS.days * DAY_MS) };
}

export function linkStateOf({ isWithdrawn, validUntil }: SharedLink): ListedLink['state'] {
  if (isWithdrawn) return 'withdrawn';
  return validUntil.getTime() > Date.now() ? 'open' : 'expired';
}

export const isLinkOpen = (link: SharedLink | undefined): link is SharedLink =>
  link !== undefined && linkStateOf(link) === 'open';

/** Equal documents of a world share one link. */
export function createSharedContent({
  kind,
  name,
  document,
}: Pick<DocumentContent, 'kind'> & { name: string; document: object }) {
  const text = JSON.stringify(document);
  return { kind, name, document: text, contentId: createHash('sha256').update(text).digest('base64url') };
}

const linksOfSimulators = new WeakMap<Simulator, SharedLinks>();

export function getSharedLinks(simulator: Simulator): SharedLinks {
  const existingLinks = linksOfSimulators.get(simulator);
  if (existingLinks) return existingLinks;
  const links = new SharedLinks(simulator.sandboxes);
  simulator.sandboxes.onEndOfAll(() => links.clear());
  linksOfSimulators.set(simulator, links);
  return links;
}
