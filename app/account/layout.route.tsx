import { Outlet } from '@remix-run/react';
import { AuthFrame } from 'ui/frame/auth-frame';
import { useFrame } from '~/page/use-frame';

/** Account pages have no user menu (SHELL-15). */
export default function AccountLayout() {
  return (
    <AuthFrame frame={useFrame()}>
      <Outlet />
    </AuthFrame>
  );
}
