import type { MalformedBody } from '../store/faults';

const HTML_PAGE =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body>Bad Gateway</body></html>';

export function createMalformedResponse(body: Exclude<MalformedBody, 'truncated'>): Response {
  switch (body) {
    case 'html':
      return new Response(HTML_PAGE, { headers: { 'content-type': 'text/html; charset=utf-8' } });
    case 'broken_json':
      return new Response('{"applicationId": "', { headers: { 'content-type': 'application/json' } });
    case 'wrong_shape':
      return Response.json({ unexpected: [true, null, 42] });
    case 'empty':
      return new Response(null, { status: 204 });
  }
}
