import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { RECORDINGS, recordingFile } from 'fixtures/script';
import { afterEach, describe, expect, it } from 'vitest';
import { inSandbox } from '../../testing/in-sandbox';
import { scriptFeatures } from './scenarios';

const test = inSandbox({ scenario: 'documents' });

/** A scenario of the suite that has not run here, so that the test may say how it ran. */
const scenario = scriptFeatures()
  .flatMap(({ scenarios }) => scenarios)
  .find(({ key }) => !existsSync(recordingFile(key)));
const key = scenario?.key ?? '';

afterEach(() => rmSync(recordingFile(key), { force: true }));

async function record() {
  const { body } = await test.sandbox().request('GET', '/simulator/snapshot');
  mkdirSync(RECORDINGS, { recursive: true });
  const recording = {
    passed: true,
    ranAt: '2026-03-02T09:00:00.000Z',
    world: gzipSync(JSON.stringify(body)).toString('base64'),
    email: 'katrin.brandt@metallbau-brandt.example',
    partner: 'demo',
    at: '/dashboard/applications',
    calls: [['listApplications']],
  };
  writeFileSync(recordingFile(key), JSON.stringify(recording));
}

describe('SIM-14 the acceptance suite as a script', () => {
  it('lists every feature with its scenarios', async () => {
    const features = scriptFeatures();
    const { status, body } = await test.sandbox().request('GET', '/simulator/script?lang=en');
    expect(status).toBe(200);
    expect(features.length).toBeGreaterThan(10);
    for (const { name } of features) expect(body).toContain(name.replaceAll("'", '&#39;'));
    expect(body).toContain('not run');
  });

  it('opens a scenario’s world, and ticks its steps off as they happen', async () => {
    await record();
    expect(String((await test.sandbox().request('GET', '/simulator/script?lang=en')).body)).toContain(
      'passed',
    );
    const followed = await fetch(`${test.origin()}/simulator/script/${key}?lang=en`, { method: 'POST' });
    const before = await followed.text();
    const sandbox = new URL(followed.url).searchParams.get('sandbox') ?? '';
    expect(sandbox).not.toBe(test.sandbox().id);
    expect(before).toContain(`persona=katrin.brandt%40metallbau-brandt.example`);
    const ticks = (text: string) => text.match(/data-done="true"/g)?.length ?? 0;
    await test.sandbox().with({ 'x-sandbox': sandbox }).request('GET', '/user/applications');
    const after = await (await fetch(followed.url)).text();
    expect(ticks(after)).toBeGreaterThan(ticks(before));
    const door = await fetch(
      `${test.origin()}/simulator/enter?sandbox=${sandbox}&persona=katrin.brandt@metallbau-brandt.example`,
      {
        redirect: 'manual',
      },
    );
    expect(door.status).toBe(302);
  });

  it('knows no other scenario, and none that has not run', async () => {
    for (const path of ['/simulator/script/unknown', `/simulator/script/${key}`]) {
      expect((await test.sandbox().request('POST', path)).status).toBe(404);
    }
  });
});
