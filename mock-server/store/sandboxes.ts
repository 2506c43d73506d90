import { secret } from './identifiers';
import { Sandbox, type SandboxStart } from './sandbox';

/** How many may live at once; beyond it the one that has not been used for longest goes. */
const MAX_SANDBOXES = 1000;

const DEFAULT_SANDBOX = 'default';

/** Real time after which a hosted demo throws a sandbox away that nobody has used. */
const IDLE_MS = 60 * 60_000;

/** Most bytes that the files of a hosted demo's sandboxes take together. */
const MAX_FILE_BYTES = 1024 ** 3;

/** All sandboxes of one simulator, found by their id. */
export class Sandboxes {
  /** In the order of their last use. */
  readonly #sandboxes = new Map<string, Sandbox>();
  readonly #default: Sandbox;
  readonly #hosted: boolean;

  /** `hosted`: strangers share this simulator, so that the default sandbox stays as it is and idle ones go. */
  constructor(start: SandboxStart, { hosted = false }: { hosted?: boolean } = {}) {
    this.#default = new Sandbox(DEFAULT_SANDBOX, start);
    this.#hosted = hosted;
  }

  /** A fresh world that nobody else sees. */
  open(start: SandboxStart): Sandbox {
    this.sweep();
    const sandbox = new Sandbox(secret(), start);
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

  /** The same, to change something in it: a hosted demo's default sandbox is nobody's to change. */
  findForChange(id: string | null | undefined): Sandbox | undefined {
    return this.#hosted && isDefault(id) ? undefined : this.find(id);
  }

  /** Whether strangers share this sandbox: what one of them asks in it is none of the others' business. */
  isShared(sandbox: Sandbox): boolean {
    return this.#hosted && sandbox === this.#default;
  }

  /** Throws away what has been idle for too long, and the idlest where files take too much room, when the demo is hosted. */
  sweep(now = Date.now()): void {
    if (!this.#hosted) return;
    let bytes = 0;
    for (const { fileBytes } of this.#sandboxes.values()) bytes += fileBytes;
    for (const [id, { usedAt, fileBytes }] of this.#sandboxes) {
      if (now - usedAt < IDLE_MS && bytes <= MAX_FILE_BYTES) return;
      this.#sandboxes.delete(id);
      bytes -= fileBytes;
    }
  }
}

function isDefault(id: string | null | undefined): id is null | undefined | '' | typeof DEFAULT_SANDBOX {
  return id === null || id === undefined || id === '' || id === DEFAULT_SANDBOX;
}
