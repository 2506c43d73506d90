import type { LoaderFunctionArgs } from '@remix-run/node';
import { safeReturnPath } from '~/request/return-path';
import { openVisit } from '~/request/visit.server';
import { needsDemoWorld, openDemoWorld } from './demo.server';
import { enterWorld } from './enter-demo.server';

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const back = safeReturnPath(visit.facts.url.searchParams.get('at')) ?? '/';
  if (await needsDemoWorld(visit)) await enterWorld(visit, await openDemoWorld(visit));
  return visit.redirect(back);
}

export default function DemoStart() {
  return null;
}
