import { Outlet } from '@remix-run/react';
import { useFrame } from '~/page/use-frame';
import { AuthFrame } from '~/ui/frame/auth-frame';

/** The frame of account entry: no user area (SHELL-15). */
export default function AccountLayout() {
  return (
    <AuthFrame frame={useFrame()}>
      <Outlet />
    </AuthFrame>
  );
}
