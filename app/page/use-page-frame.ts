import { useRouteLoaderData } from '@remix-run/react';
import type { FrameData } from 'ui/frame/frame-data';
import { usePage } from './page';

export function usePageFrame(): FrameData {
  const frame = useRouteLoaderData<{ frame: FrameData | null }>('root')?.frame;
  const page = usePage();
  if (!frame) throw new Error('A page with a frame was rendered without a partner');
  return { ...frame, mainForm: page?.mainForm ?? null };
}

export const FRAME_PATHS: FrameData['paths'] = {
  home: '/',
  login: '/login',
  applications: '/dashboard/applications',
  settings: '/dashboard/settings',
  logout: '/logout',
  language: '/language',
  colours: '/colours',
  cookies: '/cookies',
};
