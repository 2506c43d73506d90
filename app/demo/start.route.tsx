import type { LoaderFunctionArgs } from '@remix-run/node';
import { enterWorld } from '~/account/login/account-session.server';
import { safeReturnPath } from '~/request/return-path';
import { openVisit } from '~/request/visit.server';
import { needsDemoWorld, openDemoWorld } from './demo.server';

/** Gives a visitor of a hosted demo a world of their own, and leads back to where they wanted to go. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const back = safeReturnPath(visit.url.searchParams.get('at')) ?? '/';
  if (await needsDemoWorld(visit)) await enterWorld(visit, await openDemoWorld(visit));
  return visit.redirect(back);
}

/** Never shown: a page has an error page, which says why there is no world. */
export default function DemoStart() {
  return null;
}
