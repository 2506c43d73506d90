import { secret } from './identifiers';
import { type Fullness, type HostedLimits, NoRoom } from './room';
import { Sandbox } from './sandbox';
import type { SandboxStart } from './sandbox-state';

/** How many may live at once; beyond it the one that has not been used for longest goes. */
const MAX_SANDBOXES = 1000;

/** Id of the world that is meant where none is named. */
export const DEFAULT_SANDBOX = 'default';

const MINUTE_MS = 60_000;

/** Real time after which a hosted demo throws a sandbox away that nobody has used. */
const IDLE_MS = 60 * MINUTE_MS;

/** Real time after its last use in which a hosted demo takes a sandbox for one in use, which never makes room for another. */
const IN_USE_MS = 5 * MINUTE_MS;

/** All sandboxes of one simulator, found by their id. */
export class Sandboxes {
  /** In the order of their last use. */
  readonly #sandboxes = new Map<string, Sandbox>();
  readonly #default: Sandbox;
  readonly #limits: HostedLimits | null;
  readonly #whenAllEnd: (() => void)[] = [];

  /** `hosted`: strangers share this simulator within these limits, so that the default sandbox stays as it is and idle ones go. */
  constructor(start: SandboxStart, { hosted = null }: { hosted?: HostedLimits | null } = {}) {
    this.#default = new Sandbox(DEFAULT_SANDBOX, start);
    this.#limits = hosted;
  }

  /**
   * A fresh world that nobody else sees. In a hosted demo the idlest ones make room for it.
   *
   * @param address where the visitor comes from
   * @throws NoRoom when all those that could make room are in use
   */
  open(start: SandboxStart, address: string | null = null): Sandbox {
    if (this.#limits !== null) this.#makeRoomFor(address, this.#limits);
    const sandbox = new Sandbox(secret(), start, address);
    this.#sandboxes.set(sandbox.id, sandbox);
    const [oldest] = this.#sandboxes.keys();
    if (this.#sandboxes.size > MAX_SANDBOXES && oldest !== undefined) this.#sandboxes.delete(oldest);
    return sandbox;
  }

  /** The sandbox of an X-Sandbox header; the default one without a header; undefined for an id nobody has. */
  find(id: string | null | undefined): Sandbox | undefined {
    if (isDefault(id)) return this.#default;
    const sandbox = this.#sandboxes.get(id);
    if (sandbox === undefined) return undefined;
    this.#sandboxes.delete(id);
    this.#sandboxes.set(id, sandbox);
    sandbox.usedAt = Date.now();
    return sandbox;
  }

  /** A sandbox by its id, without taking that for a use; undefined for an id nobody has, and for the default one. */
  peek(id: string): Sandbox | undefined {
    return this.#sandboxes.get(id);
  }

  /** The same, to change something in it: a hosted demo's default sandbox is nobody's to change. */
  findForChange(id: string | null | undefined): Sandbox | undefined {
    return this.#limits !== null && isDefault(id) ? undefined : this.find(id);
  }

  /** Whether a sandbox of this id is there; finding out is no use of it. */
  has(id: string): boolean {
    return isDefault(id) || this.#sandboxes.has(id);
  }

  /** Whether strangers share this sandbox: what one of them asks in it is none of the others' business. */
  isShared(sandbox: Sandbox): boolean {
    return this.#limits !== null && sandbox === this.#default;
  }

  /** Most bytes that one sandbox may take; null where nobody limits it. */
  get maxWorldBytes(): number | null {
    return this.#limits?.worldBytes ?? null;
  }

  /**
   * Why nothing more may be put into the sandbox; null when there is room, for which idle ones may have had to go.
   *
   * @param more estimated bytes that would come
   */
  fullness(sandbox: Sandbox, more = 0): Fullness | null {
    if (this.#limits === null) return null;
    const { allBytes, worldBytes } = this.#limits;
    const missing = () => sandbox.bytes + more - worldBytes;
    if (missing() > 0) sandbox.history.giveWay(missing());
    if (missing() > 0) sandbox.beside?.giveWay(missing());
    if (missing() > 0) return 'world';
    const { address } = sandbox;
    const takesTooMuch = () => address !== null && this.#bytesOf(address) + more > allBytes / 2;
    if (takesTooMuch() && !this.#dropIdle(takesTooMuch, sandbox, isOf(address))) return 'address_worlds';
    const isFull = () => this.bytes + more > allBytes;
    return isFull() && !this.#dropIdle(isFull, sandbox) ? 'worlds' : null;
  }

  /** Estimated bytes of all sandboxes but the default one. */
  get bytes(): number {
    let bytes = 0;
    for (const sandbox of this.#sandboxes.values()) bytes += sandbox.bytes;
    return bytes;
  }

  /** Throws away what has been idle for too long, and the idlest where all take too much room, when the demo is hosted. */
  sweep(now = Date.now()): void {
    if (this.#limits === null) return;
    const { allBytes } = this.#limits;
    for (const [id, sandbox] of this.#sandboxes) {
      if (now - sandbox.usedAt < IDLE_MS) break;
      if (!sandbox.isWatched) this.#sandboxes.delete(id);
    }
    this.#dropIdle(() => this.bytes > allBytes);
  }

  /** Ends all worlds of a hosted demo, those in use too, with what is kept beside them: it begins every day anew. */
  endAll(): void {
    if (this.#limits === null) return;
    this.#sandboxes.clear();
    for (const forget of this.#whenAllEnd) forget();
  }

  /** Says how to forget what outlives the worlds that it came from, when all of them end. */
  whenAllEnd(forget: () => void): void {
    this.#whenAllEnd.push(forget);
  }

  #makeRoomFor(address: string | null, { allBytes, worldBytes, worldsPerAddress }: HostedLimits): void {
    this.sweep();
    // A world just begun must have room to be played in.
    const reserve = Math.min(worldBytes, allBytes / 16);
    const hasTooMany = () =>
      address !== null &&
      (this.#of(address).length >= worldsPerAddress || this.#bytesOf(address) + reserve > allBytes / 2);
    if (hasTooMany() && !this.#dropIdle(hasTooMany, null, isOf(address))) throw new NoRoom('address_worlds');
    const isFull = () => this.#sandboxes.size >= MAX_SANDBOXES || this.bytes + reserve > allBytes;
    if (isFull() && !this.#dropIdle(isFull)) throw new NoRoom('worlds');
  }

  #of(address: string): Sandbox[] {
    return [...this.#sandboxes.values()].filter(isOf(address));
  }

  /** Estimated bytes of all worlds from one address, which may take half of the room, so that there is always some for others. */
  #bytesOf(address: string): number {
    return this.#of(address).reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Drops idle sandboxes, the idlest first, as long as there are too many; tells whether that was enough. */
  #dropIdle(
    areTooMany: () => boolean,
    kept: Sandbox | null = null,
    may: (sandbox: Sandbox) => boolean = () => true,
  ): boolean {
    for (const [id, sandbox] of this.#sandboxes) {
      if (!areTooMany()) return true;
      if (sandbox !== kept && may(sandbox) && !isInUse(sandbox)) this.#sandboxes.delete(id);
    }
    return !areTooMany();
  }
}

const isOf =
  (address: string | null) =>
  (sandbox: Sandbox): boolean =>
    sandbox.address === address;

/** Used a moment ago, or looked at in a page that is open. */
function isInUse({ usedAt, isWatched }: Sandbox): boolean {
  return isWatched || Date.now() - usedAt < IN_USE_MS;
}

function isDefault(id: string | null | undefined): id is null | undefined | '' | typeof DEFAULT_SANDBOX {
  return id === null || id === undefined || id === '' || id === DEFAULT_SANDBOX;
}
