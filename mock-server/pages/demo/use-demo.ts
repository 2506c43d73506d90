import { type RefObject, useEffect, useRef, useState } from 'react';
import { usePage } from '../live/page-context';
import type { DemoData } from './demo-data';
import { usePanelFocus } from './panel';
import { useShortcuts } from './shortcut';

/** Screen readers drop a text that directly follows another change. */
const ANNOUNCEMENT_PAUSE_MS = 150;

export function useDemo(
  page: RefObject<HTMLElement>,
  heading: string,
  { stop, panel, hasCharacterKeys }: DemoData,
) {
  const press = useShortcuts(page, hasCharacterKeys);
  usePanelFocus(panel);
  useAnnouncedStop(heading);
  const [reportedPath, setReportedPath] = useState({ stop, place: '' });
  return {
    press,
    /** Empty until the customer's portal reports a path. */
    place: reportedPath.stop === stop ? reportedPath.place : '',
    setPlace: (place: string) => setReportedPath({ stop, place }),
  };
}

function useAnnouncedStop(heading: string): void {
  const { announce } = usePage();
  const previousHeading = useRef(heading);
  useEffect(() => {
    if (heading === previousHeading.current) return;
    previousHeading.current = heading;
    const announcementTimer = setTimeout(() => announce(heading), ANNOUNCEMENT_PAUSE_MS);
    return () => clearTimeout(announcementTimer);
  }, [announce, heading]);
}
