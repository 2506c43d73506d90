import { Outlet } from '@remix-run/react';
import { FailedPage } from '~/page/error-page';

/**
 * Around every page, only for its error boundary: loaders above a boundary run after an action has failed too. So whoever sent a form
 * without scripts gets their language, the frame and the support contact on the error page (SHELL-17), which root's own boundary could not have.
 */
export default function PortalLayout() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <FailedPage />;
}
