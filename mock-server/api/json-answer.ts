const TEXTS = new WeakMap<Response, string>();

/** An answer of JSON that remembers its text: to read it back out of a Response costs more than most calls do. */
export function jsonAnswer(
  value: unknown,
  { status, headers }: { status: number; headers?: Record<string, string> },
): Response {
  const text = JSON.stringify(value);
  const response = new Response(text, {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
  TEXTS.set(response, text);
  return response;
}

/** The text of an answer that `jsonAnswer` made; undefined for any other. */
export function knownText(response: Response): string | undefined {
  return TEXTS.get(response);
}
