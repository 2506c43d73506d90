import { Outlet } from '@remix-run/react';
import { AuthFrame } from 'ui/frame/auth-frame';
import { usePageFrame } from '~/page/use-page-frame';

export default function AccountLayout() {
  return (
    <AuthFrame frame={usePageFrame()}>
      <Outlet />
    </AuthFrame>
  );
}
