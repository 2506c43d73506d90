import type { Language } from 'contracts/api/enumerations';
import type { Context } from 'hono';
import { simulatorOriginOf } from '../../api/host';
import type { Settings } from '../../settings';
import type { Sandbox } from '../../store/sandbox';
import { deploymentOfWorld } from '../bank-in-world';
import { PAGE_HEADERS } from '../page/page-view';
import { type FramePlace, frameOrigin, framePlace } from './frame-place';

/** What a page wants to show of the portal. */
export interface FrameWish {
  sandbox: Sandbox;
  /** Tells the frames of one page apart, `[a-z0-9-]`: each name has a session of its own in each world. */
  name: string;
  /** Key or e-mail of who looks; `visitor` for nobody. */
  persona: string;
  /** Path of the portal; `{application}` stands for the newest one of the persona. */
  at?: string | undefined;
  lang?: Language | undefined;
  /** Whatever it is, another one enters anew: after a snapshot was brought back, which ends every session. */
  turn?: string | undefined;
}

/** The portal as a page can show it. */
export interface PortalFrame {
  /** Address of an iframe; null where it can only be opened in a window of its own, by `href`. */
  src: string | null;
  /** Where messages of the framed portal come from; null without a frame. */
  origin: string | null;
  /** Opens the same in a window of its own; for a phone, see `reachable` in two people's links. */
  href: string;
}

/**
 * The frames of one page of the simulator: tells each its address, and the page the policy that lets in exactly these. Where hosts cannot be had, the
 * first world and name gets the frame, all others a link.
 */
export class PortalFrames {
  readonly #place: FramePlace | null;
  readonly #origins = new Set<string>();
  /** Whose session the one host that all would share has. */
  #holder: string | null = null;

  constructor(c: Context, settings: Settings) {
    this.#place = framePlace(c.req.raw.headers, settings);
    if (this.#place) this.#origins.add(simulatorOriginOf(c.req.raw.headers, settings));
  }

  /** Whether the portal can be shown in the page at all. */
  get areShown(): boolean {
    return this.#place !== null;
  }

  frame({ sandbox, name, persona, at, lang, turn }: FrameWish): PortalFrame {
    const query = new URLSearchParams({
      sandbox: sandbox.id,
      persona,
      ...(at !== undefined && { at }),
      ...(lang && { lang }),
    });
    const href = `/simulator/enter?${query}`;
    const place = this.#place;
    const holder = `${sandbox.id} ${name}`;
    if (place === null || (!place.hasOwnHosts && this.#holder !== null && this.#holder !== holder)) {
      return { src: null, origin: null, href };
    }
    this.#holder = holder;
    const origin = frameOrigin(place, { sandbox, name, deployment: deploymentOfWorld(sandbox) });
    this.#origins.add(origin);
    query.set('frame', name);
    if (turn !== undefined) query.set('turn', turn);
    return { src: `/simulator/enter?${query}`, origin, href };
  }

  /** Headers of the page, once all its frames are known: nothing else may be shown in it. */
  get headers(): typeof PAGE_HEADERS {
    if (this.#origins.size === 0) return PAGE_HEADERS;
    const policy = `${PAGE_HEADERS['content-security-policy']}; frame-src ${[...this.#origins].join(' ')}`;
    return { ...PAGE_HEADERS, 'content-security-policy': policy };
  }
}
