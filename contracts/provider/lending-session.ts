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
    const answer = await fetch(`${this.#origin}/user/profile`, { headers: { Cookie: this.cookie } });
    const profile = (await answer.json()) as { user_id: string };
    return profile.user_id;
  }

  /** @returns an empty list if the call fails */
  async list<Item>(path: string): Promise<readonly Item[]> {
    const answer = await fetch(`${this.#origin}${path}`, { headers: { Cookie: this.cookie } });
    if (!answer.ok) return [];
    const listed = (await answer.json()) as Item[] | { result: Item[] };
    return Array.isArray(listed) ? listed : listed.result;
  }

  post(path: string, body: object = {}): Promise<Response> {
    return send(this.#origin, path, body, { Cookie: this.cookie });
  }
}

async function logInAt(origin: string, path: string, body: object): Promise<string> {
  const answer = await send(origin, path, body);
  const [cookie] = answer.headers.getSetCookie();
  if (!answer.ok || cookie === undefined) throw new Error(`${path} opened no session: ${answer.status}`);
  return cookie.split(';', 1)[0] ?? '';
}

export function send(origin: string, path: string, body: object, headers = {}): Promise<Response> {
  return fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}
