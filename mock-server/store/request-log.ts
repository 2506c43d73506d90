import { sizeInBytes } from './size';

export interface LoggedRequest {
  id: number;
  at: string;
  method: string;
  path: string;
  query: string;
  call: string | null;
  requestHeaders: Record<string, string>;
  requestBody: string | null;
  status: number | null;
  responseHeaders: Record<string, string>;
  responseBody: string | null;
  durationMs: number;
  fault: string | null;
}

const MAX_ENTRIES = 200;

const MAX_BYTES = 1024 * 1024;

const MAX_CALLS = 5000;
const MAX_BODY_CHARACTERS = 8192;

export class RequestLog {
  #entries: LoggedRequest[] = [];
  #sizes: number[] = [];
  #calls: string[] = [];
  #count = 0;
  #bytes = 0;

  add(entry: Omit<LoggedRequest, 'id'>): void {
    this.#count += 1;
    const boundedEntry = {
      ...entry,
      id: this.#count,
      requestBody: omitLongBody(entry.requestBody),
      responseBody: omitLongBody(entry.responseBody),
    };
    this.#entries.push(boundedEntry);
    const bytes = sizeInBytes(boundedEntry);
    this.#sizes.push(bytes);
    this.#bytes += bytes;
    while (this.#entries.length > MAX_ENTRIES || (this.#bytes > MAX_BYTES && this.#entries.length > 1)) {
      this.#entries.shift();
      this.#bytes -= this.#sizes.shift() ?? 0;
    }
    if (entry.call !== null && this.#calls.length < MAX_CALLS) this.#calls.push(entry.call);
  }

  get calls(): readonly string[] {
    return this.#calls;
  }

  get count(): number {
    return this.#count;
  }

  list(): readonly LoggedRequest[] {
    return this.#entries;
  }

  get bytes(): number {
    return this.#bytes + 8 * this.#calls.length;
  }

  clear(): void {
    this.#entries = [];
    this.#sizes = [];
    this.#bytes = 0;
    this.#calls = [];
  }
}

function omitLongBody(body: string | null): string | null {
  return body !== null && body.length > MAX_BODY_CHARACTERS ? null : body;
}
