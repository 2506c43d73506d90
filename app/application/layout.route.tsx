import { Outlet } from '@remix-run/react';
import { PageFrame } from 'ui/frame/page-frame';
import { usePageFrame } from '~/page/use-page-frame';

export default function WizardLayout() {
  return (
    <PageFrame frame={usePageFrame()} tone="open">
      <Outlet />
    </PageFrame>
  );
}
