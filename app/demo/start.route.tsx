import type { LoaderFunctionArgs } from '@remix-run/node';
import { safeReturnPath } from '~/request/login-path';
import { openRequest } from '~/request/open-request.server';
import { needsDemoWorld, openDemoWorld } from './demo.server';
import { enterDemoWorld } from './enter-demo.server';

export async function loader(args: LoaderFunctionArgs) {
  const request = await openRequest(args);
  const returnPath = safeReturnPath(request.facts.url.searchParams.get('at')) ?? '/';
  if (await needsDemoWorld(request)) await enterDemoWorld(request, await openDemoWorld(request));
  return request.redirect(returnPath);
}

export default function DemoStart() {
  return null;
}
