import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';

const opened: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

/** Exit code and output of a command that ends by itself. */
function run(args: string[], env: Record<string, string>): Promise<{ code: number | null; lines: string[] }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
    });
    child.stderr.on('data', (chunk) => {
      text += chunk;
    });
    child.once('exit', (code) =>
      resolve({ code, lines: text.split('\n').filter((line) => line.trim() !== '') }),
    );
  });
}

function takePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    opened.push(server);
    server.listen(0, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

describe('a command that cannot start says why in one line', () => {
  it.each([
    ['scripts/start.mjs', { PORT: 'abc' }, 'PORT must be a port'],
    ['scripts/start.mjs', { PORT: '70000' }, 'PORT must be a port'],
    ['scripts/start.mjs', { SIMULATOR_PORT: '0' }, 'SIMULATOR_PORT must be a port'],
    ['scripts/dev.mjs', { PORT: '-1' }, 'PORT must be a port'],
    ['scripts/serve.mjs', { API_BASE_URL: '' }, 'API_BASE_URL must name the lending API'],
    ['scripts/features.mjs', { CHROMIUM_PATH: '/nowhere' }, 'CHROMIUM_PATH names /nowhere'],
  ])('%s with %j', async (command, env, line) => {
    const { code, lines } = await run([command], env);
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(line)]);
  });

  it('when a port is taken, it names the port and the setting', async () => {
    const port = await takePort();
    const { code, lines } = await run(['scripts/start.mjs'], { PORT: String(port) });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(new RegExp(`Port ${port}.*taken.*PORT=`))]);
  });

  it.each([
    [['features/nowhere.feature'], 'There is no feature features/nowhere.feature'],
    [['--tags', '@NOBODY-01 or @CLA-08'], 'No scenario has the tag @NOBODY-01'],
    [['--name', 'a name'], 'CHROMIUM_PATH names /nowhere'],
    [['features/dashboard/objects.feature:3'], 'CHROMIUM_PATH names /nowhere'],
    [['--browser', 'opera'], 'There is no browser opera: --browser takes chromium, firefox, webkit'],
    [['--browser'], 'There is no browser without a name'],
    [['--browser', 'firefox', 'features/nowhere.feature'], 'There is no feature features/nowhere.feature'],
    [['--browser', 'firefox'], 'FIREFOX_PATH names /nowhere/firefox'],
    [['features/dashboard/objects.feature', '--browser=firefox'], 'FIREFOX_PATH names /nowhere/firefox'],
  ])('when features, or a browser, are asked for that are not there: %j', async (args, line) => {
    const { code, lines } = await run(['scripts/features.mjs', ...args], {
      CHROMIUM_PATH: '/nowhere',
      FIREFOX_PATH: '/nowhere/firefox',
    });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(line)]);
  });

  it.each([
    [
      'Error [TransformError]: Transform failed with 1 error:\n/a/b.steps.ts:2:28: ERROR: Unexpected ";"\n    at failure',
      '/a/b.steps.ts:2:28: ERROR: Unexpected ";"',
    ],
    [
      'Error: Plugin "x" errored when trying to init\n    at a\n  [cause]: Error: http://127.0.0.1:9/healthz does not answer\n      at b',
      'http://127.0.0.1:9/healthz does not answer',
    ],
    ["error: unknown option '--foo'", "error: unknown option '--foo'"],
  ])('when Cucumber cannot begin: %#', async (text, line) => {
    const call = `import('./scripts/feature-arguments.mjs').then((m) => console.info(m.reasonOf(${JSON.stringify(text)})))`;
    const { lines } = await run(['--input-type=module', '-e', call], {});
    expect(lines).toEqual([line]);
  });

  it.each(['18.20.4', '20.18.0', '21.7.0', '22.11.0'])('when Node is too old: %s', async (version) => {
    const call = `import('./scripts/install.mjs').then((m) => m.requireNode('${version}'))`;
    const { code, lines } = await run(['--input-type=module', '-e', call], {});
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(version)]);
  });
});
