import { Outlet } from '@remix-run/react';
import { PageFrame } from 'ui/frame/page-frame';
import { usePageFrame } from '~/page/use-page-frame';
import { PageOrListSkeleton } from './applications/list-loading';

export default function DashboardLayout() {
  return (
    <PageOrListSkeleton>
      <PageFrame frame={usePageFrame()} tone="dashboard">
        <Outlet />
      </PageFrame>
    </PageOrListSkeleton>
  );
}
