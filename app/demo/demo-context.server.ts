import { z } from 'zod';
import type { DemoContext } from '~/request/portal-request';
import { FRAME_ANCESTOR_HEADER } from '~/request/security-headers.server';
import type { Session } from '~/request/session.server';
import { settings } from '~/settings/settings.server';
import { isSimulator, loadWorldDeployment } from './simulator.server';

const demoSession = z.object({
  sandbox: z.string(),
  /** Partner for hosts that name none, such as an IP address. */
  partner: z.string().optional(),
  isBarHidden: z.boolean().optional(),
  framedBy: z.string().regex(FRAME_ANCESTOR_HEADER).optional(),
});

export type DemoSession = z.infer<typeof demoSession>;

export function readDemoSession({ demo }: Pick<Session, 'demo'>): DemoSession | null {
  return demoSession.safeParse(demo).data ?? null;
}

export async function openDemo(request: Request, session: Session): Promise<DemoContext | null> {
  const storedDemo = readDemoSession(session);
  const sandbox = request.headers.get('X-Sandbox') ?? storedDemo?.sandbox ?? null;
  if (sandbox === null || !(await isSimulator(settings.apiBaseUrl))) return null;
  const worldDeployment = await loadWorldDeployment(settings.apiBaseUrl, sandbox);
  return {
    worldId: sandbox,
    apiHeaders: { 'X-Sandbox': sandbox },
    partnerKey: storedDemo?.partner ?? null,
    configVersion: `${sandbox} ${worldDeployment?.version ?? ''}`,
    logoPath: worldDeployment?.hasLogo
      ? `/demo/logo?${new URLSearchParams({ v: worldDeployment.version })}`
      : null,
    frameAncestor: (currentSession) => readDemoSession(currentSession)?.framedBy ?? null,
  };
}
