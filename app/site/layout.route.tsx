import { Outlet } from '@remix-run/react';
import { FailedPage } from '~/page/error-page';

/** SHELL-17. After a failed action, only loaders above the error boundary run. So root loads the frame, and errors show here. */
export default function PortalLayout() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <FailedPage />;
}
