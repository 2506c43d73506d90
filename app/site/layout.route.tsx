import { Outlet } from '@remix-run/react';
import { FailedPage } from '~/page/error-page';

/** SHELL-17. After a failed action only loaders above an error boundary run; this one loads the frame. */
export default function PortalLayout() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <FailedPage />;
}
