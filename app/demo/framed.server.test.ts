import { describe, expect, it } from 'vitest';
import type { PageResponse } from '~/testing/page-response';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

const framersOf = ({ headers }: PageResponse) =>
  /frame-ancestors ([^;]+)/.exec(headers.get('Content-Security-Policy') ?? '')?.[1];

describe('SIM-14: portal in a frame of the simulator', () => {
  it('the portal may be framed only by the page of the simulator, on the entry page and on every page after the entry page', async () => {
    const visitor = await visit('signing-second-missing');
    const { world } = visitor;
    const entryResponse = await visitor.get(await world.createEntryLink('katrin', 'customer'), {
      headers: { 'X-Sandbox': '' },
    });
    expect([entryResponse.status, framersOf(entryResponse)]).toEqual([302, world.simulator]);
    expect(entryResponse.headers.getSetCookie().join()).toContain('portal_consent');
    for (const path of ['/dashboard/applications', '/', '/no-such-page']) {
      expect([path, framersOf(await visitor.open(path))]).toEqual([path, world.simulator]);
    }
  });

  it('the portal may still be framed after logout, because the demo may continue with another login', async () => {
    const visitor = await visit('signing-second-missing');
    await visitor.open(await visitor.world.createEntryLink('katrin', 'customer'));
    expect(framersOf(await visitor.submit('/logout'))).toBe(visitor.world.simulator);
  });

  it('hides the demo bar, because the framing page has its own demo bar', async () => {
    const visitor = await visit('signing-second-missing');
    const framedPage = await visitor.open(await visitor.world.createEntryLink('katrin', 'customer'));
    expect(framedPage.body).not.toContain('/simulator/enter');
    const ownPage = await visitor.open(await visitor.world.createEntryLink('katrin'));
    expect(ownPage.body).toContain('/simulator/enter');
  });

  it('refuses frames for visitors in their own window', async () => {
    const visitor = await visit('signing-second-missing');
    expect(framersOf(await visitor.open(await visitor.world.createEntryLink('katrin')))).toBe("'none'");
    expect(framersOf(await visitor.open('/dashboard/applications'))).toBe("'none'");
  });

  it('refuses frames for customers outside a demo, even if the request names a frame', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    const response = await visitor.open(
      '/dashboard/applications?frame=customer&framed_by=http://evil.example',
    );
    expect(framersOf(response)).toBe("'none'");
  });
});
