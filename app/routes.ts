import { index, layout, type RouteConfig, route } from '@remix-run/route-config';

/** The site map: every address of the portal (specification 1, section 2). */
export default [
  index('routes/index.ts'),

  layout('routes/layout.account.tsx', [
    // ACC routes
  ]),

  layout('routes/layout.wizard.tsx', [
    // wizard routes
    route('application/new/:stepId', 'routes/application.new.tsx'),
  ]),

  layout('routes/layout.dashboard.tsx', [
    // dashboard routes
    route('cookies', 'routes/cookies.tsx'),
  ]),

  route('dashboard', 'routes/dashboard.ts'),
  route('logout', 'routes/logout.ts'),
  route('language', 'routes/language.ts'),
  route('healthz', 'routes/healthz.ts'),
  route('demo/enter', 'routes/demo.enter.ts'),

  route('signin', 'routes/moved.ts', { id: 'moved-signin' }),
  route('signup', 'routes/moved.ts', { id: 'moved-signup' }),
  route('loan-info', 'routes/moved.ts', { id: 'moved-loan-info' }),

  route('not-found', 'routes/not-found/route.tsx', { id: 'not-found' }),
  route('*', 'routes/not-found/route.tsx', { id: 'unknown-path' }),
] satisfies RouteConfig;
