import { Outlet } from '@remix-run/react';
import { PageFrame } from 'ui/frame/page-frame';
import { useFrame } from '~/page/use-frame';
import { PageOrListSkeleton } from './applications/list-loading';

export default function DashboardLayout() {
  return (
    <PageOrListSkeleton>
      <PageFrame frame={useFrame()} tone="dashboard">
        <Outlet />
      </PageFrame>
    </PageOrListSkeleton>
  );
}
