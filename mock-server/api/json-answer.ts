interface Made {
  text: string;
  status: number;
  headers: Readonly<Record<string, string>>;
}

const MADE = new WeakMap<Response, Made>();

/** Remembers its content, because reading a Response is slow. */
export function jsonAnswer(
  value: unknown,
  { status, headers }: { status: number; headers?: Record<string, string> },
): Response {
  return textAnswer(JSON.stringify(value), { status, headers: { ...headers } });
}

export function textAnswer(
  text: string,
  { status, headers }: { status: number; headers: Record<string, string> },
): Response {
  const all = { 'content-type': 'application/json', ...headers };
  const response = new Response(text, { status, headers: all });
  MADE.set(response, { text, status, headers: all });
  return response;
}

export function madeOf(response: Response): Made | undefined {
  return MADE.get(response);
}
