import { Agent, request } from 'node:http';

/** An address of this machine, with the headers that go with it. */
export interface Target {
  port: number;
  path: string;
  cookie: string;
}

/** Requests that are under way at once. */
const CONCURRENCY = 8;

/** Asks again and again for so many milliseconds; gives how long each answer took, in milliseconds. */
export async function load(target: Target, forMs: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const latencies: number[] = [];
  const end = performance.now() + forMs;
  const ask = async () => {
    while (performance.now() < end) {
      const started = performance.now();
      await get(target, agent);
      latencies.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, ask));
  agent.destroy();
  return latencies;
}

/** One answer's body. Throws for every status but 200: what fails fast must not be measured as fast. */
export function get({ port, path, cookie }: Target, agent?: Agent): Promise<string> {
  return send({ port, path, cookie, agent, method: 'GET' }).then(({ body }) => body);
}

/** Logs in; gives the session cookie. */
export async function logIn(
  port: number,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const sent = JSON.stringify({ email, password });
  const { setCookie } = await send({ port, path: '/user/account/login', cookie: '', method: 'POST' }, sent);
  return setCookie.split(';')[0] ?? '';
}

function send(
  { port, path, cookie, method, agent }: Target & { method: string; agent?: Agent | undefined },
  sent = '',
): Promise<{ body: string; setCookie: string }> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, 'content-type': 'application/json' };
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent }, (answer) => {
      answer.setEncoding('utf8');
      let body = '';
      answer.on('data', (part) => {
        body += part;
      });
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve({ body, setCookie: answer.headers['set-cookie']?.[0] ?? '' });
        else reject(new Error(`${method} ${path} answered ${answer.statusCode}`));
      });
    });
    asked.on('error', reject);
    asked.end(sent);
  });
}
