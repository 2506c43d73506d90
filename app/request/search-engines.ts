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

/** Rules of `robots.txt`. The longest rule that matches an address applies. */
export function rulesForSearchEngines(mayBeFound: boolean): string {
  const allowed = mayBeFound ? PUBLIC : [];
  return ['User-agent: *', ...allowed.map((path) => `Allow: ${path}`), 'Disallow: /', ''].join('\n');
}
