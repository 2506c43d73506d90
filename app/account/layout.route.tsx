import { Outlet } from '@remix-run/react';
import { AuthFrame } from 'ui/frame/auth-frame';
import { useFrame } from '~/page/use-frame';

export default function AccountLayout() {
  return (
    <AuthFrame frame={useFrame()}>
      <Outlet />
    </AuthFrame>
  );
}
