import { Outlet } from '@remix-run/react';
import { useFrame } from '~/page/use-frame';
import { PageFrame } from '~/ui/frame/page-frame';

export default function WizardLayout() {
  return (
    <PageFrame frame={useFrame()} tone="open">
      <Outlet />
    </PageFrame>
  );
}
