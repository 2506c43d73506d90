/**
 * Browsers say where a form comes from; one from elsewhere is refused before anything is read.
 * @throws Response 403
 */
export function refuseForeignForms(request: Request): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const origin = request.headers.get('Origin');
  const host = request.headers.get('Host') ?? new URL(request.url).host;
  const foreignOrigin = origin !== null && (!URL.canParse(origin) || new URL(origin).host !== host);
  if (foreignOrigin || request.headers.get('Sec-Fetch-Site') === 'cross-site') {
    throw new Response(null, { status: 403 });
  }
}
