import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSimulator } from 'mock-server/testing/test-simulator';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fillForm } from '../../features/cluster/http-client';
import { createFormSelector } from '../../features/cluster/journey';
import { makeNextBuild } from '../../features/support/next-build';
import { hasSentinel, SentinelGroup } from '../../features/support/redis-groups';
import {
  endServer,
  type ServerProcess,
  startServer,
  waitUntilAnswering,
} from '../../features/support/server-process';
import { findFreePort } from '../../scripts/free-port.mjs';
import { isBuilt } from './portal-process';

const PAGE_PATH = '/application/loan-info';
const FORM_SELECTOR = createFormSelector('loan-info');

describe.skipIf(!isBuilt || !hasSentinel())(
  'rolling update with ASSETS_IN_STORE, without a shared folder',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'mixed-builds-'));
    const portals: ServerProcess[] = [];
    let group: SentinelGroup;
    let simulator: Awaited<ReturnType<typeof openSimulator>>;
    let next: string;

    beforeAll(async () => {
      mkdirSync('.reports/features', { recursive: true });
      next = makeNextBuild('build');
      simulator = await openSimulator();
      group = await SentinelGroup.createIn(folder);
      await group.start();
    }, 90_000);
    afterAll(async () => {
      for (const portal of portals) await endServer(portal, 'SIGKILL');
      await group.stop();
      await simulator.close();
      for (const path of [folder, next]) rmSync(path, { recursive: true, force: true });
    });

    async function start(build: string, name: string): Promise<string> {
      const port = await findFreePort();
      const portal = startServer(`mixed-${name}`, [join(build, 'server/portal.js')], {
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        API_BASE_URL: simulator.origin,
        DATA_DIR: mkdtempSync(join(folder, 'data-')),
        ASSETS_DIR: mkdtempSync(join(folder, 'assets-')),
        ASSETS_IN_STORE: 'true',
        SESSION_STORE_URL: group.url,
        SESSION_SECRET: 'the secret that instances of both builds share',
        OVERLOAD_DELAY_MS: '10000',
      });
      portals.push(portal);
      const origin = `http://127.0.0.1:${port}`;
      await waitUntilAnswering(`${origin}/healthz`, portal);
      return origin;
    }

    const cookies = new Map<string, string>();
    async function requestPage(origin: string, path: string, init: RequestInit = {}) {
      const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
      const headers = { accept: 'text/html', cookie, origin, ...init.headers };
      const response = await fetch(origin + path, { redirect: 'manual', ...init, headers });
      for (const each of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
        cookies.set(name, value);
      }
      return {
        status: response.status,
        build: response.headers.get('X-Portal-Build'),
        html: await response.text(),
      };
    }

    const listFiles = (html: string) => [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [])];
    const statuses = (origin: string, files: readonly string[]) =>
      Promise.all(files.map(async (file) => (await fetch(origin + file)).status));

    it('Every instance serves the files of pages of both builds, and input survives, also after a failover', async () => {
      const [remainingInstance, stoppedInstance] = [
        await start('build', 'old-1'),
        await start('build', 'old-2'),
      ];
      const pageBeforeUpdate = await requestPage(remainingInstance, PAGE_PATH);
      await endServer(portals[1] as ServerProcess, 'SIGTERM');
      const updated = await start(next, 'new');
      expect(stoppedInstance).not.toBe(updated);

      const pageAfterUpdate = await requestPage(updated, PAGE_PATH);
      expect(pageAfterUpdate.build).not.toBe(pageBeforeUpdate.build);
      const [oldFiles, newFiles] = [listFiles(pageBeforeUpdate.html), listFiles(pageAfterUpdate.html)];
      expect(oldFiles.length).toBeGreaterThan(3);
      expect(newFiles).not.toEqual(oldFiles);
      expect(new Set(await statuses(updated, oldFiles.slice(0, -1)))).toEqual(new Set([200]));

      const form = fillForm({ path: PAGE_PATH, status: 200, html: pageBeforeUpdate.html }, FORM_SELECTOR, {
        loanSize: '250000',
      });
      const { path = '', headers = {}, body = Buffer.alloc(0) } = form ?? {};
      const sent = await requestPage(updated, path, { method: 'POST', headers, body: new Uint8Array(body) });
      expect(sent.status).toBeLessThan(500);
      for (const origin of [remainingInstance, updated])
        expect((await requestPage(origin, PAGE_PATH)).html).toMatch(/250[.,\s]?000/);

      const primary = await group.primary();
      await primary.stop('SIGKILL');
      await vi.waitFor(async () => expect(await group.isReplaced(primary)).toBe(true), { timeout: 20_000 });
      await vi.waitFor(
        async () => {
          expect(new Set(await statuses(remainingInstance, newFiles))).toEqual(new Set([200]));
          expect(await statuses(updated, oldFiles.slice(-1))).toEqual([200]);
          expect((await requestPage(updated, PAGE_PATH)).html).toMatch(/250[.,\s]?000/);
        },
        { timeout: 20_000, interval: 500 },
      );
    }, 120_000);
  },
);
