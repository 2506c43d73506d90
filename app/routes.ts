import { index, layout, type RouteConfig, route } from '@remix-run/route-config';

/** The site map: every address of the portal (specification 1, section 2). */
export default [
  layout('routes/layout.portal.tsx', [
    index('routes/index.ts'),

    layout('routes/layout.account.tsx', [
      route('login', 'routes/login.tsx'),
      route('register', 'routes/register.tsx'),
      route('forgot-password', 'routes/forgot-password.tsx'),
      route('user/account/reset/:token', 'routes/reset-password.tsx'),
      route('user/account/invite/:token', 'routes/invite.tsx'),
      route('user/account/confirm_email/:confirmationCode', 'routes/confirm-email.tsx'),
    ]),

    layout('routes/layout.wizard.tsx', [
      route('application/loan-info', 'routes/application.loan-info.tsx'),
      route('application/company-name', 'routes/application.company-name.tsx'),
      route('application/company-details', 'routes/application.company-details.tsx'),
      route('application/account-creation', 'routes/application.account-creation.tsx'),
      route('application/new/account-creation', 'routes/application.account-creation.tsx', {
        id: 'dynamic-account-creation',
      }),
      route('application/new/:stepId', 'routes/application.new.tsx'),
      route('application/check-answers', 'routes/application.check-answers.tsx'),
    ]),

    layout('routes/layout.dashboard.tsx', [
      route('dashboard/applications', 'routes/dashboard.applications.tsx'),
      route('dashboard/settings', 'routes/dashboard.settings.tsx'),
      route('application/application-result', 'routes/application.application-result.tsx'),
      route('application/new/application-result', 'routes/application.application-result.tsx', {
        id: 'dynamic-application-result',
      }),
      route('cookies', 'routes/cookies.tsx'),
    ]),

    route('application/repayment-plan.csv', 'routes/application.repayment-plan.ts'),
    route('application/keep', 'routes/application.keep.ts'),
    route('application/company-suggestions', 'routes/company-suggestions.ts'),
    route('dashboard', 'routes/dashboard.ts'),
    route('dashboard/applications/:id', 'routes/dashboard.application.tsx'),
    route('dashboard/applications/:id/appointment.ics', 'routes/dashboard.appointment-calendar.ts'),
    route('dashboard/applications/:id/representatives', 'routes/dashboard.representatives.tsx'),
    route('dashboard/applications/:id/documents', 'routes/dashboard.documents.tsx'),
    route('dashboard/applications/:id/objects', 'routes/dashboard.objects.tsx'),
    route('dashboard/applications/:id/factoring', 'routes/dashboard.factoring.tsx'),
    route('dashboard/company-suggestions', 'routes/dashboard.company-suggestions.ts'),
    route('dashboard/applications/:id/signatures', 'routes/dashboard.signatures.tsx'),
    route(
      'dashboard/applications/:id/signatures/:signatoryId/status',
      'routes/dashboard.signature-status.ts',
    ),
    route('dashboard/applications/:id/upload', 'routes/dashboard.upload.ts'),
    route('dashboard/applications/:id/files/:documentId', 'routes/dashboard.file.ts'),
    route('resend-confirmation', 'routes/resend-confirmation.ts'),
    route('logout', 'routes/logout.ts'),
    route('language', 'routes/language.ts'),
    route('colours', 'routes/colours.ts'),
    route('robots.txt', 'routes/robots.ts'),
    route('.well-known/security.txt', 'routes/security-txt.ts'),
    route('healthz', 'routes/healthz.ts'),
    route('readyz', 'routes/readyz.ts'),
    route('demo/enter', 'routes/demo.enter.ts'),
    route('demo/errors', 'routes/demo.errors.tsx'),
    route('demo/start', 'routes/demo.start.tsx'),
    route('demo/logo', 'routes/demo.logo.ts'),
    route('demo/control', 'routes/demo.control.ts'),

    route('signin', 'routes/moved.ts', { id: 'moved-signin' }),
    route('signup', 'routes/moved.ts', { id: 'moved-signup' }),
    route('loan-info', 'routes/moved.ts', { id: 'moved-loan-info' }),

    route('not-found', 'routes/not-found.tsx', { id: 'not-found' }),
    route('*', 'routes/not-found.tsx', { id: 'unknown-path' }),
  ]),
] satisfies RouteConfig;
