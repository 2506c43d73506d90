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

interface KeptLink {
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
  #kept: KeptLink[] = [];

  constructor(sandboxes: Sandboxes) {
    this.#sandboxes = sandboxes;
  }

  /**
   * Renews an earlier link to the same content.
   * @throws {Refusal} if the documents of all worlds fill the memory
   */
  share(sandbox: Sandbox, { id = createSecret(), audience = '', ...wish }: NewLink): SharedLink {
    const known = this.#findByContent(sandbox, wish);
    if (known) return this.#renew(known, audience || known.link.audience);
    const link: SharedLink = {
      ...{ ...wish, id, audience },
      ...{ ...validityFromNow(), ...NO_VISITS, isWithdrawn: false },
    };
    this.#makeRoom(sandbox, link);
    this.#kept.push({ link, sandbox, openedWorlds: new Set(), formerIds: [] });
    sandbox.announce();
    return link;
  }

  /** Newest first. */
  of(sandbox: Sandbox): readonly SharedLink[] {
    return this.#of(sandbox)
      .map(({ link }) => link)
      .toReversed();
  }

  find(kind: SharedKind, id: string): SharedLink | undefined {
    return this.#find(id, kind)?.link;
  }

  /** Finds a link that was withdrawn and shared again under another address. */
  findRenewed(sandbox: Sandbox, formerId: string): SharedLink | undefined {
    return this.#of(sandbox).find(({ formerIds }) => formerIds.includes(formerId))?.link;
  }

  findByContent(sandbox: Sandbox, content: SharedContent): SharedLink | undefined {
    return this.#findByContent(sandbox, content)?.link;
  }

  /**
   * A visit counts as use of the world that has the link.
   * @param opened the visitor's own world
   */
  countVisit({ id }: SharedLink, opened?: Sandbox): void {
    const kept = this.#find(id);
    if (kept === undefined) return;
    this.#sandboxes.find(kept.sandbox.id);
    if (opened && kept.openedWorlds.size < LINK_LIMITS.openedWorlds) kept.openedWorlds.add(opened.id);
    this.#change(kept, { visits: kept.link.visits + 1, lastVisit: new Date() });
  }

  /** Counts the link's worlds that visitors have open in a page. */
  countOpenWorlds({ id }: SharedLink): number {
    const worlds = this.#find(id)?.openedWorlds ?? [];
    return [...worlds].filter((world) => this.#sandboxes.peek(world)?.isWatched).length;
  }

  withdraw({ id }: SharedLink): void {
    const kept = this.#find(id);
    if (kept) this.#change(kept, { isWithdrawn: true });
  }

  renew({ id }: SharedLink): void {
    const kept = this.#find(id);
    if (kept) this.#renew(kept, kept.link.audience);
  }

  clear(): void {
    this.#kept = [];
  }

  #of(sandbox: Sandbox): KeptLink[] {
    this.#forgetGoneWorlds();
    return this.#kept.filter((kept) => kept.sandbox === sandbox);
  }

  #findByContent(sandbox: Sandbox, { kind, contentId }: SharedContent): KeptLink | undefined {
    return this.#of(sandbox).find(({ link }) => link.kind === kind && link.contentId === contentId);
  }

  #find(id: string, kind?: SharedKind): KeptLink | undefined {
    this.#forgetGoneWorlds();
    return this.#kept.find(({ link }) => link.id === id && (kind === undefined || link.kind === kind));
  }

  /** After a withdrawal, a new address excludes earlier recipients. */
  #renew(kept: KeptLink, audience: string): SharedLink {
    const change = { ...validityFromNow(), audience };
    if (!kept.link.isWithdrawn) return this.#change(kept, change);
    kept.openedWorlds.clear();
    kept.formerIds.push(kept.link.id);
    kept.formerIds.splice(0, kept.formerIds.length - LINK_LIMITS.formerIds);
    return this.#change(kept, { ...change, ...NO_VISITS, id: createSecret(), isWithdrawn: false });
  }

  #change(kept: KeptLink, change: Partial<LinkFacts>): SharedLink {
    kept.link = { ...kept.link, ...change };
    kept.sandbox.announce();
    return kept.link;
  }

  #forgetGoneWorlds(): void {
    this.#kept = this.#kept.filter(({ sandbox }) => this.#sandboxes.has(sandbox.id));
  }

  /** Drops links of this world only: the ended ones first, then the oldest. */
  #makeRoom(sandbox: Sandbox, link: SharedLink): void {
    const own = this.#of(sandbox);
    const dropped = new Set<KeptLink>();
    let count = own.length + 1;
    let ownCharacters = charactersIn(own) + charactersOf(link);
    let allCharacters = charactersIn(this.#kept) + charactersOf(link);
    const { ofWorld, all } = LINK_LIMITS;
    for (const kept of [...own.filter(hasEnded), ...own.filter((each) => !hasEnded(each))]) {
      const characters = charactersOf(kept.link);
      const needsMemory =
        ownCharacters > ofWorld.documentCharacters ||
        (allCharacters > all.documentCharacters && hasEnded(kept));
      if (count <= ofWorld.links && !(needsMemory && characters > 0)) continue;
      dropped.add(kept);
      count -= 1;
      ownCharacters -= characters;
      allCharacters -= characters;
    }
    if (ownCharacters > ofWorld.documentCharacters || allCharacters > all.documentCharacters)
      throw createCapacityRefusal('links');
    this.#kept = this.#kept.filter((kept) => !dropped.has(kept));
  }
}

const charactersOf = ({ document }: SharedLink): number => document?.length ?? 0;

const charactersIn = (kept: readonly KeptLink[]): number =>
  kept.reduce((sum, { link }) => sum + charactersOf(link), 0);

const hasEnded = ({ link }: KeptLink): boolean => !isLinkOpen(link);

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
  const known = linksOfSimulators.get(simulator);
  if (known) return known;
  const links = new SharedLinks(simulator.sandboxes);
  simulator.sandboxes.whenAllEnd(() => links.clear());
  linksOfSimulators.set(simulator, links);
  return links;
}
