import { Outlet } from '@remix-run/react';
import { useFrame } from '~/routes/use-frame';
import { PageFrame } from '~/ui/page-frame';
import { UnlessListIsLoading } from './dashboard/applications/list-loading';

/** The frame of pages on the quiet canvas: the dashboard, settings, cookies. */
export default function DashboardLayout() {
  return (
    <UnlessListIsLoading>
      <PageFrame frame={useFrame()} tone="dashboard">
        <Outlet />
      </PageFrame>
    </UnlessListIsLoading>
  );
}
