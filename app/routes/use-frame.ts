import { useRouteLoaderData } from '@remix-run/react';
import type { FrameData } from '~/ui/frame-data';

/** The frame's data from root's loader. Pages that use it are only reached when the partner is known. */
export function useFrame(): FrameData {
  const frame = useRouteLoaderData<{ frame: FrameData | null }>('root')?.frame;
  if (!frame) throw new Error('A page with a frame was rendered without a partner');
  return frame;
}
