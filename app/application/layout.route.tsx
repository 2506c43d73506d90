import { Outlet } from '@remix-run/react';
import { PageFrame } from 'ui/frame/page-frame';
import { useFrame } from '~/page/use-frame';

export default function WizardLayout() {
  return (
    <PageFrame frame={useFrame()} tone="open">
      <Outlet />
    </PageFrame>
  );
}
