import type { Language } from 'contracts/api/enumerations';
import type { Context } from 'hono';
import { simulatorOriginOf } from '../../api/host';
import type { Settings } from '../../settings';
import type { Sandbox } from '../../store/sandbox';
import { deploymentOfWorld } from '../bank-in-world';
import { createFrameSource, type FrameHost, findFrameHost, frameOriginOf } from '../frame-host';
import { PAGE_HEADERS } from '../page-shell/page-headers';

export interface FrameRequest {
  sandbox: Sandbox;
  name: string;
  persona: string;
  path?: string | undefined;
  lang?: Language | undefined;
  /** A new value logs the persona in again, for example after a restored snapshot. */
  turn?: string | undefined;
}

export interface PortalFrame {
  src: string | null;
  origin: string | null;
  href: string;
}

/** On a single host, all but the first frame become links. */
export class PortalFrames {
  readonly #place: FrameHost | null;
  readonly #sources = new Set<string>();
  #holder: string | null = null;

  constructor(c: Context, settings: Settings) {
    this.#place = findFrameHost(c.req.raw.headers, settings);
    if (this.#place) this.#sources.add(simulatorOriginOf(c.req.raw.headers, settings));
  }

  get areShown(): boolean {
    return this.#place !== null;
  }

  /** Allows frames of any partner, for pages that stay open while frames change. */
  allowFrame(sandbox: Sandbox, name: string): void {
    if (this.#place) this.#sources.add(createFrameSource(this.#place, { sandbox, name }));
  }

  frame({ sandbox, name, persona, path, lang, turn }: FrameRequest): PortalFrame {
    const query = new URLSearchParams({
      sandbox: sandbox.id,
      persona,
      ...(path !== undefined && { at: path }),
      ...(lang && { lang }),
    });
    const href = `/simulator/enter?${query}`;
    const place = this.#place;
    const holder = `${sandbox.id} ${name}`;
    if (place === null || (!place.hasOwnHosts && this.#holder !== null && this.#holder !== holder)) {
      return { src: null, origin: null, href };
    }
    this.#holder = holder;
    const origin = frameOriginOf(place, { sandbox, name, deployment: deploymentOfWorld(sandbox) });
    if (!this.#sources.has(createFrameSource(place, { sandbox, name }))) this.#sources.add(origin);
    query.set('frame', name);
    if (turn !== undefined) query.set('turn', turn);
    return { src: `/simulator/enter?${query}`, origin, href };
  }

  get headers(): typeof PAGE_HEADERS {
    if (this.#sources.size === 0) return PAGE_HEADERS;
    const policy = `${PAGE_HEADERS['content-security-policy']}; frame-src ${[...this.#sources].join(' ')}`;
    return { ...PAGE_HEADERS, 'content-security-policy': policy };
  }
}
