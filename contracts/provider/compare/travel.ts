import { randomUUID } from 'node:crypto';
import { CALLS } from 'contracts/api';
import type { Call } from 'contracts/api/call';
import { type Known, mainJourney } from './journey';

/** What an API answered to a step. */
export interface Answered {
  /** `GET /config, a visitor` */
  step: string;
  call: Call;
  status: number;
  /** JSON, or the text where it is none. */
  body: unknown;
}

const PATIENCE_MS = 30_000;

/**
 * Drives the main journey through a lending API, as a customer of its own, who is called the same in what is told of every API.
 *
 * @throws Error with one line when it cannot be reached
 */
export async function travel(api: string): Promise<Answered[]> {
  const email = `vergleich-${randomUUID()}@example.com`;
  const known: Known = {};
  const answers: Answered[] = [];
  let cookie = '';
  for (const { says, call: name, params, query, body, keep } of mainJourney(email)) {
    const call: Call = CALLS[name];
    const given = params?.(known) ?? {};
    const path = call.path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(given[part] ?? ''));
    const answer = await fetch(
      `${api.replace(/\/+$/, '')}${path}${query ? `?${new URLSearchParams(query)}` : ''}`,
      {
        method: call.method,
        headers: {
          ...(cookie && { cookie }),
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body && JSON.stringify(body(known)),
        signal: AbortSignal.timeout(PATIENCE_MS),
      },
    ).catch((error: Error) => {
      throw new Error(`${api} cannot be reached at ${call.method} ${path}: ${error.message}`);
    });
    const text = await answer.text();
    cookie =
      answer.headers
        .getSetCookie()
        .map((each) => each.split(';', 1)[0])
        .join('; ') || cookie;
    const read = parsed(text.replaceAll(email, 'vergleich@example.com'));
    answers.push({ step: `${name}, ${says}`, call, status: answer.status, body: read });
    // The journey's own schema says what an answer of success has.
    if (keep && answer.ok) Object.assign(known, keep(read as never));
  }
  return answers;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
