import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import type { Exchange } from './exchange';
import { answeredBy, jsonOf, withoutMark } from './heard-body';

/** More is not read: a browser's archive of a day is smaller. */
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

/** The parts of an HTTP Archive 1.2 that are read. */
const archive = z.object({ log: z.object({ entries: z.array(z.unknown()) }) });

/** What an archive holds. */
export interface HarFile {
  exchanges: Exchange[];
  /** Entries that were broken off, or lack what an entry needs. */
  incomplete: number;
}

/** Reads an HTTP Archive. @throws Error with one line, when it is none, holds nothing or is too large */
export function readHar(file: string): HarFile {
  const { entries } = archiveOf(file).log;
  if (entries.length === 0) throw new Error(`${file} holds no requests`);
  const exchanges = entries.flatMap((each) => exchangeOf(each) ?? []);
  return { exchanges, incomplete: entries.length - exchanges.length };
}

function archiveOf(file: string): z.output<typeof archive> {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new Error(`${file} is not there`);
  if (size === 0) throw new Error(`${file} is empty`);
  if (size > MAX_BYTES) {
    throw new Error(
      `${file} has ${Math.ceil(size / 1024 / 1024)} MB, and at most ${MAX_BYTES / 1024 / 1024} are read`,
    );
  }
  let json: unknown;
  try {
    json = JSON.parse(withoutMark(readFileSync(file, 'utf8')));
  } catch {
    // The parser's own words quote what stands there.
    throw new Error(`${file} is no JSON, or breaks off: an HTTP Archive is needed`);
  }
  const { data } = archive.safeParse(json);
  if (!data) throw new Error(`${file} is no HTTP Archive: it has no log with entries`);
  return data;
}

function exchangeOf(given: unknown): Exchange | null {
  const { data } = entry.safeParse(given);
  // A request that was broken off has the status 0.
  if (!data || data.response.status < 100 || !URL.canParse(data.request.url)) return null;
  const { request, response } = data;
  const at = new Date(data.startedDateTime);
  if (Number.isNaN(at.getTime())) return null;
  const cookies = valuesOf(request.headers, 'cookie');
  const text = response.content?.text ?? '';
  const answered = response.content?.encoding === 'base64' ? Buffer.from(text, 'base64').toString() : text;
  return {
    method: request.method,
    url: request.url,
    at,
    cookie: cookies.length > 0 ? cookies.join('; ') : null,
    setCookies: valuesOf(response.headers, 'set-cookie').flatMap((value) => value.split('\n')),
    sent: jsonOf(request.postData?.text ?? ''),
    status: response.status,
    answered: answeredBy(answered),
  };
}

function valuesOf(headers: readonly z.output<typeof pair>[], name: string): string[] {
  return headers.filter((each) => each.name.toLowerCase() === name).map(({ value }) => value);
}
