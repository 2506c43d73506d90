import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { SIMULATOR_PROGRAM, watchSimulator } from './simulator-build.mjs';

/** @type {import('node:child_process').ChildProcess | undefined} */
let simulatorProcess;

await watchSimulator(async () => {
  await end();
  simulatorProcess = spawn(process.execPath, ['--enable-source-maps', SIMULATOR_PROGRAM], {
    stdio: 'inherit',
  });
});

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, async () => {
    await end();
    process.exit(0);
  });
}

async function end() {
  if (simulatorProcess === undefined || simulatorProcess.exitCode !== null) return;
  simulatorProcess.kill('SIGTERM');
  await once(simulatorProcess, 'exit');
}
