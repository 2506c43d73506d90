import type { Visit } from '~/request/portal-request';
import { needsDemoWorld } from './demo.server';
import type { DemoPartsProps } from './demo-parts';
import { demoView } from './demo-view.server';

const DEMO_START = '/demo/start';

/** @throws redirect to a page that opens a world for a new visitor of a hosted demo */
export async function requireDemoWorld(visit: Visit): Promise<void> {
  const { url, pathAndQuery } = visit.facts;
  if (url.pathname === DEMO_START || !(await needsDemoWorld(visit))) return;
  throw visit.redirect(`${DEMO_START}?${new URLSearchParams({ at: pathAndQuery })}`);
}

export async function demoParts(visit: Visit): Promise<DemoPartsProps | null> {
  const bar = await demoView(visit);
  const framer = visit.facts.frameAncestor;
  return bar || framer ? { bar, framer } : null;
}
