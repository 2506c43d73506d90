import type { PortalRequest } from '~/request/portal-request';
import { needsDemoWorld, readDemoRevision } from './demo.server';
import type { DemoPartsProps } from './demo-parts';
import { loadDemoView } from './demo-view.server';

const DEMO_START = '/demo/start';

/** @throws redirect to a page that opens a world */
export async function requireDemoWorld(request: PortalRequest): Promise<void> {
  const { url, pathAndQuery } = request.facts;
  if (url.pathname === DEMO_START || !(await needsDemoWorld(request))) return;
  throw request.redirect(`${DEMO_START}?${new URLSearchParams({ at: pathAndQuery })}`);
}

export async function loadDemoParts(request: PortalRequest): Promise<DemoPartsProps | null> {
  const [revision, bar] = await Promise.all([readDemoRevision(request), loadDemoView(request)]);
  const frameOrigin = request.facts.frameAncestor;
  return bar || frameOrigin || revision ? { bar, frameOrigin, revision } : null;
}
