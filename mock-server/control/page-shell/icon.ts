import { raw } from 'hono/html';
import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export function icon(of: LucideIcon, size = 16) {
  return raw(renderToStaticMarkup(createElement(of, { size, strokeWidth: 1.75, 'aria-hidden': true })));
}
