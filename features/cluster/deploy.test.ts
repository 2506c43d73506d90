import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findProgram } from '../../scripts/programs.mjs';
import { type Balancer, toLocalConfig } from './balancer-config';
import {
  readComposeNetwork,
  readComposeServices,
  readDockerfileStages,
  removeVariables,
} from './deploy-files';

const settingsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^ {2}([A-Z_]+):/gm)].map((match) => match[1] ?? '');
const SETTINGS = {
  portal: [...settingsOf('app/settings/settings.server.ts'), 'NODE_ENV', 'MALLOC_ARENA_MAX'],
  simulator: settingsOf('mock-server/settings.ts'),
};

describe('Dockerfile', () => {
  const stages = readDockerfileStages();
  const findStage = (name: string) => stages.find((candidate) => candidate.name === name);

  it('the Dockerfile builds the portal by default, as its last stage', () => {
    expect(stages.at(-1)?.name).toBe('portal');
  });

  it('the Dockerfile copies only files of the repository or of an earlier stage of the build', () => {
    const copies = stages.flatMap(({ copies }) => copies);
    const buildSources = copies
      .filter(({ fromStage }) => fromStage === null)
      .flatMap(({ sources }) => sources);
    expect(buildSources.filter((path) => !existsSync(path))).toEqual([]);
    const stageReferences = copies.flatMap(({ fromStage }) => (fromStage === null ? [] : [fromStage]));
    expect(stageReferences.filter((name) => findStage(name) === undefined)).toEqual([]);
  });

  it.each([
    ['portal', ['packages', 'build']],
    ['simulator', ['packages', 'build', 'simulator']],
  ])('the Dockerfile copies all sources of the %s before its build', (program, stageNames) => {
    const script = readFileSync(`scripts/${program}-build.mjs`, 'utf8');
    const sourceList = /const SOURCES = \[([^\]]+)\]/.exec(script)?.[1] ?? '';
    const sources = [...sourceList.matchAll(/'([^']+)'/g)].map((match) => match[1]);
    const copiedPaths = stageNames.flatMap((name) => findStage(name)?.copies.flatMap((copy) => copy.sources));
    expect(sources.length).toBeGreaterThan(4);
    const isCopied = (source = '') =>
      copiedPaths.some((path) => source === path || source.startsWith(`${path}/`));
    expect(sources.filter((source) => !isCopied(source))).toEqual([]);
  });

  it.each(['portal', 'simulator'] as const)(
    'the Dockerfile starts the %s as an unprivileged user, with a health check',
    (name) => {
      const { user, env, command, healthCheck } = findStage(name) ?? {};
      expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
      expect(Object.keys(env ?? {}).filter((setting) => !SETTINGS[name].includes(setting))).toEqual([]);
      expect(command?.[0]).toBe('node');
      const program = command?.at(-1) ?? '';
      expect(program.startsWith('build/') || existsSync(program)).toBe(true);
      expect(healthCheck?.join(' ')).toContain(name === 'portal' ? '/healthz' : '/simulator/health');
    },
  );
});

it('all start commands of the portal set the same memory limits', () => {
  const bounds = (text: string) => [...text.matchAll(/--max-[\w-]+=\d+/g)].map(([flag]) => flag);
  const { command } = readDockerfileStages().at(-1) ?? {};
  const image = bounds(command?.join(' ') ?? '');
  expect(image.length).toBeGreaterThan(0);
  expect(bounds(readFileSync('scripts/serve.mjs', 'utf8'))).toEqual(image);
});

it("nginx accepts the portal's largest document plus its form fields", () => {
  const settings = readFileSync('app/settings/settings.server.ts', 'utf8');
  const largest = Number(/UPLOAD_MAX_MB: .*default\((\d+)\)/.exec(settings)?.[1]);
  const bodies = Number(/client_max_body_size (\d+)m;/.exec(readFileSync('deploy/nginx.conf', 'utf8'))?.[1]);
  expect(bodies - largest).toBeGreaterThanOrEqual(1);
  expect(bodies - largest).toBeLessThanOrEqual(4);
});

describe('compose.yaml', () => {
  const services = readComposeServices();

  it('compose.yaml runs two portals, a session store, a load balancer and a simulator', () => {
    expect(Object.keys(services)).toEqual(
      expect.arrayContaining(['portal-1', 'portal-2', 'redis', 'balancer', 'simulator', 'simulator-hosted']),
    );
    expect(services['simulator-hosted']?.profiles).toEqual(['hosted-demo']);
  });

  it.each(Object.entries(services))(
    'compose.yaml hardens %s, and names only existing files and settings',
    (_, part) => {
      expect(part.read_only).toBe(true);
      const target = part.build?.target;
      if (target === undefined) expect(part.user).toMatch(/^[1-9]\d*:/);
      else {
        const knownSettings = target === 'portal' ? SETTINGS.portal : SETTINGS.simulator;
        expect(Object.keys(part.environment).filter((name) => !knownSettings.includes(name))).toEqual([]);
        expect(readDockerfileStages().map(({ name }) => name)).toContain(target);
      }
      const mountedPaths = part.volumes
        .map((volume) => volume.split(':')[0] ?? '')
        .filter((path) => path.startsWith('.'));
      expect(mountedPaths.filter((path) => !existsSync(path))).toEqual([]);
    },
  );

  it('compose.yaml lets the portals trust client IP addresses from the load balancer only', () => {
    const { balancer, 'portal-1': portal } = services;
    const address = balancer?.networks?.default.ipv4_address;
    expect(address).toMatch(/^\d+(\.\d+){3}$/);
    expect(removeVariables(portal?.environment.TRUSTED_PROXIES ?? '')).toBe(address);
  });

  it('compose.yaml lets the simulator of a hosted demo trust client IP addresses from the portals only', () => {
    const { balancer, 'simulator-hosted': hosted } = services;
    const range = readComposeNetwork().ip_range;
    expect(removeVariables(hosted?.environment.TRUSTED_PROXIES ?? '')).toBe(range);
    const [network = '', bits] = range.split('/');
    const trustedAddresses = new BlockList();
    trustedAddresses.addSubnet(network, Number(bits));
    const outside = [balancer?.networks?.default.ipv4_address ?? '', range.replace(/\d+\/.*/, '1')];
    for (const address of outside)
      expect([address, trustedAddresses.check(address)]).toEqual([address, false]);
  });

  it('compose.yaml contains no secrets', () => {
    expect(services['portal-1']?.environment.SESSION_SECRET).toMatch(/^\$\{SESSION_SECRET:\?/);
  });
});

describe('redis.conf', () => {
  const directives: Record<string, string | undefined> = Object.fromEntries(
    readFileSync('deploy/redis.conf', 'utf8')
      .split('\n')
      .flatMap((line) =>
        /^\s*(#|$)/.test(line)
          ? []
          : [
              line
                .trim()
                .toLowerCase()
                .split(/\s+(.*)/, 2),
            ],
      ),
  );

  it('redis.conf limits memory, evicts no session, and syncs to disk every second', () => {
    expect(directives).toMatchObject({
      maxmemory: expect.stringMatching(/^\d+mb$/),
      'maxmemory-policy': 'noeviction',
      appendonly: 'yes',
      appendfsync: 'everysec',
    });
  });

  it('redis.conf is the configuration file of the store in compose.yaml', () => {
    const { redis } = readComposeServices();
    expect(redis?.command).toContain('/etc/redis.conf');
    expect(redis?.volumes).toContain('./deploy/redis.conf:/etc/redis.conf:ro');
  });
});

const CHECKS: [Balancer, (file: string) => string[]][] = [
  ['nginx', (file) => ['-t', '-c', file]],
  ['haproxy', (file) => ['-c', '-f', file]],
];

describe.each(CHECKS)('configuration of %s', (balancer, args) => {
  const program = findProgram(balancer);
  const folder = mkdtempSync(join(tmpdir(), 'balancer-'));
  const places = { port: 18_080, portals: [13_001, 13_002] as const, pid: join(folder, 'pid') };
  const check = (text: string) => {
    const file = join(folder, 'config');
    writeFileSync(file, text);
    const { status, stderr } = spawnSync(program ?? '', args(file), { encoding: 'utf8' });
    return { status, stderr };
  };

  it.skipIf(program === null)('the configuration passes the check of the server program', () => {
    expect(check(toLocalConfig(balancer, places))).toMatchObject({ status: 0 });
  });

  it.skipIf(program === null || findProgram('openssl') === null)(
    'the configuration passes the check of the server program with TLS as in docs/operations.md',
    () => {
      const [key, certificate] = [join(folder, 'portal.key'), join(folder, 'portal.crt')];
      const subject = ['-subj', '/CN=portal.example.com', '-days', '2'];
      spawnSync('openssl', [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-keyout',
        key,
        '-out',
        certificate,
        ...subject,
      ]);
      const pemFile = join(folder, 'portal.pem');
      writeFileSync(pemFile, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
      const snippets = [
        ...readFileSync('docs/operations.md', 'utf8').matchAll(/```(nginx|haproxy)\n([^`]+)```/g),
      ];
      const snippet = snippets.find((match) => match[1] === balancer)?.[2] ?? '';
      const tls = snippet
        .replaceAll('/etc/tls/portal.key', key)
        .replaceAll('/etc/tls/portal.crt', certificate)
        .replaceAll('/etc/tls/portal.pem', pemFile)
        .replaceAll('8443', '18443');
      const line = balancer === 'nginx' ? /^ *listen .*\n/m : /^ *bind .*\n/m;
      const text = toLocalConfig(balancer, places);
      expect(text).toMatch(line);
      expect(tls).toContain('18443');
      expect(check(text.replace(line, (matchedLine) => matchedLine + tls))).toMatchObject({ status: 0 });
    },
  );
});
