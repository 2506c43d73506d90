import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findFreePort } from '../scripts/free-port.mjs';
import { type MeasuredProcess, startMeasuredProcess } from './measured-process';
import { type MeasuredRequest, sendRequest } from './requests';

const FOLDER = fileURLToPath(new URL('./bare-page/', import.meta.url));
const BUILD_FOLDER = fileURLToPath(new URL('../build/bench-bare-page/', import.meta.url));
const NODE_MODULES = fileURLToPath(new URL('../node_modules/', import.meta.url));

export async function startBarePage(): Promise<MeasuredProcess> {
  const env = { ...process.env, NODE_ENV: 'production' } as const;
  const buildArgs = [`${NODE_MODULES}@remix-run/dev/dist/cli.js`, 'vite:build'];
  await promisify(execFile)(process.execPath, buildArgs, { cwd: FOLDER, env });
  const port = await findFreePort();
  return startMeasuredProcess({
    program: `${NODE_MODULES}@remix-run/serve/dist/cli.js`,
    args: [`${BUILD_FOLDER}server/index.js`],
    // The build finds its scripts relative to this folder.
    cwd: FOLDER,
    env: { NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1' },
    origin: `http://127.0.0.1:${port}`,
    readyPath: '/page',
  });
}

export async function barePageRequest(
  barePageServer: MeasuredProcess,
  { bytes, calls, cookie }: { bytes: number; calls: readonly string[]; cookie: string },
): Promise<MeasuredRequest> {
  const createRequest = (paragraphs: number): MeasuredRequest => ({
    method: 'GET',
    url: `${barePageServer.origin}/page`,
    headers: { 'accept-encoding': 'gzip', 'x-bare-page': JSON.stringify({ calls, cookie, paragraphs }) },
  });
  const lengthOf = async (paragraphs: number) => {
    const { headers, ...rest } = createRequest(paragraphs);
    const { body } = await sendRequest({ ...rest, headers: { ...headers, 'accept-encoding': 'identity' } });
    return Buffer.byteLength(body);
  };
  const [emptyLength, sampleLength] = [await lengthOf(0), await lengthOf(SAMPLE_PARAGRAPH_COUNT)];
  const paragraphs = Math.max(
    0,
    Math.round(((bytes - emptyLength) * SAMPLE_PARAGRAPH_COUNT) / (sampleLength - emptyLength)),
  );
  const length = await lengthOf(paragraphs);
  if (Math.abs(length / bytes - 1) > LENGTH_TOLERANCE)
    throw new Error(`The bare page has ${length} bytes, not ${bytes}.`);
  return createRequest(paragraphs);
}

const SAMPLE_PARAGRAPH_COUNT = 100;

const LENGTH_TOLERANCE = 0.02;
