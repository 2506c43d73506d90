import type { Session } from './session.server';

/** Additions of a demo on the simulator to a request. Made by app/demo; null with a real lending API. */
export interface DemoContext {
  /** Separates the stored records of one demo from those of others. */
  readonly worldId: string;
  /** Added to each call of the lending API. */
  readonly apiHeaders: Readonly<Record<string, string>>;
  /** Partner for hosts that name none. */
  readonly partnerKey: string | null;
  /** Differs for each configuration that the demo has shown. */
  readonly configVersion: string;
  readonly logoPath: string | null;
  frameAncestor(session: Session): string | null;
}

type OpenDemo = (request: Request, session: Session) => Promise<DemoContext | null>;

let openDemo: OpenDemo = async () => null;

export function provideDemo(open: OpenDemo): void {
  openDemo = open;
}

export function demoContext(request: Request, session: Session): Promise<DemoContext | null> {
  return openDemo(request, session);
}
