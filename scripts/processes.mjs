import { spawn } from 'node:child_process';
import { exitWithMessage } from './exit-with-message.mjs';

// Longer than the portal needs to finish running requests.
const STOP_TIMEOUT_MS = 10_000;

/** Ends all processes when one process ends. */
export class Processes {
  /** @type {import('node:child_process').ChildProcess[]} */
  #running = [];
  #isEnding = false;

  constructor() {
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => this.end(0));
    }
  }

  /**
   * @param {string} name for the exit message
   * @param {string[]} args of node
   * @param {Record<string, string>} env
   * @param {{ quiet?: boolean }} [options] quiet: show errors only
   */
  start(name, args, env, { quiet: isQuiet = false } = {}) {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', isQuiet ? 'ignore' : 'inherit', 'inherit'],
      // Ctrl-C reaches a whole process group, so separate groups allow an orderly shutdown.
      detached: process.platform !== 'win32',
    });
    child.once('exit', (code) => {
      this.#running = this.#running.filter((running) => running !== child);
      if (this.#isEnding) return;
      console.error(`The ${name} has ended${code === null ? '' : ` with code ${code}`}.`);
      this.end(code || 1);
    });
    this.#running.push(child);
  }

  /** @param {number} code */
  end(code) {
    if (this.#isEnding) return;
    this.#isEnding = true;
    for (const child of this.#running) kill(child, 'SIGTERM');
    const killTimer = setTimeout(() => {
      for (const child of this.#running) kill(child, 'SIGKILL');
      process.exit(code);
    }, STOP_TIMEOUT_MS);
    const pollTimer = setInterval(() => {
      if (this.#running.length > 0) return;
      clearInterval(pollTimer);
      clearTimeout(killTimer);
      process.exit(code);
    }, 20);
  }

  /**
   * @param {string} url
   * @param {string} program
   */
  async waitUntilAnswering(url, program) {
    const deadline = Date.now() + 60_000;
    while (Date.now() < deadline && !this.#isEnding) {
      const ok = await fetch(url).then(
        (response) => response.ok,
        () => false,
      );
      if (ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    if (!this.#isEnding) {
      this.end(1);
      exitWithMessage(`The ${program} did not answer within a minute.`);
    }
    // `end` exits the process.
    await new Promise(() => {});
  }
}

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function kill(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The process has already ended.
  }
}
