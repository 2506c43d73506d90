import { Hono } from 'hono';
export function pageControl(): Hono {
  return new Hono();
}
