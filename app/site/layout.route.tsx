import { Outlet } from '@remix-run/react';
import { FailedPage } from '~/page/error-page';

/** SHELL-17. After a failed action, only loaders above the error boundary run, so it stays below root's loader. */
export default function PortalLayout() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <FailedPage />;
}
