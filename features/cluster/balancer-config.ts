import { readFileSync } from 'node:fs';

export const BALANCERS = {
  nginx: {
    file: 'deploy/nginx.conf',
    program: 'nginx',
    args: (path: string) => ['-c', path, '-g', 'daemon off;'],
  },
  haproxy: { file: 'deploy/haproxy.cfg', program: 'haproxy', args: (path: string) => ['-f', path] },
} as const;

export type Balancer = keyof typeof BALANCERS;

export interface LocalPorts {
  port: number;
  portals: readonly [number, number];
  pid: string;
}

/** @throws Error if the file lacks a text to replace */
export function toLocalConfig(balancer: Balancer, { port, portals, pid }: LocalPorts): string {
  const replacements: [string, string][] = [
    ['portal-1:3000', `127.0.0.1:${portals[0]}`],
    ['portal-2:3000', `127.0.0.1:${portals[1]}`],
    ...(balancer === 'nginx'
      ? ([
          ['listen 8080', `listen 127.0.0.1:${port}`],
          ['/tmp/nginx.pid', pid],
          ['/tmp/nginx-', `${pid}-`],
        ] as [string, string][])
      : ([['bind :8080', `bind 127.0.0.1:${port}`]] as [string, string][])),
  ];
  let text = readFileSync(BALANCERS[balancer].file, 'utf8');
  for (const [deployedText, localText] of replacements) {
    if (!text.includes(deployedText))
      throw new Error(`${BALANCERS[balancer].file} does not name ${deployedText}`);
    text = text.replaceAll(deployedText, localText);
  }
  return text;
}

/** @throws Error if the configuration of nginx does not name the portal */
export function removePortal(config: string, port: number): string {
  const server = `server 127.0.0.1:${port} `;
  if (!config.includes(server)) throw new Error(`The configuration does not name ${server}`);
  return config.replace(server, `${server}down `);
}
