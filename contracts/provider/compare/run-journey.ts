import { randomUUID } from 'node:crypto';
import { CALLS } from 'contracts/api';
import type { Call } from 'contracts/api/call';
import { type KnownValues, mainJourney } from './journey';

export interface StepAnswer {
  step: string;
  call: Call;
  status: number;
  body: unknown;
}

const TIMEOUT_MS = 30_000;

/**
 * The output must not contain the random address of the customer.
 * @throws Error with a one-line message if the API is unreachable
 */
export async function runJourney(api: string): Promise<StepAnswer[]> {
  const email = `vergleich-${randomUUID()}@example.com`;
  const known: KnownValues = {};
  const answers: StepAnswer[] = [];
  let cookie = '';
  for (const { title, call: name, params, query, body, keep } of mainJourney(email)) {
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
        signal: AbortSignal.timeout(TIMEOUT_MS),
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
    answers.push({ step: `${name}, ${title}`, call, status: answer.status, body: read });
    // Safe cast: the journey's schema describes successful answers.
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
