/** What anybody sees without a link of their own, and the files that pages are made of. */
const PUBLIC = [
  '/$',
  '/login',
  '/register',
  '/forgot-password',
  '/application/loan-info',
  '/application/new/',
  '/assets/',
  '/favicon.svg',
];

/**
 * What `robots.txt` says: nothing may be shown, unless the deployment wants to be found, and pages of an application or an account never.
 * The longest rule that fits an address counts.
 *
 * @param mayBeFound the deployment's setting
 */
export function rulesForSearchEngines(mayBeFound: boolean): string {
  const allowed = mayBeFound ? PUBLIC : [];
  return ['User-agent: *', ...allowed.map((path) => `Allow: ${path}`), 'Disallow: /', ''].join('\n');
}
