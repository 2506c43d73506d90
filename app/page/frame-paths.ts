import type { FrameData } from '~/ui/frame/frame-data';

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
