import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { html } from 'hono/html';
import type { Refusal } from '../../api/refusal';
import { frame } from '../frame/frame';
import { languageOf, PAGE_HEADERS } from './page-view';
import { filled, PAGE_WORDS, type Words } from './words';

/** Whether a person follows a link; programs, that take anything, are answered in codes. */
export function isForPerson(c: Context): boolean {
  const taken = accepts(c, {
    header: 'Accept',
    supports: ['application/json', 'text/html'],
    default: 'application/json',
  });
  return c.req.method === 'GET' && taken === 'text/html';
}

/** Says in words why a link leads nowhere, and leads to the library and to a world of one's own (SIM-14). */
export async function lostPage(
  c: Context,
  { status, headers: more, errors: [error] }: Refusal,
): Promise<Response> {
  const language = languageOf(c);
  const t = PAGE_WORDS[language];
  const page = frame(
    { sandbox: null, language },
    { at: null, title: t.lostTitle, address: c.req.url },
    html`<main class="mail-page" id="content" tabindex="-1">
<h1>${t.lostTitle}</h1>
<p>${reason(t, status, error?.field)}</p>
<p><a class="btn primary" href="/simulator/situations">${t.toLibrary}</a> <a class="btn outline" href="/simulator/">${t.toOwnWorld}</a></p>
</main>`,
  );
  const headers = { ...PAGE_HEADERS, ...more, 'content-type': 'text/html; charset=utf-8' };
  return new Response(await page, { status, headers });
}

function reason({ lost }: Words, status: number, field: string | undefined): string {
  if (status === 422 && field !== undefined) return filled(lost.unreadable, { field });
  const known = (Object.keys(lost) as (keyof typeof lost)[]).find((name) => name === field);
  return lost[known ?? 'address'];
}
