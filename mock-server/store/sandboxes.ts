import { secret } from './identifiers';
import { Sandbox, type SandboxStart } from './sandbox';

/** How many may live at once; beyond it the one that has not been used for longest goes. */
const MAX_SANDBOXES = 1000;

const DEFAULT_SANDBOX = 'default';

/** All sandboxes of one simulator, found by their id. */
export class Sandboxes {
  /** In the order of their last use. */
  readonly #sandboxes = new Map<string, Sandbox>();
  readonly #default: Sandbox;

  constructor(start: SandboxStart) {
    this.#default = new Sandbox(DEFAULT_SANDBOX, start);
  }

  /** A fresh world that nobody else sees. */
  open(start: SandboxStart): Sandbox {
    const sandbox = new Sandbox(secret(), start);
    this.#sandboxes.set(sandbox.id, sandbox);
    const [oldest] = this.#sandboxes.keys();
    if (this.#sandboxes.size > MAX_SANDBOXES && oldest !== undefined) this.#sandboxes.delete(oldest);
    return sandbox;
  }

  /** The sandbox of an X-Sandbox header; the default one without a header; undefined for an id nobody has. */
  find(id: string | null | undefined): Sandbox | undefined {
    if (id === null || id === undefined || id === '' || id === DEFAULT_SANDBOX) return this.#default;
    const sandbox = this.#sandboxes.get(id);
    if (sandbox === undefined) return undefined;
    this.#sandboxes.delete(id);
    this.#sandboxes.set(id, sandbox);
    return sandbox;
  }
}
