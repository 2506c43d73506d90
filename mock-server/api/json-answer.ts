interface AnswerContent {
  text: string;
  status: number;
  headers: Readonly<Record<string, string>>;
}

const answerContents = new WeakMap<Response, AnswerContent>();

/** Reading a Response is slow, so `answerContents` keeps its text, too. */
export function createJsonAnswer(
  value: unknown,
  { status, headers }: { status: number; headers?: Record<string, string> },
): Response {
  return createTextAnswer(JSON.stringify(value), { status, headers: { ...headers } });
}

export function createTextAnswer(
  text: string,
  { status, headers }: { status: number; headers: Record<string, string> },
): Response {
  const all = { 'content-type': 'application/json', ...headers };
  const response = new Response(text, { status, headers: all });
  answerContents.set(response, { text, status, headers: all });
  return response;
}

export function readAnswerContent(response: Response): AnswerContent | undefined {
  return answerContents.get(response);
}
