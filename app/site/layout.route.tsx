import { Outlet } from '@remix-run/react';
import { FailedPage } from '~/page/error-page';

/**
 * Only loaders above an error boundary run after a failed action, so this one loads language, frame and
 * contact (SHELL-17).
 */
export default function PortalLayout() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <FailedPage />;
}
