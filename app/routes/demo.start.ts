import type { LoaderFunctionArgs } from '@remix-run/node';
import { enterWorld } from '~/account/login/account-session.server';
import { needsDemoWorld, openDemoWorld } from '~/demo/demo.server';
import { safeReturnPath } from '~/request/return-path';
import { openVisit } from '~/request/visit.server';

export { action } from '~/request/get-only';

/** Gives a visitor of a hosted demo a world of their own, and leads back to where they wanted to go. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const back = safeReturnPath(visit.url.searchParams.get('at')) ?? '/';
  if (await needsDemoWorld(visit)) await enterWorld(visit, await openDemoWorld());
  return visit.redirect(back);
}
