import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { findFailureReason } from './feature-arguments.mjs';

const folder = mkdtempSync(join(tmpdir(), 'commands-'));
afterAll(() => rmSync(folder, { recursive: true }));

const openServers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of openServers.splice(0)) server.close();
});

function scenarioAt(file: string, words: string): string {
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((each) => each.includes(words));
  if (line < 0) throw new Error(`${file} has no line with "${words}"`);
  return `${file}:${line + 1}`;
}

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
    openServers.push(server);
    server.listen(0, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

describe('a command that cannot start prints a short message', { timeout: 30_000 }, () => {
  it.each([
    ['scripts/start.mjs', { PORT: 'abc' }, 'PORT must be a port'],
    ['scripts/start.mjs', { PORT: '70000' }, 'PORT must be a port'],
    ['scripts/start.mjs', { SIMULATOR_PORT: '0' }, 'SIMULATOR_PORT must be a port'],
    ['scripts/start.mjs', { PORT: '4700', SIMULATOR_PORT: '4700' }, 'PORT and SIMULATOR_PORT are both 4700'],
    ['scripts/dev.mjs', { PORT: '4700', SIMULATOR_PORT: '4700' }, 'PORT and SIMULATOR_PORT are both 4700'],
    ['scripts/dev.mjs', { PORT: '-1' }, 'PORT must be a port'],
    ['scripts/serve.mjs', { API_BASE_URL: '' }, 'API_BASE_URL must name the lending API'],
    ['scripts/features.mjs', { CHROMIUM_PATH: '/nowhere' }, 'CHROMIUM_PATH names /nowhere'],
    ['scripts/test.mjs', { CHROMIUM_PATH: '/nowhere' }, 'CHROMIUM_PATH names /nowhere'],
    ['scripts/days.mjs', { CHROMIUM_PATH: '/nowhere' }, 'CHROMIUM_PATH names /nowhere'],
  ])('a command prints one line if %s has the settings %j', async (command, env, line) => {
    const { code, lines } = await run([command], env);
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(line)]);
  });

  it('a command prints one line if a port is taken, with the port and the setting', async () => {
    const port = await takePort();
    const { code, lines } = await run(['scripts/start.mjs'], { PORT: String(port) });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(new RegExp(`Port ${port}.*taken.*PORT=`))]);
  });

  it.each([
    [['scripts/test.mjs', '--nope'], 'Unknown argument "--nope" of npm test. Use --changed'],
    [['scripts/test.mjs', '--changed', 'app/domain'], 'Unknown argument "app/domain" of npm test'],
    [['scripts/days.mjs', 'leap-day', 'someday'], 'Unknown argument "someday" of test:days. Use new-year, '],
    [
      ['scripts/vitest.mjs', 'unit', 'app/nowhere.test.ts'],
      'No file of unit tests has "app/nowhere.test.ts"',
    ],
    [['scripts/vitest.mjs', 'contracts', 'app/domain'], 'No file of contracts tests has "app/domain"'],
    [['scripts/vitest.mjs', 'unit', 'scripts/check-counts', '--nope'], 'Unknown option `--nope`'],
    [['scripts/mutants.mjs', 'nowhere'], 'There is no area nowhere: name portal-rules, '],
    [['scripts/mutants.mjs', '--half'], 'npm run mutants takes --sample PERCENT, not "--half"'],
    [['scripts/mutants.mjs', '--sample'], 'npm run mutants takes --sample PERCENT.'],
    [['scripts/mutants.mjs', '--sample', 'half'], 'at most 100 percent, not "half"'],
    [['scripts/mutants.mjs', '--sample', '0'], 'at most 100 percent, not "0"'],
    [['scripts/mutants.mjs', '--sample', '101'], 'at most 100 percent, not "101"'],
    [['scripts/start.mjs', '--port', '3000'], 'npm start takes no arguments, not "--port"'],
    [['scripts/dev.mjs', 'portal'], 'npm run dev takes no arguments, not "portal"'],
    [['scripts/serve.mjs', 'build'], 'npm run serve takes no arguments, not "build"'],
    [['scripts/simulator.mjs', '--port'], 'npm run simulator takes no arguments, not "--port"'],
    [['scripts/fonts.mjs', '--help'], 'npm run fonts takes no arguments, not "--help"'],
    [['scripts/agree-trees.mjs', 'features'], 'npm run features:agree takes no arguments, not "features"'],
    ...(
      [
        ['docs', 'scripts/docs/main.ts'],
        ['test:cluster', 'features/cluster/main.ts'],
        ['test:load', 'features/load/main.ts'],
      ] as const
    ).map(([name, file]): [string[], string] => [
      ['--import', 'tsx/esm', file, '--help'],
      `npm run ${name} takes no arguments, not "--help"`,
    ]),
    [['scripts/features.mjs', '--nope'], 'Unknown option --nope'],
  ])('a command prints one line if the arguments are unknown: %j', async (args, line) => {
    const { code, lines } = await run(args, {});
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(line)]);
  });

  it.each([
    [
      ['contracts/provider/compare/main.ts', '--left', 'x', '--right', 'y'],
      'Give the URLs of two lending APIs.',
    ],
    [['contracts/provider/verify.ts', '--provider-base-url', 'x'], 'x is not an http(s) URL.'],
  ])('a command prints one line if an argument is no URL: %j', async (args, line) => {
    const { code, lines } = await run(['--import', 'tsx/esm', ...args], {});
    expect(code).toBe(2);
    expect(lines).toEqual([expect.stringContaining(line)]);
  });

  it('a command prints one line if a test does not compile, with file and line', async () => {
    const file = join(folder, 'broken.test.ts');
    writeFileSync(file, "import { it } from 'vitest';\nit('ends', () => {\n");
    const call = `import('./scripts/test-files.mjs').then((m) => m.requireCompiling(['${file}']))`;
    const { code, lines } = await run(['--input-type=module', '-e', call], {});
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/broken\.test\.ts does not compile: line 3: .*Fix the error/),
    ]);
  });

  it('the installation prints the message of npm in one line if npm cannot install packages', async () => {
    const npm = join(folder, 'npm');
    const npmError = 'network request to https://packages.example/zod failed, reason: getaddrinfo ENOTFOUND';
    writeFileSync(
      npm,
      `#!/bin/sh\necho "npm error code ENOTFOUND" >&2\necho "npm error ${npmError}" >&2\nexit 1\n`,
    );
    chmodSync(npm, 0o755);
    writeFileSync(join(folder, 'package-lock.json'), '{}');
    const module = pathToFileURL('scripts/install.mjs').href;
    const call = `process.chdir('${folder}'); import('${module}').then((m) => m.installPackages())`;
    const { code, lines } = await run(['--input-type=module', '-e', call], {
      PATH: `${folder}${delimiter}${process.env.PATH}`,
    });
    expect(code).toBe(1);
    expect(lines.slice(1)).toEqual([
      `The packages cannot be installed: ${npmError}. Fix the problem and run the command again.`,
    ]);
  });

  it.each([
    [['features/nowhere.feature'], 'There is no feature features/nowhere.feature'],
    [['--tags', '@NOBODY-01 or @CLA-08'], 'No scenario has the tag @NOBODY-01'],
    [['--name', 'a name'], 'CHROMIUM_PATH names /nowhere'],
    [['features/dashboard/objects.feature:3'], 'CHROMIUM_PATH names /nowhere'],
    [
      ['--browser', 'opera'],
      'There is no browser opera: --browser takes chromium, firefox, webkit, webkitgtk',
    ],
    [['--browser'], 'There is no browser without a name'],
    [['--browser', 'firefox', 'features/nowhere.feature'], 'There is no feature features/nowhere.feature'],
    [['--browser', 'firefox'], 'FIREFOX_PATH names /nowhere/firefox'],
    [['features/dashboard/objects.feature', '--browser=firefox'], 'FIREFOX_PATH names /nowhere/firefox'],
  ])('a command prints one line if features, tags or a browser do not exist: %j', async (args, line) => {
    const { code, lines } = await run(['scripts/features.mjs', ...args], {
      CHROMIUM_PATH: '/nowhere',
      FIREFOX_PATH: '/nowhere/firefox',
    });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(line)]);
  });

  it('npm run film lists the scenarios if several match', async () => {
    const { code, lines } = await run(['--import', 'tsx/esm', 'features/film/main.ts', '@journey'], {});
    expect(code).toBe(1);
    expect(lines[0]).toMatch(/^\d+ scenarios match "@journey": choose one by its line\.$/);
    expect(lines.slice(1)).toContainEqual(
      '  features/dashboard/objects.feature:43  A customer adds an object with JavaScript',
    );
  });

  it('npm run film prints one line if the browser does not exist', async () => {
    const scenario = scenarioAt('features/dashboard/objects.feature', '| with JavaScript |');
    const { code, lines } = await run(
      ['--import', 'tsx/esm', 'features/film/main.ts', scenario, '--lang', 'fr'],
      { CHROMIUM_PATH: '/nowhere' },
    );
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining('CHROMIUM_PATH names /nowhere')]);
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
  ])('findFailureReason finds the line that says why Cucumber cannot start: $1', (text, line) => {
    expect(findFailureReason(text)).toBe(line);
  });

  it('a command prints one line if WebKitGTK is missing and cannot be installed', async () => {
    const { code, lines } = await run(['scripts/features.mjs', '--browser', 'webkitgtk'], { PATH: '' });
    expect(code).toBe(1);
    expect(lines).toEqual(['WebKitGTK cannot be driven here: apt-get install webkit2gtk-driver xvfb.']);
  });

  it('the journeys print one line for each browser that is missing, and are skipped', async () => {
    const { code, lines } = await run(['scripts/browsers.mjs'], { PATH: '', FIREFOX_PATH: '/nowhere' });
    expect(code).toBe(2);
    expect(lines).toEqual([
      expect.stringContaining('firefox: left out. FIREFOX_PATH names /nowhere, which does not exist'),
      expect.stringContaining('webkitgtk: left out. '),
    ]);
  });

  it.each(['18.20.4', '20.18.0', '21.7.0', '22.11.0'])(
    'a command prints one line if Node is too old: %s',
    async (version) => {
      const call = `import('./scripts/install.mjs').then((m) => (m.requireNode('${version}'), m.warnAboutOldNode('${version}')))`;
      const { code, lines } = await run(['--input-type=module', '-e', call], {});
      expect(code).toBe(1);
      expect(lines).toEqual([expect.stringContaining(version)]);
    },
  );
});

it.each([
  ['match the lock file', 'nothing', {}],
  ['lack an optional package', 'nothing', { 'node_modules/b': null }],
  ['have another version', 'npm', { 'node_modules/a': { version: '0.9.0', integrity: 'sha512-a' } }],
  ['lack a required package', 'npm', { 'node_modules/a': null }],
  ['include a package that the lock file lacks', 'npm', { 'node_modules/c': { version: '1.0.0' } }],
  ['have an incomplete list, because npm was stopped', 'npm', null],
])(
  'installPackages calls $1 if the installed packages %s',
  { timeout: 30_000 },
  async (_, called, change) => {
    const place = mkdtempSync(join(folder, 'installed-'));
    const npm = join(place, 'npm');
    writeFileSync(npm, '#!/bin/sh\nexit 0\n');
    chmodSync(npm, 0o755);
    const packages = {
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/b': { version: '1.0.0', integrity: 'sha512-b', optional: true },
    };
    const installed = Object.entries({ ...packages, ...change }).filter(([, entry]) => entry !== null);
    mkdirSync(join(place, 'node_modules'));
    const write = (file: string, packageEntries: object) =>
      writeFileSync(join(place, file), JSON.stringify({ packages: packageEntries }));
    write('package-lock.json', { '': { name: 'portal' }, ...packages });
    write('node_modules/.package-lock.json', Object.fromEntries(installed));
    if (change === null) writeFileSync(join(place, 'node_modules/.package-lock.json'), '{"packages": {');
    const module = pathToFileURL('scripts/install.mjs').href;
    const call = `process.chdir('${place}'); import('${module}').then((m) => m.installPackages())`;
    const { code, lines } = await run(['--input-type=module', '-e', call], {
      PATH: `${place}${delimiter}${process.env.PATH}`,
    });
    expect(code).toBe(0);
    expect(lines).toEqual(called === 'npm' ? ['Installing packages (npm ci) …'] : []);
  },
);

describe('the version of Node', () => {
  const requireNode = (version: string) =>
    run(
      [
        '--input-type=module',
        '-e',
        `import('./scripts/install.mjs').then((m) => (m.requireNode('${version}'), m.warnAboutOldNode('${version}')))`,
      ],
      {},
    );

  it('20 is accepted, with a warning that names the recommended version', async () => {
    const { code, lines } = await requireNode('20.19.0');
    expect(code).toBe(0);
    expect(lines).toEqual(['Node 20.19.0 has had no security updates since April 2026. Use Node 24.']);
  });

  it.each(['22.12.0', '24.22.3', '26.10.0'])('%s is accepted without a warning', async (version) => {
    expect(await requireNode(version)).toMatchObject({ code: 0, lines: [] });
  });

  it('README, .nvmrc and Dockerfile name the same long-term version', () => {
    const version = readFileSync('.nvmrc', 'utf8').trim();
    expect(version).toBe('24');
    expect(readFileSync('README.md', 'utf8')).toContain(`Node ${version} with npm is all you need.`);
    const images = [...readFileSync('Dockerfile', 'utf8').matchAll(/^FROM node:(\d+)/gm)].map(
      ([, major]) => major,
    );
    expect(new Set(images)).toEqual(new Set([version]));
  });
});

describe('npm run features:plan', () => {
  it('shows no report of an earlier run', { timeout: 60_000 }, async () => {
    const times = '.reports/features/times.json';
    const hasRun = existsSync(times);
    mkdirSync('.reports/features', { recursive: true });
    if (!hasRun) writeFileSync(times, '[]');
    try {
      const { code, lines } = await run(
        ['scripts/features.mjs', '--plan', 'features/account/login.feature'],
        {},
      );
      expect(code).toBe(0);
      expect(lines.join('\n')).toContain('scenarios run');
      expect(lines.filter((line) => line.includes('Report:'))).toEqual([]);
      expect(existsSync(times)).toBe(true);
    } finally {
      if (!hasRun) rmSync(times);
    }
  });
});
