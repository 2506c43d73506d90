import type { LoaderFunctionArgs } from '@remix-run/node';
import { enterAs } from '~/session/account-session.server';
import { needsDemoWorld, openDemoWorld } from '~/session/demo.server';
import { safeReturnPath } from '~/session/return-path';
import { openVisit } from '~/session/visit.server';

export { action } from './get-only';

/** Gives a visitor of a hosted demo a world of their own, and leads back to where they wanted to go. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const back = safeReturnPath(visit.url.searchParams.get('at')) ?? '/';
  if (await needsDemoWorld(visit)) await enterAs(visit, await openDemoWorld(), {});
  return visit.redirect(back);
}
