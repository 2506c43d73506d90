import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { type FilmReport, filmFileOf, filmReportSchema, pictureFileOf } from 'fixtures/film-job';
import { FilmFailedError, type FilmMaker, type FilmRequest, type MadeFilm } from './film-maker';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const PROGRAM = 'features/film/make-film.ts';
const BROWSER_CHECK = 'scripts/has-browser.mjs';
const NEEDED_FILES = [PROGRAM, BROWSER_CHECK, 'node_modules/tsx', 'node_modules/@cucumber/cucumber'];

const PORTAL_TIMEOUT_MS = 2_000;
const KILL_AFTER_MS = 3_000;

interface Limits {
  readonly timeMs: number;
  readonly bytes: number;
}

export const FILM_LIMITS: Limits = { timeMs: 4 * 60_000, bytes: 24 * 1024 * 1024 };

/**
 * Keeps Playwright out of the simulator's process.
 * @param program path in the project, for tests
 */
export function createFilmProgram(limits: Limits = FILM_LIMITS, program: string = PROGRAM): FilmMaker {
  let hasBrowser = false;
  return {
    async findObstacle(portal) {
      if (!NEEDED_FILES.every((file) => existsSync(join(PROJECT, file)))) return 'program';
      hasBrowser ||= await checkBrowser();
      if (!hasBrowser) return 'browser';
      return (await isPortalReachable(portal)) ? null : 'portal';
    },
    async make(film, { signal, onProgress }) {
      const folder = await mkdtemp(join(tmpdir(), 'simulator-film-'));
      try {
        const timeout = AbortSignal.timeout(limits.timeMs);
        const child = await startProgram(program, folder);
        const stopProgram = () => killProcessGroup(child);
        const endSignal = AbortSignal.any([signal, timeout]);
        if (endSignal.aborted) stopProgram();
        endSignal.addEventListener('abort', stopProgram, { once: true });
        child.stdin.on('error', () => {});
        child.stdin.write(`${JSON.stringify({ ...film, folder })}\n`);
        const lastReport = await readReports(child.stdout, onProgress);
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
        endSignal.removeEventListener('abort', stopProgram);
        signal.throwIfAborted();
        if (timeout.aborted) throw new FilmFailedError('too_slow');
        if (lastReport?.report === 'failed') throw new FilmFailedError(lastReport.why);
        if (lastReport?.report !== 'made') throw new FilmFailedError('broken');
        return await readMadeFilm(folder, film, lastReport, limits.bytes);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

type Program = ChildProcessByStdio<Writable, Readable, null>;

/**
 * @param folder for temporary files of the program and its children
 * @throws FilmFailedError if no process can start
 */
async function startProgram(program: string, folder: string): Promise<Program> {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx/esm', program], {
    cwd: PROJECT,
    stdio: ['pipe', 'pipe', 'ignore'],
    // Starts a process group, which ends with all its processes.
    detached: true,
    env: { ...env, FEATURES_BROWSER: 'chromium', TMPDIR: folder, NODE_ENV: 'development' },
  });
  await once(child, 'spawn').catch((error: Error) => {
    throw new FilmFailedError('broken', error.message);
  });
  return child;
}

function killProcessGroup({ pid }: Program): void {
  const send = (signal: NodeJS.Signals) => {
    try {
      if (pid !== undefined) process.kill(-pid, signal);
    } catch {
      // The group has ended.
    }
  };
  send('SIGTERM');
  setTimeout(() => send('SIGKILL'), KILL_AFTER_MS).unref();
}

async function readReports(
  output: Readable,
  onProgress: (progress: { done: number; total: number; caption: string }) => void,
): Promise<FilmReport | null> {
  let lastReport: FilmReport | null = null;
  for await (const line of createInterface(output)) {
    const read = filmReportSchema.safeParse(parseJson(line));
    if (!read.success) continue;
    lastReport = read.data;
    if (lastReport.report === 'progress') {
      const { done, total, caption } = lastReport;
      onProgress({ done, total, caption });
    }
  }
  return lastReport;
}

/** Returns null for lines without JSON, such as a library's log. */
function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

async function readMadeFilm(
  folder: string,
  { format }: FilmRequest,
  { report: _, ...filmDetails }: Extract<FilmReport, { report: 'made' }>,
  maxBytes: number,
): Promise<MadeFilm> {
  const names = [filmFileOf(format), ...filmDetails.pictures.map((_picture, index) => pictureFileOf(index))];
  const files = names.map((name) => join(folder, name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size)).catch(() => {
    throw new FilmFailedError('broken');
  });
  // The pictures may take as much memory as the film.
  if (sizes.reduce((sum, size) => sum + size, 0) > 2 * maxBytes || (sizes[0] ?? 0) > maxBytes)
    throw new FilmFailedError('too_large');
  const [content, ...stills] = await Promise.all(
    files.map(async (file) => new Uint8Array(await readFile(file))),
  );
  if (content === undefined) throw new FilmFailedError('broken');
  return { ...filmDetails, content, stills };
}

async function checkBrowser(): Promise<boolean> {
  const child = spawn(process.execPath, [BROWSER_CHECK], { cwd: PROJECT, stdio: 'ignore' });
  const [code] = await once(child, 'exit').catch(() => [null]);
  return code === 0;
}

async function isPortalReachable(portal: string): Promise<boolean> {
  // Node.js does not resolve subdomains of localhost everywhere.
  const address = new URL('/healthz', portal.replace(/^(https?:\/\/)[\w.-]*\.localhost\b/, '$1127.0.0.1'));
  const response = await fetch(address, { signal: AbortSignal.timeout(PORTAL_TIMEOUT_MS) }).catch(() => null);
  await response?.body?.cancel();
  return response?.ok ?? false;
}
