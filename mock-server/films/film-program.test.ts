import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FilmFailedError, type FilmRequest } from './film-maker';
import { createFilmProgram } from './film-program';

const FILM: FilmRequest = {
  what: 'scenario',
  language: 'de',
  size: 'desk',
  pace: 'normal',
  hasCaptions: true,
  format: 'webp',
  portal: 'http://demo.localhost:3000',
  simulator: 'http://127.0.0.1:4000',
  place: '$(touch /tmp/never); features/x.feature:3',
};

const READ_ORDER_CODE = `
const order = JSON.parse(await new Promise((resolve) => process.stdin.once('data', resolve)));
const tell = (report) => console.log(JSON.stringify(report));
`;
const MAKE_FILM_CODE = `
const { writeFileSync } = await import('node:fs');
tell({ report: 'progress', done: 0, total: 1, caption: order.place });
console.log('a line of a library');
writeFileSync(order.folder + '/film.webp', 'film');
writeFileSync(order.folder + '/picture-0.webp', 'still');
tell({ report: 'made', pictures: [{ caption: 'A', shownFor: 2000 }], missed: [], isWhole: true });
process.exit(0);
`;
const HANGING_CODE = `
const { spawn } = await import('node:child_process');
const { writeFileSync } = await import('node:fs');
const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
writeFileSync(process.env.NOTES, JSON.stringify({ folder: order.folder, child: child.pid }));
setInterval(() => {}, 1000);
`;

const LIMITS = { timeMs: 30_000, bytes: 1_000 };

describe('SIM-12 the program that makes films', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'film-program-'));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    delete process.env.NOTES;
    rmSync(folder, { recursive: true });
  });

  function programWith(code: string): string {
    const file = join(folder, 'program.mjs');
    writeFileSync(file, READ_ORDER_CODE + code);
    return file;
  }

  function make(code: string, limits = LIMITS, signal = new AbortController().signal) {
    const captions: string[] = [];
    const made = createFilmProgram(limits, programWith(code)).make(FILM, {
      signal,
      onProgress: ({ caption }) => void captions.push(caption),
    });
    return { made, captions };
  }

  it('reports its progress and returns the film', async () => {
    const { made, captions } = make(MAKE_FILM_CODE);
    const { content, stills, ...rest } = await made;
    expect([content, ...stills].map((file) => Buffer.from(file).toString())).toEqual(['film', 'still']);
    expect(rest).toEqual({ pictures: [{ caption: 'A', shownFor: 2_000 }], missed: [], isWhole: true });
    expect(captions).toEqual(['$(touch /tmp/never); features/x.feature:3']);
  });

  it.each([
    ['broken', 'process.exit(1);', LIMITS],
    ['broken', `tell({ report: 'made', pictures: [], missed: [], isWhole: true }); process.exit(0);`, LIMITS],
    ['broken', MAKE_FILM_CODE.replace('picture-0', 'other'), LIMITS],
    ['too_large', MAKE_FILM_CODE.replace("'still'", "'x'.repeat(2_000)"), LIMITS],
    ['nothing_shown', `tell({ report: 'failed', why: 'nothing_shown' }); process.exit(1);`, LIMITS],
    ['too_large', MAKE_FILM_CODE, { ...LIMITS, bytes: 3 }],
    ['too_slow', 'setInterval(() => {}, 1000);', { ...LIMITS, timeMs: 1_000 }],
  ])('fails with the reason "%s"', async (failure, code, limits) => {
    const error = await make(code, limits).made.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(FilmFailedError);
    expect(error).toHaveProperty('failure', failure);
  });

  it('fails if no process can be started', async () => {
    vi.spyOn(process, 'execPath', 'get').mockReturnValue(join(folder, 'missing'));
    await expect(make(MAKE_FILM_CODE).made).rejects.toHaveProperty('failure', 'broken');
  });

  it('stops its child processes and deletes its temporary files when the film is cancelled', async () => {
    const notes = join(folder, 'notes.json');
    process.env.NOTES = notes;
    const cancelled = new AbortController();
    const { made } = make(HANGING_CODE, LIMITS, cancelled.signal);
    await expect
      .poll(() => existsSync(notes) && readFileSync(notes, 'utf8'), { timeout: 20_000 })
      .toBeTruthy();
    const started = JSON.parse(readFileSync(notes, 'utf8')) as { folder: string; child: number };
    cancelled.abort();
    await expect(made).rejects.toHaveProperty('name', 'AbortError');
    expect(existsSync(started.folder)).toBe(false);
    await expect.poll(() => isRunning(started.child), { timeout: 5_000 }).toBe(false);
  });

  it('reports the portal as missing if the portal does not answer', async () => {
    const server = createServer((_, response) => response.end('ok'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const portal = `http://demo.localhost:${port}`;
    const maker = createFilmProgram();
    const found = await maker.findObstacle(portal);
    expect([null, 'browser']).toContain(found);
    server.close();
    server.closeAllConnections();
    if (found === null) expect(await maker.findObstacle(portal)).toBe('portal');
  });
});

function isRunning(pid: number): boolean {
  try {
    // A zombie process has ended, but still has a process id.
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}
