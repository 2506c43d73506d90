import { index, layout, type RouteConfig, route } from '@remix-run/route-config';

/** Follows the site map (specification 1, section 2). */
export default [
  layout('site/layout.route.tsx', [
    index('site/start.route.ts'),

    layout('account/layout.route.tsx', [
      route('login', 'account/login/route.tsx'),
      route('register', 'account/registration/route.tsx'),
      route('forgot-password', 'account/password/forgot-password.route.tsx'),
      route('user/account/reset/:token', 'account/password/reset-password.route.tsx'),
      route('user/account/invite/:token', 'account/invitation/route.tsx'),
      route('user/account/confirm_email/:confirmationCode', 'account/email-confirmation/route.tsx'),
      route('phone', 'dashboard/documents/phone.route.tsx'),
      route('phone/:token', 'dashboard/documents/phone-claim.route.tsx'),
    ]),

    layout('application/layout.route.tsx', [
      route('application/loan-info', 'application/loan-info/route.tsx'),
      route('application/company-name', 'application/company-name/route.tsx'),
      route('application/company-details', 'application/company-details/route.tsx'),
      route('application/account-creation', 'application/account/route.tsx'),
      route('application/new/account-creation', 'application/account/route.tsx', {
        id: 'dynamic-account-creation',
      }),
      route('application/new/:stepId', 'application/configured/route.tsx'),
      route('application/again', 'application/again/route.tsx'),
      route('application/check-answers', 'application/check-answers/route.tsx'),
    ]),

    layout('dashboard/layout.route.tsx', [
      route('dashboard/applications', 'dashboard/applications/route.tsx'),
      route('dashboard/settings', 'account/settings/route.tsx'),
      route('other-user', 'account/other-user/route.tsx'),
      route('application/application-result', 'application/result/route.tsx'),
      route('application/new/application-result', 'application/result/route.tsx', {
        id: 'dynamic-application-result',
      }),
    ]),

    // Outside the dashboard's layout, because an answer to the cookie question loads this route on every page.
    route('cookies', 'site/cookies.route.tsx'),

    route('application/repayment-plan.csv', 'application/result/repayment-plan.route.ts'),
    route('application/keep', 'application/autosave.route.ts'),
    route('application/company-suggestions', 'application/company-name/suggestions.route.ts'),
    route('dashboard', 'dashboard/route.ts'),
    route('dashboard/bank-name', 'dashboard/overview/bank-name.route.ts'),
    route('dashboard/applications/:id', 'dashboard/overview/route.tsx'),
    route('dashboard/applications/:id/receipt', 'dashboard/overview/receipt.route.tsx'),
    route('dashboard/applications/:id/repayment-plan.csv', 'dashboard/overview/repayment-plan.route.ts'),
    route('dashboard/applications/:id/complete', 'dashboard/complete/start.route.ts'),
    ...(['email', 'bank', 'tax-number', 'other', 'ready'] as const).map((part) =>
      route(`dashboard/applications/:id/complete/${part}`, 'dashboard/complete/details.route.tsx', {
        id: `complete-${part}`,
      }),
    ),
    route('dashboard/applications/:id/complete/people', 'dashboard/complete/people.route.tsx'),
    ...(['documents', 'debt-ledger'] as const).map((part) =>
      route(`dashboard/applications/:id/complete/${part}`, 'dashboard/complete/documents.route.tsx', {
        id: `complete-${part}`,
      }),
    ),
    route('dashboard/applications/:id/complete/objects', 'dashboard/complete/objects.route.tsx'),
    route('dashboard/applications/:id/complete/factoring', 'dashboard/complete/factoring.route.tsx'),
    route('dashboard/applications/:id/appointment.ics', 'dashboard/appointments/calendar-file.route.ts'),
    route('dashboard/applications/:id/representatives', 'dashboard/representatives/route.tsx'),
    route('dashboard/applications/:id/documents', 'dashboard/documents/route.tsx'),
    route('dashboard/applications/:id/documents/checklist', 'dashboard/documents/checklist.route.tsx'),
    route('dashboard/applications/:id/documents/phone', 'dashboard/documents/phone-link.route.tsx'),
    route('phone/upload', 'dashboard/documents/phone-upload.route.ts'),
    route('dashboard/applications/:id/objects', 'dashboard/objects/route.tsx'),
    route('dashboard/applications/:id/factoring', 'dashboard/factoring/route.tsx'),
    route('dashboard/company-suggestions', 'dashboard/factoring/company-suggestions.route.ts'),
    route('dashboard/applications/:id/signatures', 'dashboard/signing/route.tsx'),
    route('dashboard/applications/:id/signatures/:signatoryId/status', 'dashboard/signing/status.route.ts'),
    route('dashboard/applications/:id/upload', 'dashboard/documents/upload/route.ts'),
    route('dashboard/applications/:id/files', 'dashboard/documents/archive.route.ts'),
    route('dashboard/applications/:id/files/:documentId', 'dashboard/documents/file.route.ts'),
    route('resend-confirmation', 'account/email-confirmation/resend.route.ts'),
    route('logout', 'account/logout/route.ts'),
    route('language', 'site/language.route.ts'),
    route('colours', 'site/color-scheme.route.ts'),
    route('robots.txt', 'site/robots.route.ts'),
    route('.well-known/security.txt', 'site/security-txt.route.ts'),
    route('healthz', 'site/healthz.route.ts'),
    route('readyz', 'site/readyz.route.ts'),
    route('demo/enter', 'demo/enter.route.ts'),
    route('demo/errors', 'demo/errors.route.tsx'),
    route('demo/form', 'demo/form.route.tsx'),
    route('demo/start', 'demo/start.route.tsx'),
    route('demo/logo', 'demo/logo.route.ts'),
    route('demo/revision', 'demo/revision.route.ts'),
    route('demo/control', 'demo/control.route.ts'),

    route('signin', 'site/moved.route.ts', { id: 'moved-signin' }),
    route('signup', 'site/moved.route.ts', { id: 'moved-signup' }),
    route('loan-info', 'site/moved.route.ts', { id: 'moved-loan-info' }),

    route('not-found', 'site/not-found.route.tsx', { id: 'not-found' }),
    route('*', 'site/not-found.route.tsx', { id: 'unknown-path' }),
  ]),
] satisfies RouteConfig;
