import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from './free-port';
import { type MeasuredProcess, startMeasured } from './measured-process';
import { type Asked, send } from './requests';

const FOLDER = fileURLToPath(new URL('./floor/', import.meta.url));
const BUILD = fileURLToPath(new URL('../build/bench-floor/', import.meta.url));
const MODULES = fileURLToPath(new URL('../node_modules/', import.meta.url));

/** Builds the bare Remix page and serves it by `remix-serve`. */
export async function startFloor(): Promise<MeasuredProcess> {
  const env = { ...process.env, NODE_ENV: 'production' } as const;
  const build = [`${MODULES}@remix-run/dev/dist/cli.js`, 'vite:build'];
  await promisify(execFile)(process.execPath, build, { cwd: FOLDER, env });
  const port = await freePort();
  return startMeasured({
    program: `${MODULES}@remix-run/serve/dist/cli.js`,
    args: [`${BUILD}server/index.js`],
    env: { NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1' },
    origin: `http://127.0.0.1:${port}`,
    ready: '/page',
  });
}

/** Bytes of one paragraph of the floor's page. */
const PARAGRAPH_BYTES = 104;

/**
 * The request by which the floor makes a page as long as another, after the same calls of the backend.
 *
 * @param bytes length of the other page @param calls addresses that it reads @param cookie of the backend's session
 */
export async function floorPage(
  floor: MeasuredProcess,
  { bytes, calls, cookie }: { bytes: number; calls: readonly string[]; cookie: string },
): Promise<Asked> {
  const asked = (paragraphs: number): Asked => ({
    method: 'GET',
    url: `${floor.origin}/page`,
    headers: { 'accept-encoding': 'gzip', 'x-floor': JSON.stringify({ calls, cookie, paragraphs }) },
  });
  const plain = { ...asked(0), headers: { ...asked(0).headers, 'accept-encoding': 'identity' } };
  const empty = Buffer.byteLength((await send(plain)).body);
  return asked(Math.max(0, Math.round((bytes - empty) / PARAGRAPH_BYTES)));
}
