import type { html } from 'hono/html';
import type { Place } from '../../pages/shell/places';
import { pageShell } from '../page-shell/page-shell';
import { type PageView, pageHref } from './view';

type Html = ReturnType<typeof html>;

export function pageLayout(
  view: PageView,
  { at, title, address = pageHref(view) }: { at: Place | null; title: string; address?: string },
  content: Html | Promise<Html>,
) {
  return pageShell(view, { at, title, address, isLive: true }, content);
}
