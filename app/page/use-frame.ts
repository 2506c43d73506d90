import { useMatches, useRouteLoaderData } from '@remix-run/react';
import { z } from 'zod';
import type { FrameData } from '~/ui/frame/frame-data';

/** What a page's loader says of its form; most pages have none to speak of. */
const pageData = z.object({ mainForm: z.string().nullable() });

/** The frame's data from root's loader, with the page's main form. Pages that use it are only reached when the partner is known. */
export function useFrame(): FrameData {
  const frame = useRouteLoaderData<{ frame: FrameData | null }>('root')?.frame;
  const page = pageData.safeParse(useMatches().at(-1)?.data);
  if (!frame) throw new Error('A page with a frame was rendered without a partner');
  return { ...frame, mainForm: page.success ? page.data.mainForm : null };
}
