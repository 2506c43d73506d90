import { createCookieJar } from './cookie-jar';
import { callNameOf, type Drift, findCallOfExchange } from './drift';

export class LendingSession {
  readonly #origin: string;
  readonly cookie: string;

  private constructor(origin: string, cookie: string) {
    this.#origin = origin;
    this.cookie = cookie;
  }

  static async logIn(origin: string, email: string, password: string): Promise<LendingSession> {
    return new LendingSession(origin, await logInAt(origin, '/user/account/login', { email, password }));
  }

  static async register(origin: string, email: string, password: string): Promise<LendingSession> {
    const consents = {
      accepted_terms: true,
      accepted_partner_terms: true,
      interface_language: 'de',
      communication_language: 'de',
    };
    return new LendingSession(origin, await logInAt(origin, '/user/users', { email, password, ...consents }));
  }

  async userId(): Promise<string> {
    const response = await fetch(`${this.#origin}/user/profile`, { headers: { Cookie: this.cookie } });
    const profile = (await response.json()) as { user_id: string };
    return profile.user_id;
  }

  async list<Item>(path: string): Promise<readonly Item[]> {
    const response = await fetch(`${this.#origin}${path}`, { headers: { Cookie: this.cookie } });
    if (!response.ok) return [];
    const list = (await response.json()) as Item[] | { result: Item[] };
    return Array.isArray(list) ? list : list.result;
  }

  post(path: string, body: object = {}): Promise<Response> {
    return sendRequest(this.#origin, path, body, { Cookie: this.cookie });
  }
}

async function logInAt(origin: string, path: string, body: object): Promise<string> {
  const response = await sendRequest(origin, path, body);
  const cookie = await cookieAfter(origin, path, response.headers.getSetCookie());
  if (!response.ok || cookie === '') throw new Error(`${path} opened no session: ${response.status}`);
  return cookie;
}

async function cookieAfter(origin: string, path: string, setCookies: readonly string[]): Promise<string> {
  const jar = createCookieJar();
  for (const cookie of setCookies) {
    await jar.setCookie(cookie, `${origin}${path}`, { ignoreError: true });
  }
  return jar.getCookieString(`${origin}/user/profile`);
}

export async function findSessionProblem(
  origin: string,
  exchange: string,
  setCookies: readonly string[],
): Promise<Drift[]> {
  // Pact already reports responses without cookies.
  if (setCookies.length === 0) return [];
  const cookie = await cookieAfter(origin, '/user/account/login', setCookies);
  const response = await fetch(`${origin}/user/profile`, { headers: { Cookie: cookie } });
  await response.body?.cancel();
  if (response.status !== SESSION_ENDED_STATUS) return [];
  const call = findCallOfExchange(exchange);
  return [
    {
      call: call ? callNameOf(call) : exchange,
      exchange,
      field: 'session',
      expected: 'cookies with which GET /user/profile works',
      got: `${response.status} with the cookies ${cookie.replaceAll(/=[^;]*/g, '=…')}`,
    },
  ];
}

const SESSION_ENDED_STATUS = 401;

export function sendRequest(origin: string, path: string, body: object, headers = {}): Promise<Response> {
  return fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}
