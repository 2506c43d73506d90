import { findFreePort } from '../scripts/free-port.mjs';
import { getPackagesFolder } from './install-packages';
import { type MeasuredProcess, startMeasuredProcess } from './measured-process';

export async function startFastify(): Promise<MeasuredProcess> {
  const port = await findFreePort();
  return startMeasuredProcess({
    program: `${getPackagesFolder('fastify')}server.mjs`,
    env: { NODE_ENV: 'production', PORT: String(port) },
    origin: `http://127.0.0.1:${port}`,
    readyPath: '/',
  });
}
