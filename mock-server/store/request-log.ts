import { sizeOf } from './size';

/** One request of the lending API with its answer; bodies as text, null when they were too long to keep. */
export interface LoggedRequest {
  id: number;
  /** Virtual instant. */
  at: string;
  method: string;
  path: string;
  query: string;
  /** Name of the contract's call; null for a path or method that is no call. */
  call: string | null;
  requestHeaders: Record<string, string>;
  requestBody: string | null;
  /** Null when the connection was dropped. */
  status: number | null;
  answerHeaders: Record<string, string>;
  answerBody: string | null;
  /** As measured, with fractions. */
  durationMs: number;
  /** Id of the fault that met it. */
  fault: string | null;
}

const MAX_ENTRIES = 200;

/** Estimated bytes of all entries; beyond it the oldest go. */
const MAX_BYTES = 1024 * 1024;

/** More than any script leads to. */
const MAX_CALLS = 5000;
const MAX_BODY_CHARACTERS = 8192;

/** The last requests of one sandbox, oldest first. */
export class RequestLog {
  #entries: LoggedRequest[] = [];
  /** Estimated bytes of each entry. */
  #sizes: number[] = [];
  #calls: string[] = [];
  #count = 0;
  #bytes = 0;

  add(entry: Omit<LoggedRequest, 'id'>): void {
    this.#count += 1;
    const kept = {
      ...entry,
      id: this.#count,
      requestBody: bounded(entry.requestBody),
      answerBody: bounded(entry.answerBody),
    };
    this.#entries.push(kept);
    const bytes = sizeOf(kept);
    this.#sizes.push(bytes);
    this.#bytes += bytes;
    while (this.#entries.length > MAX_ENTRIES || (this.#bytes > MAX_BYTES && this.#entries.length > 1)) {
      this.#entries.shift();
      this.#bytes -= this.#sizes.shift() ?? 0;
    }
    if (entry.call !== null && this.#calls.length < MAX_CALLS) this.#calls.push(entry.call);
  }

  /** Names of the first calls, in their order: what somebody did who follows a script, however much is asked later. */
  get calls(): readonly string[] {
    return this.#calls;
  }

  /** How many there have been, forgotten ones too. */
  get count(): number {
    return this.#count;
  }

  list(): readonly LoggedRequest[] {
    return this.#entries;
  }

  /** Estimated bytes that it takes. */
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

function bounded(body: string | null): string | null {
  return body !== null && body.length > MAX_BODY_CHARACTERS ? null : body;
}
