import { CapacityExceeded, type ExceededLimit, type HostedLimits } from './hosted-limits';
import { createSecret } from './identifiers';
import { Sandbox } from './sandbox';
import type { SandboxStart } from './sandbox-state';

const MAX_SANDBOXES = 1000;

export const DEFAULT_SANDBOX = 'default';

const MINUTE_MS = 60_000;

const IDLE_MS = 60 * MINUTE_MS;

const IN_USE_MS = 5 * MINUTE_MS;

export class Sandboxes {
  readonly #sandboxes = new Map<string, Sandbox>();
  readonly #default: Sandbox;
  readonly #limits: HostedLimits | null;
  readonly #whenAllEnd: (() => void)[] = [];

  /** `hosted` sets the limits of a public demo and protects the default world. */
  constructor(start: SandboxStart, { hosted = null }: { hosted?: HostedLimits | null } = {}) {
    this.#default = new Sandbox(DEFAULT_SANDBOX, start);
    this.#limits = hosted;
  }

  /** @param address of the visitor @throws CapacityExceeded if no idle world can make room */
  open(start: SandboxStart, address: string | null = null): Sandbox {
    if (this.#limits !== null) this.#makeRoomFor(address, this.#limits);
    const sandbox = new Sandbox(createSecret(), start, address);
    this.#sandboxes.set(sandbox.id, sandbox);
    const [oldestId] = this.#sandboxes.keys();
    if (this.#sandboxes.size > MAX_SANDBOXES && oldestId !== undefined) this.#sandboxes.delete(oldestId);
    return sandbox;
  }

  find(id: string | null | undefined): Sandbox | undefined {
    if (isDefault(id)) return this.#default;
    const sandbox = this.#sandboxes.get(id);
    if (sandbox === undefined) return undefined;
    this.#sandboxes.delete(id);
    this.#sandboxes.set(id, sandbox);
    sandbox.usedAt = Date.now();
    return sandbox;
  }

  peek(id: string): Sandbox | undefined {
    return this.#sandboxes.get(id);
  }

  close({ id }: Sandbox): void {
    this.#sandboxes.delete(id);
  }

  findForChange(id: string | null | undefined): Sandbox | undefined {
    return this.#limits !== null && isDefault(id) ? undefined : this.find(id);
  }

  has(id: string): boolean {
    return isDefault(id) || this.#sandboxes.has(id);
  }

  isShared(sandbox: Sandbox): boolean {
    return this.#limits !== null && sandbox === this.#default;
  }

  get maxWorldBytes(): number | null {
    return this.#limits?.worldBytes ?? null;
  }

  /** Null if there is room, if necessary after freeing history and removing idle worlds. */
  findExceededLimit(sandbox: Sandbox, additionalBytes = 0): ExceededLimit | null {
    if (this.#limits === null) return null;
    const { allBytes, worldBytes } = this.#limits;
    const excessBytes = () => sandbox.bytes + additionalBytes - worldBytes;
    if (excessBytes() > 0) sandbox.history.freeBytes(excessBytes());
    if (excessBytes() > 0) sandbox.attachedBytes?.freeBytes(excessBytes());
    if (excessBytes() > 0) return 'world';
    const { address } = sandbox;
    const takesTooMuch = () => address !== null && this.#bytesOf(address) + additionalBytes > allBytes / 2;
    if (takesTooMuch() && !this.#dropIdle(takesTooMuch, sandbox, isOfAddress(address)))
      return 'address_worlds';
    const isFull = () => this.bytes + additionalBytes > allBytes;
    return isFull() && !this.#dropIdle(isFull, sandbox) ? 'worlds' : null;
  }

  get bytes(): number {
    let bytes = 0;
    for (const sandbox of this.#sandboxes.values()) bytes += sandbox.bytes;
    return bytes;
  }

  sweep(now = Date.now()): void {
    if (this.#limits === null) return;
    const { allBytes } = this.#limits;
    for (const [id, sandbox] of this.#sandboxes) {
      if (now - sandbox.usedAt < IDLE_MS) break;
      if (!sandbox.isWatched) this.#sandboxes.delete(id);
    }
    this.#dropIdle(() => this.bytes > allBytes);
  }

  endAll(): void {
    if (this.#limits === null) return;
    this.#sandboxes.clear();
    for (const forget of this.#whenAllEnd) forget();
  }

  onEndOfAll(forget: () => void): void {
    this.#whenAllEnd.push(forget);
  }

  #makeRoomFor(address: string | null, { allBytes, worldBytes, worldsPerAddress }: HostedLimits): void {
    this.sweep();
    const reservedBytes = Math.min(worldBytes, allBytes / 16);
    const hasTooMany = () =>
      address !== null &&
      (this.#of(address).length >= worldsPerAddress || this.#bytesOf(address) + reservedBytes > allBytes / 2);
    if (hasTooMany() && !this.#dropIdle(hasTooMany, null, isOfAddress(address)))
      throw new CapacityExceeded('address_worlds');
    const isFull = () => this.#sandboxes.size >= MAX_SANDBOXES || this.bytes + reservedBytes > allBytes;
    if (isFull() && !this.#dropIdle(isFull)) throw new CapacityExceeded('worlds');
  }

  #of(address: string): Sandbox[] {
    return [...this.#sandboxes.values()].filter(isOfAddress(address));
  }

  #bytesOf(address: string): number {
    return this.#of(address).reduce((sum, { bytes }) => sum + bytes, 0);
  }

  #dropIdle(
    isOverLimit: () => boolean,
    keptSandbox: Sandbox | null = null,
    isCandidate: (sandbox: Sandbox) => boolean = () => true,
  ): boolean {
    for (const [id, sandbox] of this.#sandboxes) {
      if (!isOverLimit()) return true;
      if (sandbox !== keptSandbox && isCandidate(sandbox) && !isInUse(sandbox)) this.#sandboxes.delete(id);
    }
    return !isOverLimit();
  }
}

const isOfAddress =
  (address: string | null) =>
  (sandbox: Sandbox): boolean =>
    sandbox.address === address;

function isInUse({ usedAt, isWatched }: Sandbox): boolean {
  return isWatched || Date.now() - usedAt < IN_USE_MS;
}

function isDefault(id: string | null | undefined): id is null | undefined | '' | typeof DEFAULT_SANDBOX {
  return id === null || id === undefined || id === '' || id === DEFAULT_SANDBOX;
}
