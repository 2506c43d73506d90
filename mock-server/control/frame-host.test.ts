import { DEPLOYMENTS } from 'fixtures/deployments';
import { describe, expect, it } from 'vitest';
import { simulatorOriginOnPortalSite } from '../api/host';
import { TEST_SETTINGS } from '../testing/test-simulator';
import { createNamedFrameUrl, findFrameHost, frameOriginOf } from './frame-host';

const placeAtHost = (host: string) => findFrameHost(new Headers({ host }), TEST_SETTINGS);

const world = (id: string) => ({ id }) as Parameters<typeof frameOriginOf>[1]['sandbox'];

const originAt = (host: string, id: string, name: string) => {
  const place = placeAtHost(host);
  if (place === null) throw new Error(`no frames at ${host}`);
  return frameOriginOf(place, { sandbox: world(id), name, deployment: DEPLOYMENTS.swiss });
};

describe('hosts for portal frames in a page of the simulator', () => {
  it.each(['simulator.localhost:4000', 'demo.localhost:4000'])(
    'hosts for portal frames belong to the same site as the page: %s',
    (host) => {
      const site = host.replace(':4000', '');
      const { hostname, port } = new URL(originAt(host, 'one', 'customer'));
      expect(hostname).toMatch(new RegExp(`^swiss\\.f[0-9a-f]{12}\\.${site}$`));
      expect(port).toBe(String(TEST_SETTINGS.portalPort));
    },
  );

  it('hosts for portal frames are equal only for equal sandboxes and frame names', () => {
    const origins = [
      originAt('demo.localhost:4000', 'one', 'a'),
      originAt('demo.localhost:4000', 'one', 'b'),
      originAt('demo.localhost:4000', 'two', 'a'),
    ];
    expect(new Set(origins).size).toBe(3);
    expect(originAt('demo.localhost:4000', 'one', 'a')).toBe(origins[0]);
  });

  it.each(['localhost:4000', '127.0.0.1:4000', 'a.b.localhost:4000', '[::1]:4000'])(
    'hosts for portal frames use simulator.localhost if the page’s host cannot have subdomains for frames: %s',
    (host) => {
      const name = originAt(host, 'one', 'a');
      expect(name).toMatch(/\.simulator\.localhost:\d+$/);
    },
  );

  it('hosts for portal frames are one shared host if the page is opened by an IP address', () => {
    expect(placeAtHost('192.168.1.20:4000')).toMatchObject({ host: '192.168.1.20', hasOwnHosts: false });
  });

  it.each(['evil.example:4000', 'mymachine:4000', 'localhost.evil.example:4000'])(
    'hosts for portal frames are null if the page host is not a name of this machine: %s',
    (host) => {
      expect(placeAtHost(host)).toBeNull();
    },
  );

  it('hosts for portal frames are null if the simulator has a public URL', () => {
    const settings = { ...TEST_SETTINGS, publicUrl: 'https://simulator.example' };
    expect(findFrameHost(new Headers({ host: 'localhost:4000' }), settings)).toBeNull();
  });

  it('createNamedFrameUrl redirects a browser from localhost to simulator.localhost, but not a program', () => {
    const page = (host: string, headers: Record<string, string> = { 'sec-fetch-dest': 'document' }) =>
      createNamedFrameUrl(
        new Request(`http://${host}/simulator/demo?stop=2`, { headers: { host, ...headers } }),
        TEST_SETTINGS,
      );
    expect(page('localhost:4000')).toBe('http://simulator.localhost:4000/simulator/demo?stop=2');
    expect(page('127.0.0.1:4000')).toBe('http://simulator.localhost:4000/simulator/demo?stop=2');
    expect(page('simulator.localhost:4000')).toBeNull();
    expect(page('192.168.1.20:4000')).toBeNull();
    expect(page('localhost:4000', {})).toBeNull();
  });

  it('hosts for portal frames serve the page of an identification provider, and keep the user logged in', () => {
    const host = new URL(originAt('simulator.localhost:4000', 'one', 'a')).host;
    const headers = new Headers({ host: '127.0.0.1:4000', 'x-forwarded-host': host });
    expect(simulatorOriginOnPortalSite(headers, TEST_SETTINGS)).toBe('http://simulator.localhost:4000');
  });
});
