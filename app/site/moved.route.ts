import { type LoaderFunctionArgs, redirect } from '@remix-run/node';

export { action } from '~/request/get-only';

const REDIRECTS: Record<string, string> = {
  '/signin': '/login',
  '/signup': '/register',
  '/loan-info': '/application/loan-info',
};

export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const path = REDIRECTS[pathname.toLowerCase().replace(/\/+$/, '')] ?? '/not-found';
  return redirect(path + search, 301);
}
