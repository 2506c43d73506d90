import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { findFreePort } from '../../../../scripts/free-port.mjs';
import { readWebKitGtkPrograms } from '../../settings';

const READY_WITHIN_MS = 30_000;

interface VirtualScreen {
  process: ChildProcess;
  display: string;
}

let screen: Promise<VirtualScreen> | undefined;

export async function closeScreen(): Promise<void> {
  (await screen)?.process.kill();
}

/** A driver does not survive a browser that hangs, so each visitor has one. */
export class WebKitDriver {
  private constructor(
    private readonly process: ChildProcess,
    private readonly address: string,
    private readonly browser: string,
  ) {}

  static async begin(timeZone: string): Promise<WebKitDriver> {
    const programs = readWebKitGtkPrograms();
    screen ??= beginScreen(programs.screen);
    const { display } = await screen;
    const port = await findFreePort();
    const child = spawn(programs.driver, [`--port=${port}`], {
      env: { ...process.env, DISPLAY: display, LANG: 'C.UTF-8', TZ: timeZone, NODE_OPTIONS: '' },
      stdio: 'ignore',
    });
    const driver = new WebKitDriver(child, `http://127.0.0.1:${port}`, programs.browser);
    await driver.#waitUntilReady();
    return driver;
  }

  async openSession(relay: string): Promise<WebDriver> {
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: this.browser, args: ['--automation', '--full-screen'] },
      proxy: { proxyType: 'manual', httpProxy: relay },
    });
    return new Builder().usingServer(this.address).withCapabilities(capabilities).build();
  }

  end(): void {
    this.process.kill();
  }

  async #waitUntilReady(): Promise<void> {
    const deadline = performance.now() + READY_WITHIN_MS;
    while (!(await fetch(`${this.address}/status`).catch(() => null))?.ok) {
      if (performance.now() > deadline) throw new Error('WebKitWebDriver does not answer');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function beginScreen(program: string): Promise<VirtualScreen> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const displayPipe = child.stdio[3];
  if (!displayPipe) throw new Error(`${program} did not report its display number`);
  const [number] = await once(displayPipe, 'data');
  return { process: child, display: `:${String(number).trim()}` };
}
