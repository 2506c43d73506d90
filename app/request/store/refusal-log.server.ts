import { log } from '~/telemetry/log.server';

type Kind = 'read' | 'write';

/** Once when refusals begin and once when the command works again. */
export class RefusalLog {
  readonly #refused = new Set<Kind>();

  refused(kind: Kind, error: unknown): void {
    if (!this.#refused.has(kind)) log.error('store-refused', { error });
    this.#refused.add(kind);
  }

  worked(kind: Kind): void {
    if (this.#refused.delete(kind)) log.info('store-recovered');
  }
}
