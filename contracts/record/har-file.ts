import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import { parseJson, parseResponseText, removeByteOrderMark } from './captured-body';
import type { Exchange } from './exchange';

const MAX_BYTES = 100 * 1024 * 1024;

const pair = z.object({ name: z.string(), value: z.string() });

const entry = z.object({
  startedDateTime: z.string(),
  request: z.object({
    method: z.string(),
    url: z.string(),
    headers: z.array(pair).default([]),
    postData: z.object({ text: z.string().optional() }).nullish(),
  }),
  response: z.object({
    status: z.number(),
    headers: z.array(pair).default([]),
    content: z.object({ text: z.string().optional(), encoding: z.string().optional() }).optional(),
  }),
});

const archive = z.object({ log: z.object({ entries: z.array(z.unknown()) }) });

export interface HarFile {
  exchanges: Exchange[];
  incompleteCount: number;
}

export function readHar(file: string): HarFile {
  const { entries } = archiveOf(file).log;
  if (entries.length === 0) throw new Error(`${file} contains no requests`);
  const exchanges = entries.flatMap((harEntry) => exchangeOf(harEntry) ?? []);
  return { exchanges, incompleteCount: entries.length - exchanges.length };
}

function archiveOf(file: string): z.output<typeof archive> {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new Error(`${file} does not exist`);
  if (size === 0) throw new Error(`${file} is empty`);
  if (size > MAX_BYTES) {
    throw new Error(
      `${file} has ${Math.ceil(size / 1024 / 1024)} MB, and at most ${MAX_BYTES / 1024 / 1024} are read`,
    );
  }
  let json: unknown;
  try {
    json = JSON.parse(removeByteOrderMark(readFileSync(file, 'utf8')));
  } catch {
    // The parser's message would quote personal data.
    throw new Error(`${file} is not valid JSON; an HTTP Archive is needed`);
  }
  const { data } = archive.safeParse(json);
  if (!data) throw new Error(`${file} is not an HTTP Archive: it has no log with entries`);
  return data;
}

function exchangeOf(harEntry: unknown): Exchange | null {
  const { data } = entry.safeParse(harEntry);
  // Browsers write status 0 for aborted requests.
  if (!data || data.response.status < 100 || !URL.canParse(data.request.url)) return null;
  const { request, response } = data;
  const startedAt = new Date(data.startedDateTime);
  if (Number.isNaN(startedAt.getTime())) return null;
  const cookies = valuesOf(request.headers, 'cookie');
  const text = response.content?.text ?? '';
  const responseText =
    response.content?.encoding === 'base64' ? Buffer.from(text, 'base64').toString() : text;
  return {
    method: request.method,
    url: request.url,
    startedAt,
    cookie: cookies.length > 0 ? cookies.join('; ') : null,
    setCookies: valuesOf(response.headers, 'set-cookie').flatMap((value) => value.split('\n')),
    requestBody: parseJson(request.postData?.text ?? ''),
    status: response.status,
    responseContent: parseResponseText(responseText),
  };
}

function valuesOf(headers: readonly z.output<typeof pair>[], name: string): string[] {
  return headers.filter((header) => header.name.toLowerCase() === name).map(({ value }) => value);
}
