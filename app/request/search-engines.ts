/** What anybody sees without a link of their own, and the files that pages are made of. */
const PUBLIC = [
  '/$',
  '/login',
  '/register',
  '/forgot-password',
  '/application/loan-info',
  '/application/new/company-name$',
  '/assets/',
  '/favicon.svg',
];

/**
 * What `robots.txt` asks for: that nothing is shown, unless the deployment wants to be found, and no page of an application or an account then.
 * The longest rule that fits an address counts.
 *
 * @param mayBeFound the deployment's setting
 */
export function rulesForSearchEngines(mayBeFound: boolean): string {
  const allowed = mayBeFound ? PUBLIC : [];
  return ['User-agent: *', ...allowed.map((path) => `Allow: ${path}`), 'Disallow: /', ''].join('\n');
}
