import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '~/testing/free-port';
import { type MeasuredProcess, startMeasured } from './measured-process';

const FOLDER = fileURLToPath(new URL('./peers/', import.meta.url));

/** Installs the peers into their own folder; false, after one line, where they cannot be had. */
export async function installPeers(): Promise<boolean> {
  if (existsSync(`${FOLDER}node_modules/fastify`)) return true;
  try {
    await promisify(execFile)('npm', ['ci', '--no-audit', '--no-fund'], { cwd: FOLDER });
    return true;
  } catch {
    console.info('The simulator is left out: Fastify, which it is measured beside, could not be installed.');
    return false;
  }
}

/** Starts Fastify over a Map. */
export async function startFastify(): Promise<MeasuredProcess> {
  const port = await freePort();
  return startMeasured({
    program: `${FOLDER}fastify.mjs`,
    env: { NODE_ENV: 'production', PORT: String(port) },
    origin: `http://127.0.0.1:${port}`,
    ready: '/',
  });
}
