interface ResponseContent {
  text: string;
  status: number;
  headers: Readonly<Record<string, string>>;
}

const responseContents = new WeakMap<Response, ResponseContent>();

/** Reading a Response is slow, so `responseContents` also keeps its text. */
export function createJsonResponse(
  value: unknown,
  { status, headers }: { status: number; headers?: Record<string, string> },
): Response {
  return createTextResponse(JSON.stringify(value), { status, headers: { ...headers } });
}

export function createTextResponse(
  text: string,
  { status, headers }: { status: number; headers: Record<string, string> },
): Response {
  const allHeaders = { 'content-type': 'application/json', ...headers };
  const response = new Response(text, { status, headers: allHeaders });
  responseContents.set(response, { text, status, headers: allHeaders });
  return response;
}

export function readResponseContent(response: Response): ResponseContent | undefined {
  return responseContents.get(response);
}
