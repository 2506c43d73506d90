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

export function createRobotsRules(mayBeFound: boolean): string {
  const allowed = mayBeFound ? PUBLIC : [];
  return ['User-agent: *', ...allowed.map((path) => `Allow: ${path}`), 'Disallow: /', ''].join('\n');
}
