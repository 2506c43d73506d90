/** An answer of JSON as it was made. */
interface Made {
  text: string;
  status: number;
  headers: Readonly<Record<string, string>>;
}

const MADE = new WeakMap<Response, Made>();

/** An answer of JSON that remembers what it was made of: to read that back out of a Response costs more than most calls do. */
export function jsonAnswer(
  value: unknown,
  { status, headers }: { status: number; headers?: Record<string, string> },
): Response {
  return textAnswer(JSON.stringify(value), { status, headers: { ...headers } });
}

/** The same of a text that is JSON already. */
export function textAnswer(
  text: string,
  { status, headers }: { status: number; headers: Record<string, string> },
): Response {
  const all = { 'content-type': 'application/json', ...headers };
  const response = new Response(text, { status, headers: all });
  MADE.set(response, { text, status, headers: all });
  return response;
}

/** What `jsonAnswer` made an answer of; undefined for any other. Its headers must not have been changed since. */
export function madeOf(response: Response): Made | undefined {
  return MADE.get(response);
}
