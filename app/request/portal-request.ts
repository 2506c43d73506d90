import type { ApiClient } from '~/api/client.server';
import type { PortalConfig } from '~/api/portal-config';
import type { Language } from '~/i18n/languages';
import type { Namespace } from '~/i18n/namespaces';
import type { Translator } from '~/i18n/translated-text';
import type { Session } from './session.server';

/** Comes from app/demo; null with a real lending API. */
export interface DemoContext {
  /** Separates the stored records of several demos. */
  readonly worldId: string;
  /** Each call to the lending API sends these headers. */
  readonly apiHeaders: Readonly<Record<string, string>>;
  /** Hosts that name no partner show this partner. */
  readonly partnerKey: string | null;
  /** Changes with the demo's configuration. */
  readonly configVersion: string;
  readonly logoPath: string | null;
  frameAncestor(session: Session): string | null;
}

type OpenDemo = (request: Request, session: Session) => Promise<DemoContext | null>;

let openDemo: OpenDemo = async () => null;

export function provideDemo(open: OpenDemo): void {
  openDemo = open;
}

export function openDemoContext(request: Request, session: Session): Promise<DemoContext | null> {
  return openDemo(request, session);
}

export interface PortalRequest {
  readonly facts: RequestFacts;
  readonly session: SessionAccess;
  /** A 401 ends the session and redirects to login (HTTP-03). */
  readonly api: ApiClient;
  /** Unlike `api`, returns a 401 to the caller. */
  readonly plainApi: ApiClient;
  /** @throws redirect to not-found if the configuration is unavailable (SHELL-09) */
  readonly config: PortalConfig;
  readonly configOrNull: PortalConfig | null;
  readonly demo: DemoContext | null;
  t<N extends Namespace>(namespace: N): Translator<N>;
  /** Comes from the latest API response, or this machine's clock (D-58). */
  serverTime(): Date;
  /** Returns `YYYY-MM-DD` of `serverTime` in the deployment's time zone (D-58). */
  today(): string;
  addHeader(name: string, value: string): void;
  /** Includes `Content-Language` and cookies. Resource routes must add them themselves. */
  headers(): Headers;
  redirect(path: string, status?: 302 | 303): Response;
}

export interface RequestFacts {
  readonly url: URL;
  readonly host: string;
  readonly pathAndQuery: string;
  readonly partnerKey: string;
  readonly storeScope: readonly [partnerKey: string, demoWorldId: string | null];
  /** Null unless `app/server` passes the address. */
  readonly clientAddress: string | null;
  /** True if the client connected over HTTPS, directly or through a trusted proxy. */
  readonly isHttps: boolean;
  readonly acceptsHtml: boolean;
  readonly frameAncestor: string | null;
  readonly language: Language;
  readonly showsKeys: boolean;
}

export interface SessionAccess {
  /** @throws the 503 page if the session store is unavailable */
  readonly data: Session;
  readonly dataOrNull: Session | null;
  readonly id: string | null;
  readonly browserId: string | null;
  readonly mailLink: Session['mailLink'] | null;
  /**
   * Updates the session atomically. Creates it on first use.
   * @throws Response 413 above the size limit, 429 for too many new sessions from one network
   */
  change(change: (session: Session) => Session): Promise<void>;
  /**
   * Applies the change once the page is sent, so that redirects and store outages lose nothing.
   * @param shownOn any page, or only one without failed parts
   */
  changeOnceShown(change: (session: Session) => Session, shownOn: 'any page' | 'whole page'): void;
  rotate(rotation: SessionRotation): Promise<void>;
  /** Awaits store access. @throws a 503 page that keeps the submitted values */
  awaitStore<T>(storeAccess: Promise<T>): Promise<T>;
}

export interface SessionRotation {
  createNewSession(oldSession: Session, replacement: Session | null): Session;
  /** Returns the session's content under its old id, without a login. */
  createSessionForOldId?(oldSession: Session): Session;
}
