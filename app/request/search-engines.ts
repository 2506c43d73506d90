const PUBLIC_PATHS = [
  '/$',
  '/login',
  '/register',
  '/forgot-password',
  '/application/loan-info',
  '/application/new/company-name$',
  '/assets/',
  '/favicon.svg',
];

export function createRobotsRules(isIndexable: boolean): string {
  const allowedPaths = isIndexable ? PUBLIC_PATHS : [];
  return ['User-agent: *', ...allowedPaths.map((path) => `Allow: ${path}`), 'Disallow: /', ''].join('\n');
}
