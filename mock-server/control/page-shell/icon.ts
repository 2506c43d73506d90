import { raw } from 'hono/html';
import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export function icon(shape: LucideIcon, size = 16) {
  return raw(renderToStaticMarkup(createElement(shape, { size, strokeWidth: 1.75, 'aria-hidden': true })));
}
