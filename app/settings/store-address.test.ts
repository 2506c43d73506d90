import { describe, expect, it } from 'vitest';
import { parseStoreAddress } from './settings.server';

const single = { kind: 'single', tls: false, db: 0 };
const sentinel = { kind: 'sentinel', tls: false, db: 0, name: 'mymaster' };
const createEndpoint = (host: string, port: number) => ({ host, port });

describe('parseStoreAddress (URL of the session store)', () => {
  it.each([
    ['redis://cache', { ...single, node: createEndpoint('cache', 6379) }],
    ['REDIS://cache', { ...single, node: createEndpoint('cache', 6379) }],
    ['redis://cache:6380', { ...single, node: createEndpoint('cache', 6380) }],
    ['redis://cache/', { ...single, node: createEndpoint('cache', 6379) }],
    ['redis://cache:6380/3', { ...single, node: createEndpoint('cache', 6380), db: 3 }],
    ['rediss://cache', { ...single, tls: true }],
    ['redis://10.0.0.7:6379', { ...single, node: createEndpoint('10.0.0.7', 6379) }],
    ['redis://[fd00::1]:6379', { ...single, node: createEndpoint('fd00::1', 6379) }],
    ['redis://cache?family=6', { ...single, family: 6 }],
    ['redis://:word@cache', { ...single, password: 'word' }],
    ['redis://portal:word@cache', { ...single, username: 'portal', password: 'word' }],
    ['redis://portal:a%40b%2Fc%3A@cache', { ...single, password: 'a@b/c:' }],
    ['redis://portal:a:b@cache', { ...single, password: 'a:b' }],
    ['redis+sentinel://s1/mymaster', { ...sentinel, sentinels: [createEndpoint('s1', 26379)] }],
    [
      'redis+sentinel://s1:26379,s2:26380,[fd00::3]/mymaster',
      {
        ...sentinel,
        sentinels: [
          createEndpoint('s1', 26379),
          createEndpoint('s2', 26380),
          createEndpoint('fd00::3', 26379),
        ],
      },
    ],
    [
      'redis+sentinel://portal:word@s1,s2/mymaster/2',
      { ...sentinel, db: 2, username: 'portal', password: 'word' },
    ],
    ['rediss+sentinel://s1,s2/mymaster', { ...sentinel, tls: true }],
    [
      'redis+sentinel://:word@s1,s2/mymaster?sentinel_password=o+t%26',
      { ...sentinel, password: 'word', sentinelLogin: { password: 'o+t&' } },
    ],
    [
      'redis+sentinel://s1/mymaster/0?sentinel_user=watch&sentinel_password=other',
      { ...sentinel, sentinelLogin: { username: 'watch', password: 'other' } },
    ],
    ['redis+cluster://n1', { kind: 'cluster', tls: false, nodes: [createEndpoint('n1', 6379)] }],
    [
      'redis+cluster://n1:7000,n2:7001/0',
      { kind: 'cluster', nodes: [createEndpoint('n1', 7000), createEndpoint('n2', 7001)] },
    ],
    [
      'rediss+cluster://portal:word@n1,n2',
      { kind: 'cluster', tls: true, username: 'portal', password: 'word' },
    ],
  ])('accepts %s', (text, address) => {
    expect(parseStoreAddress(text)).toMatchObject(address);
  });

  it.each([
    ['cache:6379', /must begin with redis:\/\//],
    ['http://cache', /must begin with redis:\/\//],
    ['redis:/cache', /must begin with/],
    ['redis:cache', /must begin with/],
    ['redis+unix:///tmp/redis.sock', /must begin with/],
    ['valkey://cache', /scheme of Valkey: write redis:\/\//],
    ['sentinel://s1/mymaster', /unknown scheme sentinel: write redis\+sentinel:/],
    ['redis-sentinel://s1/mymaster', /unknown scheme redis-sentinel|must begin with/],
    ['rediscluster://n1', /unknown scheme rediscluster: write redis\+cluster:/],
    ['redis://', /names no host/],
    ['redis:///3', /names no host/],
    ['redis://:word@', /names no host/],
    ['redis://cache:0', /no valid port/],
    ['redis://cache:65536', /no valid port/],
    ['redis://cache:port', /no valid port/],
    ['redis://cache:', /no valid port/],
    ['redis://portal:wo/rd@cache', /password contains \/ or \?, write %2F/],
    ['redis://portal:wo@rd@cache', /contains @ in a user or password: write %40/],
    ['redis://portal:wo#rd@cache', /write %23/],
    ['redis://portal:wo%rd@cache', /write %25/],
    ['redis://portal:wo rd@cache', /contains a space/],
    ['redis://portal@cache', /user without a password/],
    ['redis://portal:@cache', /user without a password/],
    ['redis://::1', /IPv6 address without brackets/],
    ['redis://ca_che!', /names no valid host/],
    ['redis://cache/three', /database that is no number/],
    ['redis://cache/-1', /database that is no number/],
    ['redis://cache/1/2', /more parts than host and database/],
    ['redis://a,b', /names several servers: write redis\+sentinel:.* or redis\+cluster:/],
    ['redis://sentinel:26379?name=mymaster', /primary in \?name: write redis\+sentinel:/],
    ['redis://sentinel:26379/mymaster', /Sentinel's port and primary: write redis\+sentinel:/],
    ['redis://s1?sentinels=s2', /write redis\+sentinel:/],
    ['redis://n1?cluster=true', /write redis\+cluster:/],
    ['redis://cache?db=2', /write it as path/],
    ['redis://cache?password=word', /password in a parameter/],
    ['redis://cache?tls=true', /write rediss:/],
    ['redis://cache?family=5', /family other than/],
    ['redis://cache?family=4&family=6', /parameter family twice/],
    ['redis://cache?retryStrategy=1', /unknown parameter retryStrategy; known: family/],
    ['redis+sentinel://s1,s2', /lacks the name of the primary/],
    ['redis+sentinel://s1,s2//0', /lacks the name of the primary/],
    ['redis+sentinel://s1,,s2/mymaster', /comma without a host/],
    ['redis+sentinel://s1,/mymaster', /comma without a host/],
    ['redis+sentinel://s1,S1:26379/mymaster', /names s1:26379 twice/],
    ['redis+sentinel://s1/my master', /contains a space/],
    ['redis+sentinel://s1/my%20master', /name of a primary that no Sentinel accepts/],
    ['redis+sentinel://s1/mymaster/x', /database that is no number/],
    ['redis+sentinel://s1/mymaster/0/1', /more parts than/],
    ['redis+sentinel://s1/mymaster?sentinel_user=watch', /without sentinel_password/],
    ['redis+sentinel://s1/mymaster?sentinel_password=', /empty sentinel_user or/],
    ['redis+sentinel://s1/mymaster?family=6', /unknown parameter family/],
    ['redis+cluster://n1,n2/1', /a cluster has only database 0/],
    ['redis+cluster://n1,n2?family=6', /unknown parameter family/],
    ['redis+cluster://n1:7000,n1:7000', /names n1:7000 twice/],
  ])('refuses %s and states the reason', (text, errorText) => {
    expect(() => parseStoreAddress(text)).toThrow(errorText);
  });

  it('never quotes a password', () => {
    for (const text of [
      'redis://portal:geheim@cache:x',
      'redis://portal:geheim/1@cache',
      'redis://geheim@cache',
      'redis://portal:geheim%@cache',
      'redis://cache?geheim=1%20geheim',
      'redis+sentinel://s1/mymaster?sentinel_password=geheim&sentinel_password=geheim',
      'http://portal:geheim@cache',
    ]) {
      const message = messageOf(text);
      expect(message).not.toBe('');
      expect(message.replace('parameter geheim', '')).not.toContain('geheim');
    }
  });
});

function messageOf(text: string): string {
  try {
    parseStoreAddress(text);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}
