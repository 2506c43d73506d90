import { Outlet } from '@remix-run/react';
import { FailedPage } from '~/page/error-page';

/** SHELL-17. Loads the frame even after a failed action, when only loaders above the error boundary run. */
export default function PortalLayout() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <FailedPage />;
}
