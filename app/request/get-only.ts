/** The action of an address that is only read, and is no page: words where somebody looks at the answer all the same. */
export function action(): Response {
  return new Response('405 Method Not Allowed', {
    status: 405,
    headers: { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
